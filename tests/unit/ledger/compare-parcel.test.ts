import { describe, expect, it } from 'vitest';
import { compareParcel, serviceParcelOf } from '../../../lib/ledger/compare-parcel';

const asked = { totalPrice: '110', village: { id: 310, name: 'بيت فوريك' }, fee: '20' };
const has = { totalPrice: '110.00', village: { id: 310, name: 'بيت فوريك' }, fee: '20.00' };
const verdicts = (comparisons: ReturnType<typeof compareParcel>) =>
  Object.fromEntries(comparisons.map(({ of, verdict }) => [of, verdict]));

describe('a restored parcel beside what was asked for', () => {
  it('is the same when it is the same by value', () => {
    expect(verdicts(compareParcel(asked, has))).toEqual({ amount: 'same', village: 'same', fee: 'same' });
  });

  it('differs where it differs, with both sides to be seen', () => {
    const changed = { totalPrice: '90', village: { id: 311, name: null }, fee: '25' };
    expect(compareParcel(asked, changed)).toEqual([
      { of: 'amount', verdict: 'differs', asked: '110', has: '90' },
      { of: 'village', verdict: 'differs', asked: 'بيت فوريك', has: '311' },
      { of: 'fee', verdict: 'differs', asked: '20', has: '25' },
    ]);
  });

  it('claims nothing of what the service does not tell or nobody knew', () => {
    const silent = { totalPrice: null, village: null, fee: null };
    expect(verdicts(compareParcel(asked, silent))).toEqual({
      amount: 'not-told',
      village: 'not-told',
      fee: 'not-told',
    });
    expect(verdicts(compareParcel({ ...asked, fee: null }, has)).fee).toBe('not-asked');
  });

  it('reads the village of the embedded recipient only where there is one', () => {
    const record = { total_price: '110', parcel_delivery_cost: '20', price_extra_fee: '1.5' };
    const recipient = { address: { village_id: 310, village: { name: 'بيت فوريك' } } };
    expect(serviceParcelOf({ ...record, recipient })).toEqual({
      totalPrice: '110',
      village: { id: 310, name: 'بيت فوريك' },
      fee: '21.5',
    });
    for (const none of [null, 'text', {}, { address: null }, { address: { village_id: '310' } }]) {
      expect(serviceParcelOf({ ...record, recipient: none }).village).toBeNull();
    }
    expect(serviceParcelOf({ ...record, parcel_delivery_cost: null, recipient }).fee).toBeNull();
  });
});
