import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { explainEvent } from '../../../entrypoints/background/tools/webhook';
import { openDatabase } from '../../../lib/storage/db';
import { madeRow } from '../outbox/made-row';

vi.mock('wxt/browser', () => ({ browser: {} }));

const eventOf = (reference: string) =>
  JSON.stringify({
    event: 'parcel',
    parcel_code: 'P9',
    parcel_status_id: 3,
    parcel_position_id: 4,
    note: null,
    reference_number: reference,
  });

/** A parcel was made of an order of this shop, whose number went along. */
async function keepMade(store: string, reference: string, name: string, copy = 0): Promise<void> {
  const { request, ...row } = madeRow({
    store,
    orderId: reference,
    copy,
    state: 'created',
    parcelCode: `${store} ${reference} ${copy}`,
  });
  const recipient = { ...request.recipient, first_name: name };
  const database = await openDatabase();
  await database.put('outbox', { ...row, request: { ...request, recipient, reference_number: reference } });
}

it('names the order of an event by its reference number where it is of one order alone', async () => {
  await keepMade('https://one.example/', '17', 'سلمى');
  await keepMade('https://two.example/', '17', 'رامي');
  await keepMade('https://two.example/', '18', 'هبة');
  await keepMade('https://two.example/', '18', 'هبة', 1);
  expect((await explainEvent('account', eventOf('18'))).parcel).toMatchObject({ recipientName: 'هبة' });
  expect((await explainEvent('account', eventOf('17'))).parcel).toBeNull();
});
