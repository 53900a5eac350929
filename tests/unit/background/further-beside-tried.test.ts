import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { changeSettings } from '../../../lib/settings/settings';
import { openDatabase } from '../../../lib/storage/db';
import { keepKey } from '../../../lib/vault/vault-write';
import { madeRow } from '../outbox/made-row';

const { account, begin, fieldsOf, order, press, setUpService, settled, share } = await import(
  './parts-pressed'
);

beforeEach(setUpService);

it('who mends a part of an order is told of its own parcels, not of one that was only tried out since', async () => {
  const live = { ...account, id: 'live', environment: 'live' } as const;
  await keepKey(live, 'live-key');
  await changeSettings((settings) => ({ ...settings, accounts: [account, live] }));
  begin(['makes', 'refuses']);
  await press(fieldsOf([share('100'), share('40')]), { account: live });
  const { store, orderId } = (await settled())[0] ?? order;
  const tried = { accountId: account.id, practice: true, parcelCode: 'TRIED', state: 'created' } as const;
  await (await openDatabase()).put('outbox', { ...madeRow(tried), store, orderId, copy: 7 });
  const told = await press(fieldsOf([share('100'), share('40')]), { account: live });
  expect([told.accountId, told.state]).toEqual([live.id, 'created']);
});
