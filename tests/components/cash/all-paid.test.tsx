import { cleanup, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { StatementResult } from '../../../components/cash/StatementResult';
import { findHeading } from '../../../lib/statement/columns';
import { readLines } from '../../../lib/statement/statement';
import { plain, show } from '../support/show';

afterEach(cleanup);

const parcel = (code: string) => ({
  ...{ id: code, code, totalPrice: '120', fee: '20', currency: 'ILS', recipientName: null, colleague: null },
  ...{ delivered: true, returned: false, meant: true, handedOver: true, createdAt: 0 },
});

/** Whether the page says of a courier's file that all of it is paid as it should be. */
function isCalledPaid(codes: readonly string[], ...cells: readonly (readonly string[])[]): boolean {
  const table = [['Tracking', 'COD', 'Fee', 'Net'], ...cells];
  const { row, columns } = findHeading(table);
  const lines = readLines(table, row, columns, 'ILS');
  const statement = { id: 'a', accountId: 'a', name: 'a.csv', heading: [], columns, at: 1, lines };
  show(
    <StatementResult
      {...{ statement, statements: [statement], parcels: codes.map(parcel), currency: 'ILS' }}
      onClose={() => undefined}
    />,
  );
  return screen.queryByText('Everything in the statement is paid as it should be.') !== null;
}

describe('that everything is paid as it should be', () => {
  it('is said of lines that all say what was to be collected, and add up', () => {
    expect(isCalledPaid(['P1'], ['P1', '120', '20', '100'])).toBe(true);
    cleanup();
    expect(isCalledPaid(['P1'], ['P1', '120', '20', '100'], ['Total', '120', '20', '100'])).toBe(true);
  });

  it.each([
    ['has no lines', [], []],
    ['pays another amount than its line comes to', ['P1'], [['P1', '120', '20', '-20']]],
    [
      'takes a charge that it does not say',
      ['P1', 'P2'],
      [
        ['P1', '120', '20', '95'],
        ['P2', '120', '20', '95'],
      ],
    ],
    [
      'adds up to something else',
      ['P1'],
      [
        ['P1', '120', '20', '100'],
        ['Total', '150', '20', '130'],
      ],
    ],
    [
      'takes something off below its total, which is taken off what is owed',
      ['P1'],
      [
        ['P1', '120', '20', '100'],
        ['Total', '120', '20', '100'],
        ['Damages', '-30', '', ''],
        ['Transferred', '70', '', ''],
      ],
    ],
  ])('is not said of a file that %s', (_, codes, cells) => {
    expect(isCalledPaid(codes, ...cells)).toBe(false);
  });

  it('is seen to be less by what the file takes off below its total', () => {
    const sums = () =>
      [...document.querySelectorAll('[data-sum]')].map((sum) =>
        plain(sum.textContent).replace('\u00a0', ' '),
      );
    isCalledPaid(
      ['P1'],
      ['P1', '120', '20', '100'],
      ['Total', '120', '20', '100'],
      ['Damages', '-30', '', ''],
    );
    expect(sums().slice(1)).toEqual(['Collected₪120', 'Delivery fee₪20', 'Owed to you₪100']);
    cleanup();
    const paidOut = ['Transferred', '70', '', ''];
    isCalledPaid(
      ['P1'],
      ...[['P1', '120', '20', '100'], ['Total', '120', '20', '100'], ['Damages', '-30', '', ''], paidOut],
    );
    expect(sums().slice(3)).toEqual(['Not compared−₪30', 'Owed to you₪70']);
  });
});
