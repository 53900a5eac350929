import type { Page } from 'puppeteer-core';
import { readKeptSettings } from '../e2e/kept-settings';
import { words } from '../words';

/** A day's work made up: rows as the outbox keeps them, of recipients, villages and states of every kind. */
const NAMES = words`
  سلمى عودة; أحمد الكيلاني; Rana Haddad; محمد عبد الرحمن أبو ليلى; יעל כהן; هبة الخطيب; نور الدين شحادة;
  Omar Khalil; إيمان الجعبري; يوسف سمارة
`;
const STREETS = [
  'شارع المدرسة، بناية 4',
  'حي البستان',
  'قرب الجامع الكبير',
  'شارع القدس 12',
  'Main street 7',
];
/** The number by which the practice service's parcels are delivered here. */
const DELIVERED = 6;
/** Milliseconds between two parcels. */
const APART = 23 * 60_000;
const STATES = ['made-code-unknown', 'unknown', 'refused', 'settled', 'queued'];

interface Listed {
  readonly villages: readonly { readonly id: number; readonly cityId: number }[];
}

interface RowsWished {
  readonly names: readonly string[];
  readonly streets: readonly string[];
  /** Of those that did not simply become a parcel, one of thirteen; none: all did. */
  readonly states: readonly string[];
  readonly count: number;
  /** How many there are already. */
  readonly first: number;
  /** To whom they all went; none: each to another. */
  readonly phone: string | null;
  /** Milliseconds between two of them. */
  readonly apart: number;
  readonly accountId: string;
  readonly now: number;
  readonly places: readonly (readonly [villageId: number, cityId: number])[];
}

/** Writes rows into the extension's own database; `page` is one of its pages. */
export async function writeRows(
  page: Page,
  count: number,
  now: number,
  wished: Partial<Pick<RowsWished, 'names' | 'streets' | 'states' | 'first' | 'phone' | 'apart'>> = {},
): Promise<void> {
  const accountId = (await page.evaluate(readKeptSettings))?.activeAccountId;
  if (accountId == null) throw new Error('There is no account');
  const places = await page.evaluate(readPlaces, accountId);
  const ready = { names: NAMES, streets: STREETS, states: STATES, first: 0, phone: null, apart: APART };
  const rows = rowsOf({ ...ready, ...wished, count, accountId, now, places });
  await page.evaluate(putAll, 'outbox', rows);
}

/** Says that so many of a store's orders bear their parcels' notes already. */
export async function writeNotes(
  page: Page,
  { store, first, count, now }: Record<'first' | 'count' | 'now', number> & { readonly store: string },
): Promise<void> {
  const notes = Array.from({ length: count }, (_, nth) => {
    const id = `made-${first + nth}`;
    return { rowId: id, store, orderId: id, state: 'written', tries: 1, at: now - (first + nth) * APART };
  });
  await page.evaluate(putAll, 'order-notes', notes);
}

/** Says that every second of the first parcels that `writeRows` made was delivered, so that cash is still out. */
export async function writeDeliveries(page: Page, count: number, now: number): Promise<void> {
  const accountId = (await page.evaluate(readKeptSettings))?.activeAccountId;
  if (accountId == null) throw new Error('There is no account');
  const states = Array.from({ length: Math.ceil(count / 2) }, (_, nth) => ({
    parcelCode: codeOf(2 * nth),
    statusId: DELIVERED,
    positionId: 1,
    note: null,
    reference: null,
    at: now,
  }));
  await page.evaluate(putAll, 'parcel-states', states);
  await page.evaluate(putAll, 'delivered-statuses', [{ accountId, statusIds: [DELIVERED] }]);
}

/** Says that the browser joined a shop, whose relay it can ask nothing any more. */
export async function writeRelay(page: Page, now: number): Promise<void> {
  const accountId = (await page.evaluate(readKeptSettings))?.activeAccountId;
  if (accountId == null) throw new Error('There is no account');
  const relay = {
    state: 'joined',
    url: 'https://relay.example',
    shop: 'Shop',
    memberName: 'Counter',
    memberId: 1,
  };
  const secrets = { accountId: 'relay', identityVersion: 0, iv: [], cipher: [] };
  const reached = { after: 0, afterAt: null, caughtUpAt: now, trouble: 'relay-member' };
  await page.evaluate(putAll, 'relay', [{ ...relay, ...reached, accountId, secrets }], 'relay');
}

