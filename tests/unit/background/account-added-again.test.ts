import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { requireRow } from '../../../lib/outbox/read-rows';
import { forgetKept } from '../../../lib/settings/remove-account';
import { changeSettings } from '../../../lib/settings/settings';
import { eventBody, send } from '../../relay/shop-client';
import { intend } from '../outbox/intend';
import { madeAttempt, madeRow } from '../outbox/made-row';
import { ACCOUNT } from './fake-service';

const { open, setUpRelay } = await import('./joined-shop');
const { catchUp } = await import('../../../entrypoints/background/relay/catch-up');
const { followAccount } = await import('../../../entrypoints/background/relay/join');
const { viewRelay } = await import('../../../entrypoints/background/relay/relay-view');

setUpRelay();

it('an account that was removed and added again has its lost answers settled once a person says that it is the one', async () => {
  const { webhook } = await open();
  await catchUp();
  expect(await viewRelay()).toMatchObject({ accountId: ACCOUNT.id, isAccountKnown: true });
  await forgetKept(ACCOUNT.id);
  const again = { ...ACCOUNT, id: 'again' };
  await changeSettings((settings) => ({ ...settings, accounts: [again], activeAccountId: again.id }));
  const at = Date.now();
  const row = madeRow({
    state: 'unknown',
    accountId: again.id,
    request: { ...madeRow().request, reference_number: '79' },
    attempts: [madeAttempt({ startedAt: at - 2, endedAt: at - 1, outcome: 'unknown' })],
  });
  await intend(row);
  await send(webhook, eventBody({ parcel_code: 'P-11', reference_number: '79' }));
  await catchUp();
  // It may be another account of the company: nothing is proven by itself.
  expect((await requireRow(row.id)).state).toBe('unknown');
  expect(await viewRelay()).toMatchObject({ isAccountKnown: false });

  await followAccount(again.id);
  await catchUp();
  expect((await requireRow(row.id)).state).toBe('created');
  expect(await viewRelay()).toMatchObject({ accountId: again.id, isAccountKnown: true });
  await expect(followAccount('nobody')).rejects.toMatchObject({ code: 'account-missing' });
});
