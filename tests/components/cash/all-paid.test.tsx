import { cleanup, screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { plain } from '../support/show';
import { showStatement } from './shown-statement';

/** Whether the page says of a courier's file that all of it is paid as it should be. */
function isCalledPaid(...file: Parameters<typeof showStatement>): boolean {
  showStatement(...file);
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
