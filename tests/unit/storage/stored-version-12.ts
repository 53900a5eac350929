import { openDB } from 'idb';
import type { OutboxRow } from '../../../lib/outbox/row';
import { makeOtherStores } from './other-stores';

const PLAIN = {
  store: 'https://shop.example/wp-admin/',
  orderNumber: '883',
  orderLink: 'https://shop.example/wp-admin/post.php?post=883&action=edit',
  accountId: 'account',
  identityVersion: 1,
  phoneKey: '599001122',
  revision: 0,
  waiting: null,
  refusal: null,
  settlement: null,
  lookedAgain: null,
  pressedIn: 'form',
  heldUntil: null,
  createdAt: 1_795_000_000_000,
} as const;

const request = (reference_number: string, total_price: string) => ({
  recipient: { first_name: 'سلمى', phone: '0599001122' },
  address: { village_id: 7, city_id: 1, street_name: 'شارع المدارس' },
  total_price,
  description: 'قميص',
  reference_number,
});

const part = (number: number) => ({ press: 'e6f1', number, of: 3 });

const attempt = (outcome: 'created' | 'unknown') =>
  ({
    id: 'a',
    revision: 0,
    repeat: false,
    startedAt: 1_795_000_000_100,
    recipientBefore: outcome === 'created' ? 'absent' : 'present',
    endedAt: 1_795_000_000_900,
    outcome,
    answer: null,
  }) as const;

/** An order of version 12 in three parcels: one made, one whose answer was lost, one that waits for it; and an order in one. */
export const ROWS_12: readonly OutboxRow[] = [
  {
    ...PLAIN,
    id: 'p1',
    orderId: '883',
    copy: 0,
    forced: false,
    request: request('883 1/3', '140'),
    state: 'created',
    attempts: [attempt('created')],
    sent: { text: '{"reference_number":"883 1/3"}', identityVersion: 1 },
    parcelCode: 'SB1',
    codeFrom: 'service',
    part: part(1),
    updatedAt: 1_795_000_000_900,
  },
  {
    ...PLAIN,
    id: 'p2',
    orderId: '883',
    copy: 1,
    forced: true,
    request: { ...request('883 2/3', '0'), forceDuplicate: true },
    state: 'unknown',
    attempts: [attempt('unknown')],
    sent: { text: '{"reference_number":"883 2/3"}', identityVersion: 1 },
    parcelCode: null,
    codeFrom: null,
    part: part(2),
    updatedAt: 1_795_000_000_900,
  },
  {
    ...PLAIN,
    id: 'p3',
    orderId: '883',
    copy: 2,
    forced: true,
    request: { ...request('883 3/3', '0'), forceDuplicate: true },
    state: 'queued',
    attempts: [],
    sent: null,
    parcelCode: null,
    codeFrom: null,
    part: part(3),
    updatedAt: 1_795_000_000_000,
  },
  {
    ...PLAIN,
    id: 'whole',
    orderId: '884',
    orderNumber: '884',
    phoneKey: '599003344',
    copy: 0,
    forced: false,
    request: request('884', '60'),
    state: 'queued',
    attempts: [],
    sent: null,
    parcelCode: null,
    codeFrom: null,
    part: null,
    updatedAt: 1_795_000_000_000,
  },
];

/** The outbox as version 12 has it; the other stores are empty. */
export async function writeVersion12(rows: readonly unknown[] = ROWS_12): Promise<void> {
  const database = await openDB('shahna', 12, {
    upgrade(fresh) {
      const outbox = fresh.createObjectStore('outbox', { keyPath: 'id' });
      outbox.createIndex('order', ['store', 'orderId', 'copy'], { unique: true });
      outbox.createIndex('phone', ['accountId', 'phoneKey']);
      outbox.createIndex('state', 'state');
      outbox.createIndex('code', ['accountId', 'parcelCode']);
      outbox.createIndex('created', 'createdAt');
      makeOtherStores(fresh, 12);
    },
  });
  for (const row of rows) await database.put('outbox', row);
  database.close();
}
