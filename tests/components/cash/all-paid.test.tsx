import { cleanup, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { StatementResult } from '../../../components/cash/StatementResult';
import { findHeading } from '../../../lib/statement/columns';
import { readLines } from '../../../lib/statement/statement';
import { show } from '../support/show';

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
  ])('is not said of a file that %s', (_, codes, cells) => {
    expect(isCalledPaid(codes, ...cells)).toBe(false);
  });
});
