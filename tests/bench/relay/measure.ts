import type { Database } from '../../../relay/database/database';
import { addShop, type NewShop } from '../../../relay/shops/shops';
import { Browser } from '../../relay/shop-client';
import { type BenchEvent, nameOf } from './events';
import { Connection, makeRequest, quantile, sendAll } from './senders';

export const SENDERS = 8;

export interface Shops {
  readonly shops: readonly NewShop[];
  /** One more, for the reader who waits. */
  readonly watched: NewShop;
}

export async function addShops(database: Database, url: string, count: number): Promise<Shops> {
  const shops: NewShop[] = [];
  for (let index = 0; index < count; index += 1) shops.push(await addShop(database.db, url, `Shop ${index}`));
  return { shops, watched: await addShop(database.db, url, 'Watched') };
}

/** Events into the relay's processes, by senders in turn; meanwhile a reader waits for one more shop's. */
export async function sendThrough(
  urls: readonly string[],
  { shops, watched }: Shops,
  events: readonly BenchEvent[],
) {
  const connections = Array.from(
    { length: SENDERS },
    (_, sender) => new Connection(urls[sender % urls.length] ?? ''),
  );
  const paths = shops.map(({ webhook }) => new URL(webhook).pathname);
  const ended = new AbortController();
  const watching = watch(urls, watched, ended.signal);
  // A shop's events come by one sender, one after the other: else nobody can say in which order they came.
  const bySender = Array.from({ length: SENDERS }, (_, sender) =>
    events
      .filter(({ shop }) => shop % SENDERS === sender)
      .map((event) => ({ event, request: makeRequest(paths[event.shop] ?? '', event.body) })),
  );
  const sent = await sendAll(
    bySender,
    async ({ request }, worker) => (await connections[worker]?.post(request)) === 200,
  );
  ended.abort();
  for (const connection of connections) connection.close();
  return {
    ...sent,
    accepted: sent.accepted.map(({ event }) => event),
    perSecond: (events.length / sent.took) * 1000,
    p99: quantile(sent.times, 0.99),
    seenAfter: quantile(await watching, 0.5),
  };
}

/** Milliseconds from an event's 2xx at the first process to the answer of who waits at the last, again and again. */
async function watch(urls: readonly string[], shop: NewShop, ended: AbortSignal): Promise<readonly number[]> {
  const browser = await Browser.join(urls.at(-1) ?? '', shop, 'Waiting');
  const connection = new Connection(urls[0] ?? '');
  const times: number[] = [];
  for (let { last: seq } = await browser.changes(); !ended.aborted; seq += 1) {
    const seen = browser.changes(seq, 20).then(() => performance.now());
    await new Promise((resolve) => setTimeout(resolve, 100));
    const body = JSON.stringify({ parcel_code: 'W', parcel_status_id: seq });
    await connection.post(makeRequest(new URL(shop.webhook).pathname, body));
    const answered = performance.now();
    times.push(Math.max(0, (await seen) - answered));
  }
  connection.close();
  return times;
}

/** What the shops' browsers then read: what was accepted and is not there, and what is there twice. */
export async function readBack(url: string, { shops }: Shops, accepted: readonly BenchEvent[]) {
  const read = new Map<string, number>();
  let outOfOrder = 0;
  for (const [index, shop] of shops.entries()) {
    const browser = await Browser.join(url, shop, 'Reader');
    const newest = new Map<string, number>();
    for (const change of await browser.allChanges()) {
      if (change.kind !== 'event') continue;
      const { parcelCode: code, statusId: status } = change;
      const name = nameOf({ code, status });
      read.set(name, (read.get(name) ?? 0) + 1);
      if ((newest.get(code ?? '') ?? 0) > (status ?? 0)) outOfOrder += 1;
      newest.set(code ?? '', status ?? 0);
    }
    if (index % 100 === 99) await new Promise((resolve) => setImmediate(resolve));
  }
  const lost = accepted.filter((event) => !read.has(nameOf(event))).length;
  const doubled = [...read.values()].filter((times) => times > 1).length;
  return { lost, doubled, outOfOrder };
}
