import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { changeSettings } from '../../../lib/settings/settings';
import { findRelay, keepRelay } from '../../../lib/shop-relay/kept-relay';
import { ACCOUNT } from './fake-service';
import { nextOrder } from './relay-world';

const { open, rowOf, setUpRelay } = await import('./joined-shop');
const { pressBar } = await import('./presses');

setUpRelay();

it('colleagues count no amount of a parcel of another account than the one that the relay was joined for', async () => {
  const { sharedOf } = await open();
  const joined = { ...ACCOUNT, id: 'joined', currency: 'JOD' } as const;
  await changeSettings((settings) => ({ ...settings, accounts: [...settings.accounts, joined] }));
  const relay = await findRelay();
  if (relay === null) throw new Error('no relay');
  await keepRelay({ ...relay, accountId: joined.id });
  const order = nextOrder();
  await pressBar(order);
  const { parcelCode: code, accountId } = await rowOf(order);
  expect(accountId).toBe(ACCOUNT.id);
  // They still hear that it was shipped.
  expect(await sharedOf(order)).toMatchObject({ state: 'created', code, amount: null, fee: null });
});

it('nor of any parcel, once that account was removed, until a person says which it is now', async () => {
  const { sharedOf } = await open();
  const relay = await findRelay();
  if (relay === null) throw new Error('no relay');
  await keepRelay({ ...relay, accountId: null });
  const order = nextOrder();
  await pressBar(order);
  const { parcelCode: code } = await rowOf(order);
  expect(await sharedOf(order)).toMatchObject({ state: 'created', code, amount: null, fee: null });
});
