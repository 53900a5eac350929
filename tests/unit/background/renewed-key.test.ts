import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { findAct } from '../../../components/outbox/RowAct';
import type { Order } from '../../../lib/order';
import { reasonOf } from '../../../lib/outbox/meaning';
import type { Account } from '../../../lib/settings/account';
import { removeAccount } from '../../../lib/settings/remove-account';
import { saveAccount } from '../../../lib/settings/save-account';
import { changeSettings, readSettings } from '../../../lib/settings/settings';
import { forgetKey } from '../../../lib/vault/vault-write';
import { need } from '../../need';
import { ACCOUNT } from './fake-service';
import { keepOneVillage } from './shop';

const { caller, nextOrder, service, setUpStore, stateOf } = await import('./review-orders');
const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { openFormAgain } = await import('../../../entrypoints/background/forms/forms');
const { listOutbox } = await import('../../../entrypoints/background/outbox/settling');
const { drainDue } = await import('../../../entrypoints/background/shipping/sending');
const { pressBar, pressForm } = await import('./presses');

const OTHER: Account = { ...ACCOUNT, id: 'other', name: 'Fig shop' };

beforeEach(setUpStore);

/** The company accepts the key that is in the settings no longer, or does again. */
const acceptKey = (isAccepted: boolean) => {
  service.answer = isAccepted ? null : () => Response.json({ success: false, errors: ['unauthorized'] });
};

async function giveKey(): Promise<Account> {
  const [kept] = (await readSettings()).accounts;
  const {
    id,
    identityVersion: _,
    told: _told,
    hasEmployees: _has,
    label: _label,
    ...fields
  } = need(kept, 'account');
  const account = await saveAccount({ id, fields, key: 'the-new-key' });
  await keepOneVillage(account);
  return account;
}

/** Today's row of an order: why it made no parcel, and what its button does. */
async function onToday(order: Order) {
  const row = need(
    (await listOutbox()).find(({ orderNumber }) => orderNumber === `N${order.id}`),
    'row',
  );
  return { id: row.id, why: reasonOf(row)?.code, act: findAct(row) };
}
const onPage = async (order: Order) => {
  const { message, action, asides } = await openOrder(order, caller);
  return { message, action, asides };
};

const REVIEW = { does: 'mend', label: 'bar-action-review' };

it('what the old key was refused for is tried again by its form once there is a new key, from Today and from its page', async () => {
  const order = nextOrder();
  acceptKey(false);
  await pressBar(order);
  expect(await onToday(order)).toMatchObject({ why: 'key-refused', act: { label: 'bar-mend-key' } });
  expect(await onPage(order)).toMatchObject({ action: { kind: 'account', label: 'Correct the key' } });
  acceptKey(true);
  const { currency, id: accountId, identityVersion } = await giveKey();
  const { id, ...shown } = await onToday(order);
  expect(shown).toEqual({ why: 'account-changed', act: REVIEW });
  expect(await onPage(order)).toEqual({
    message: expect.stringMatching(/key or currency changed, since this was prepared\. Open the form/),
    action: { kind: 'review', label: 'Review' },
    asides: [],
  });
  await pressForm(await openFormAgain(id), { accountId, currency, identityVersion });
  expect(await stateOf(order)).toBe('created');
  expect(service.creations()).toHaveLength(1);
});

it('what waited for a missing key is not sent by another one unasked, and is tried again the same way', async () => {
  const order = nextOrder();
  await forgetKey(ACCOUNT.id);
  await pressBar(order);
  expect(await onToday(order)).toMatchObject({ why: 'key-unavailable' });
  await giveKey();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40_000 });
  await drainDue();
  vi.useRealTimers();
  expect(await onToday(order)).toMatchObject({ why: 'account-changed', act: REVIEW });
  expect(service.creations()).toEqual([]);
});

it('says of a press whose account was removed that it was, where there is another; where there is none, that one is needed', async () => {
  await changeSettings((settings) => ({ ...settings, accounts: [...settings.accounts, OTHER] }));
  const [refused, waiting] = [nextOrder(), nextOrder()];
  acceptKey(false);
  await pressBar(refused);
  acceptKey(true);
  service.down = true;
  await pressBar(waiting);
  service.down = false;
  await removeAccount(ACCOUNT.id);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40_000 });
  await drainDue();
  vi.useRealTimers();
  for (const order of [refused, waiting]) {
    expect(await onToday(order)).toMatchObject({ why: 'account-changed', act: REVIEW });
    expect((await onPage(order)).message).toContain('The account was removed, or its address');
  }
  await removeAccount(OTHER.id);
  for (const order of [refused, waiting])
    expect(await onToday(order)).toMatchObject({
      why: 'account-missing',
      act: { label: 'bar-mend-account' },
    });
});
