import { describe, expect, it } from 'vitest';
import { mergeEdits } from '../../../entrypoints/background/drafting/draft-order';
import type { Order } from '../../../lib/order';
import { draftParcel } from '../../../lib/parcel/draft';
import type { ParcelDraft } from '../../../lib/parcel/parcel-draft';
import { isCertain } from '../../../lib/parcel/preflight';
import type { Account } from '../../../lib/settings/account';
import { aMatch, anAccount, anOrder, fact } from './made-up';

function draftOf(order: Partial<Order>, match = aMatch()): ParcelDraft {
  return draftParcel({ order: anOrder(order), account: anAccount(), match });
}

const unpaidTransfer = { paymentMethod: fact('bacs') };
const noVillage = aMatch({ confident: false, recognised: false, reason: { code: 'none' } });

describe("a person's word over what was read", () => {
  it('leaves a draft alone that nobody touched', () => {
    const draft = draftOf(unpaidTransfer);
    expect(mergeEdits(draft, {}, anAccount())).toEqual(draft);
  });

  it('answers what was asked of the field they wrote', () => {
    const draft = draftOf({ payment: fact('doubtful') });
    const merged = mergeEdits(draft, { totalPrice: '140' }, anAccount());
    expect(merged.fields.totalPrice).toBe('140');
    expect(merged.origins.totalPrice).toEqual({ from: 'person' });
    expect(isCertain(merged)).toBe(true);
  });

  it('is checked like any other', () => {
    const draft = draftOf({ payment: fact('doubtful') });
    const wrong = mergeEdits(draft, { totalPrice: '12,345' }, anAccount());
    expect(wrong.findings).toMatchObject([{ field: 'totalPrice', code: 'number-ambiguous' }]);
    const emptied = mergeEdits(draftOf({}), { streetName: '' }, anAccount());
    expect(emptied.findings).toMatchObject([{ field: 'streetName', code: 'required' }]);
  });

  it('is held to the account', () => {
    const certainBy = (account: Account) =>
      isCertain(mergeEdits(draftOf({}), { totalPrice: '140.5' }, account));
    expect([certainBy(anAccount()), certainBy(anAccount({ numberRule: 'whole' }))]).toEqual([true, false]);
  });

  it('chooses the village', () => {
    const village = { id: 7, cityId: 1, name: 'دورا', city: 'الخليل' };
    const merged = mergeEdits(draftOf({}, noVillage), { village }, anAccount());
    expect(merged.fields.village).toEqual(village);
    expect(isCertain(merged)).toBe(true);
  });
});
