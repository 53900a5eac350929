import { describe, expect, it } from 'vitest';
import { owedIn } from '../../../components/cash/owed-in';
import { findHeading } from '../../../lib/statement/columns';
import { readLines } from '../../../lib/statement/statement';

const PARCEL = {
  ...{
    id: 'JO1',
    code: 'JO1',
    totalPrice: '100',
    fee: null,
    currency: 'JOD',
    recipientName: null,
    colleague: null,
  },
  ...{ delivered: true, returned: false, meant: true, handedOver: true, createdAt: 0 },
};

/** What is owed in dinars by an account in shekels after a line of its courier's file. */
function dinarsAfter(...cells: readonly string[]): string | undefined {
  const table = [['Tracking', 'Status', 'COD', 'Fee'], cells];
  const { row, columns } = findHeading(table);
  const lines = readLines(table, row, columns, 'ILS');
  const kept = { id: 'a', accountId: 'a', name: '', heading: [], columns, at: 1, lines };
  const [, dinars] = owedIn('ILS', [PARCEL], [kept]);
  return dinars?.outstanding.find(({ parcels }) => parcels > 0)?.amount;
}

describe('a parcel that was sent in another currency than its account has', () => {
  it.each([
    [['JO1', 'on its way', '0', '5']],
    [['JO1', 'on its way', '0 JD', '5']],
    [['JO1', 'returned', '500', '5']],
    [['JO1', 'paid', '10 JD', '5']],
  ])('is owed still where a line names it and does not pay it: %s', (cells) => {
    expect(dinarsAfter(...cells)).toBe('100');
  });

  it.each([[['JO1', 'paid', '500', '5']], [['JO1', 'paid', '100.00 JD', '5']]])(
    'is paid by a line of all of it, or of what that is in the account’s currency: %s',
    (cells) => {
      expect(dinarsAfter(...cells)).toBe(undefined);
    },
  );
});
