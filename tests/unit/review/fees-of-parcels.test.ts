import { describe, expect, it } from 'vitest';
import { allLocales } from '../../../lib/i18n/all-locales';
import { createTranslator } from '../../../lib/i18n/translator';
import type { RowView } from '../../../lib/messaging/views/row';
import type { FeeQuote } from '../../../lib/messaging/views/service';
import type { Reviewed } from '../../../lib/review/review-status';
import { reviewTable } from '../../../lib/review/review-table';
import { totalsOfReview } from '../../../lib/review/review-totals';
import { FIELDS, madeForm, madeRow } from '../../components/support/made-form';

const QUOTE = { deliveryCost: '20', returnedDeliveryCost: '10', extraPrice: '2', returnedExtraPrice: '0' };

const part = (number: number, changes: Partial<RowView> = {}) =>
  madeRow({ id: `row-${number}`, part: { press: 'p', number, of: 2 }, ...changes });

/** An order that goes in two parcels, of which the first collects. */
function inTwo(changes: Partial<RowView> = {}): Reviewed {
  const parts = [part(1, { totalPrice: '300', ...changes }), part(2, { totalPrice: '0', ...changes })];
  const parcels = parts.map(({ totalPrice }) => ({ amount: totalPrice, description: '' }));
  return {
    order: {
      ...{ orderId: '1', number: '1', link: '', missing: null, digest: null, together: null },
      form: madeForm({ fields: { ...FIELDS, parcels } }),
    },
    row: madeRow({ ...parts[1], parts }),
    status: 'created',
    sharedWith: null,
    changes: [],
  };
}

const sums = (one: Reviewed, quote: FeeQuote | null) => totalsOfReview([one], () => quote);
/** The spreadsheet's cell of the fee. */
const cell = (one: Reviewed, quote: FeeQuote | null) =>
  reviewTable([one], 'ILS', () => quote, createTranslator('en', allLocales.en)).rows[0]?.[9];

describe('an order that goes in two parcels', () => {
  it('costs two fees, in the sum and in the spreadsheet', () => {
    expect(sums(inTwo(), QUOTE)).toMatchObject([{ parcels: 2, toCollect: '300', fees: '44', withoutFee: 0 }]);
    expect(cell(inTwo(), QUOTE)).toBe('44');
    expect(cell({ ...inTwo(), row: null, status: 'ready' }, QUOTE)).toBe('44');
  });

  it('costs what was quoted as it was shipped, whatever is quoted by now', () => {
    const shipped = inTwo({ fee: '15' });
    expect(sums(shipped, QUOTE)).toMatchObject([{ fees: '30', withoutFee: 0 }]);
    expect([cell(shipped, QUOTE), cell(shipped, null)]).toEqual(['30', '30']);
  });

  it('has two parcels whose fee is not known', () => {
    expect(sums(inTwo(), null)).toMatchObject([{ parcels: 2, fees: '0', withoutFee: 2 }]);
    expect(cell(inTwo(), null)).toBe('');
  });
});
