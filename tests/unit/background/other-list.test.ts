import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKeyOf } from '../../../lib/order-key';
import { changeSettings } from '../../../lib/settings/settings';
import { addEdits } from '../../../lib/typed/saved-edits';
import { replaceDirectory } from '../../../lib/villages/directory';
import { madeAccount } from '../made-account';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { villageOf } from '../villages/made-up';
import { ACCOUNT } from './fake-service';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { openFormAgain } = await import('../../../entrypoints/background/forms/forms');
const { caller, nextOrder } = await import('./review-orders');
const { setUpAskedStore } = await import('./asked-store');

/** Another company: it numbers its villages otherwise. */
const OTHER = madeAccount({ id: 'other', address: 'https://other.example', currency: 'JOD' });
const CHOSEN = { id: 301, cityId: 3, name: 'بيت لقيا', city: 'رام الله' };

beforeEach(async () => {
  vi.clearAllMocks();
  await setUpAskedStore();
  await replaceDirectory(OTHER, [villageOf(301, 'عين عريك', 3, 'رام الله')], 1);
});

/** The shop went from its company to another, and took the account away or kept it. */
const goOver = (accounts: readonly (typeof ACCOUNT)[]) =>
  changeSettings((settings) => ({ ...settings, accounts: [...accounts], activeAccountId: OTHER.id }));

describe('a village of another company’s list', () => {
  it('chosen for an order before the shop went over is chosen anew: its number is another village here', async () => {
    const order = nextOrder();
    await addEdits({ key: draftKeyOf(order), orderId: order.id, edits: { village: CHOSEN } });
    expect(await openOrder(order, caller)).toMatchObject({ action: { kind: 'ship' } });
    await goOver([ACCOUNT, OTHER].map((account) => ({ ...account, currency: 'ILS' })));
    const bar = await openOrder(order, caller);
    expect(bar).toMatchObject({ digest: null, action: { kind: 'review' } });
    expect(bar.message).toMatch(/no longer in the delivery company’s list/);
  });

  it('does not fill the form of one more parcel, and neither do amounts of a currency nobody knows', async () => {
    const filledFrom = { key: 'k', address: null, village: CHOSEN };
    const request = { ...madeRow().request, address: { village_id: 301, city_id: 3, street_name: 'شارع' } };
    const row = madeRow({ state: 'created', parcelCode: 'P', filledFrom, request });
    const old = madeRow({ state: 'created', parcelCode: 'P-OLD', request });
    await intend(row);
    await intend(old);
    const own = await openFormAgain(row.id);
    expect(own.draft.fields).toMatchObject({ village: CHOSEN, totalPrice: '120.5' });
    expect(own.draft.findings.filter(({ field }) => field === 'village')).toEqual([]);
    expect((await openFormAgain(old.id)).draft.fields.village).toEqual(CHOSEN);
    await goOver([OTHER]);
    const { draft } = await openFormAgain(row.id);
    expect(draft.fields.totalPrice).toBe('');
    expect(draft.findings).toContainEqual(
      expect.objectContaining({ field: 'village', severity: 'error', code: 'village-gone' }),
    );
    expect((await openFormAgain(old.id)).draft.fields.village).toBeNull();
  });
});
