import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { toHandOver } from '../../../lib/handover/to-hand-over';
import { toEntry } from '../../../lib/ledger/entry';
import type { Order } from '../../../lib/order';
import { changeSettings } from '../../../lib/settings/settings';
import { need } from '../../need';
import { ACCOUNT } from './fake-service';

const { caller, nextOrder, service, setUpStore } = await import('./review-orders');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { markWrong } = await import('../../../entrypoints/background/outbox/settling');
const { restore } = await import('../../../entrypoints/background/tools/restore');
const { rowOf } = await import('./asked-store');
const { pressBar } = await import('./presses');

const LIVE = { ...ACCOUNT, environment: 'live' } as const;
beforeEach(async () => {
  await setUpStore();
  await changeSettings((settings) => ({ ...settings, accounts: [LIVE] }));
});

/** The company takes a parcel out of its recycle bin when it is asked to. */
function restores(code: string): void {
  const parcel = { parcel_code: code, total_price: 140, parcel_status_id: 1 };
  vi.stubGlobal('fetch', async (request: Request) =>
    request.url.includes('restore') ? Response.json({ success: true, parcel }) : service.fetch(request),
  );
}
const madeRow = async (order: Order) => need(await rowOf(order), 'row');
const BESIDE = { account: LIVE, place: null, printed: false, report: null, isSearched: false };
const rowsToHandOver = async (order: Order) =>
  toHandOver([toEntry(await madeRow(order), BESIDE)], Date.now());

it('a parcel that was marked as wrong and is restored counts again: on the driver’s sheet, and at its order', async () => {
  const order = nextOrder();
  await pressBar(order);
  const { id, parcelCode } = await madeRow(order);
  await markWrong(id, true);
  expect(await rowsToHandOver(order)).toEqual([]);
  const code = need(parcelCode, 'code');
  restores(code);
  expect(await restore(ACCOUNT.id, code)).toMatchObject({ parcelCode: code });
  expect(await rowsToHandOver(order)).toHaveLength(1);
  expect(await openOrder(order, caller)).toMatchObject({ tone: 'good', action: { kind: 'print' } });
});