/** Says that colleagues made as many parcels as `writeRows` did, and that as many forms were typed into. */
export async function writeColleagues(
  page: Page,
  { first, count, now }: Record<'first' | 'count' | 'now', number>,
): Promise<void> {
  const each = Array.from({ length: count }, (_, nth) => first + nth);
  const orders = each.map((nth) => ({
    key: `K${nth}`.padEnd(43, '-'),
    claim: '4f2b6c1e-9a55-4c0e-8e0a-2f6d5b0a7c11',
    state: 'created',
    member: { id: 2, name: 'Rana' },
    code: `RN${nth}`,
    amount: '80',
    fee: '20',
    claimedAt: new Date(now - nth * APART).toISOString(),
    changedAt: new Date(now - nth * APART).toISOString(),
    takenFrom: null,
    otherCodes: [],
  }));
  const forms = each.map((nth) => ({
    key: `https://shop.example/wp-admin/ ${nth}`,
    edits: { note: 'قرب الجامع' },
    confirmed: [],
    orderId: `${nth}`,
  }));
  await page.evaluate(putAll, 'shared-orders', orders);
  await page.evaluate(putAll, 'drafts', forms);
}

/** The code of the parcel that `writeRows` made so many parcels after the first. */
export function codeOf(index: number): string {
  return `SB${100_000 + index * 7}`;
}

function rowsOf({
  count,
  accountId,
  now,
  places,
  names,
  streets,
  states,
  first,
  phone: one,
  apart,
}: RowsWished): readonly object[] {
  return Array.from({ length: count }, (_, nth) => {
    const index = first + nth;
    const state = (index % 13 === 6 ? states[Math.floor(index / 13) % states.length] : null) ?? 'created';
    const [villageId = 0, cityId = 0] = places[(index * 37) % places.length] ?? [];
    const phone = one ?? `05992${String(10_000 + index).slice(-5)}`;
    const at = now - index * apart;
    return {
      id: `made-${index}`,
      store: 'https://shop.example/wp-admin/',
      orderId: `${9000 - index}`,
      copy: index % 29 === 3 ? 1 : 0,
      orderNumber: `${9000 - index}`,
      orderLink: `https://shop.example/wp-admin/post.php?post=${9000 - index}&action=edit`,
      accountId,
      identityVersion: 1,
      phoneKey: phone.slice(1),
      forced: false,
      request: {
        recipient: { first_name: names[index % names.length], phone },
        address: { village_id: villageId, city_id: cityId, street_name: streets[index % streets.length] },
        total_price: `${90 + ((index * 17) % 200)}${index % 4 === 0 ? '.50' : ''}`,
        description: 'كوب خزف أزرق × 2',
        ...(index % 3 === 0 ? { note: 'الرجاء الاتصال قبل الوصول' } : {}),
        reference_number: `${9000 - index}`,
      },
      revision: 0,
      state,
      attempts: [],
      sent: null,
      waiting: null,
      settlement: null,
      lookedAgain: null,
      parcelCode: state === 'created' ? codeOf(index) : null,
      refusal: null,
      quotedFee: index % 11 === 5 ? null : { deliveryCost: '20.00', extraPrice: index % 9 === 0 ? '5' : '0' },
      createdAt: at,
      updatedAt: at,
    };
  });
}

/** Runs in a page of the extension. */
function readPlaces(accountId: string): Promise<[number, number][]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('directories').objectStore('directories').get(accountId);
      asked.onsuccess = () => {
        const { villages } = asked.result as Listed;
        resolve(villages.map(({ id, cityId }) => [id, cityId]));
        opening.result.close();
      };
    };
  });
}

/** Runs in a page of the extension. */
function putAll(store: string, records: readonly object[], key?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction(store, 'readwrite');
      for (const record of records) writing.objectStore(store).put(record, key);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
