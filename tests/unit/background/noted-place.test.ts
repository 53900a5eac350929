import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { replaceDirectory } from '../../../lib/villages/directory';
import { fact } from '../parcel/made-up';
import { villageOf } from '../villages/made-up';
import { ACCOUNT } from './fake-service';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { caller, nextOrder, setUpStore } = await import('./review-orders');

beforeEach(async () => {
  await setUpStore();
  const villages = [villageOf(301, 'بيت لقيا', 3, 'رام الله'), villageOf(757, 'حوارة', 5, 'نابلس')];
  await replaceDirectory(ACCOUNT, villages, 1);
});

it('a note that says another place than the address keeps an order from going by one press, and is shown', async () => {
  const plain = await openOrder(nextOrder(), caller);
  expect(plain.action?.kind).toBe('ship');
  const said = await openOrder(nextOrder({ customerNote: fact('التوصيل على حوارة') }), caller);
  expect(said).toMatchObject({ action: { kind: 'review' }, digest: null });
  expect(JSON.stringify(said)).toContain('التوصيل على حوارة');
  const remarked = await openOrder(nextOrder({ remarks: ['غير العنوان، صار حوارة'] }), caller);
  expect(remarked.action?.kind).toBe('review');
});
