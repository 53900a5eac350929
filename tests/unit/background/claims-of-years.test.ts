import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { SharedOrder } from '../../../lib/relay/schemas';
import { keepRelay } from '../../../lib/shop-relay/kept-relay';
import { keepClaim, keepSharedOrder } from '../../../lib/shop-relay/order-claims';
import type { KeptRelay, OrderClaim } from '../../../lib/storage/records';
import { countRead } from '../storage/count-read';

vi.mock('wxt/browser', async () => ({ browser: (await import('./fake-browser')).fakeBrowser() }));
const { findSuccessors } = await import('../../../entrypoints/background/relay/colleagues');

it('who took rows’ orders over is found without a look at all that was ever claimed', async () => {
  await keepRelay({ state: 'joined', url: 'https://relay.example', memberId: 1 } as KeptRelay);
  for (const rowId of ['old-1', 'old-2', 'old-3', 'taken', 'own'])
    await keepClaim({
      rowId,
      key: rowId,
      claim: `claim of ${rowId}`,
      told: 'claimed',
      open: 1,
    } as OrderClaim);
  const [counter, rana] = [1, 2].map((id) => ({ id, name: id === 1 ? 'Counter' : 'Rana' }));
  const order = { key: 'taken', claim: 'hers', state: 'claimed', member: rana, takenFrom: counter };
  await keepSharedOrder(order as SharedOrder);
  const keys = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys');
  const read = countRead();
  const rows = ['own', 'taken', 'never-claimed'].map((id) => ({ id }));
  expect(await findSuccessors(rows)).toEqual([null, 'Rana', null]);
  expect(keys).not.toHaveBeenCalled();
  expect(read()).not.toHaveProperty('order-claims');
});
