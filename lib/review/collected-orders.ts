import * as z from 'zod/mini';
import { Failure } from '../failure';
import type { Order } from '../order';
import { storeSchema } from '../order-schema';
import { changeIn, openDatabase } from '../storage/db';
import { setAside } from '../storage/unreadable';
import { storeKey } from '../store-key';
import type { CollectedOrder, Collection, ReviewPress } from './collection';

/** Collections kept of each store, so that none deletes another's; what became of their orders is in the outbox. */
const KEPT = 5;
/** Of a whole site, which may have several stores: its pages alone say which of them they are. */
const KEPT_OF_SITE = 20;

/** Milliseconds for which an order that its page reads again as it is kept is not written anew. */
const READ_LATELY = 60 * 60_000;

/** What every reader of a collection relies on; its orders were parsed when they came in. */
const readable = z.looseObject({
  store: storeSchema,
  collectedAt: z.number(),
  orders: z.array(
    z.looseObject({ orderId: z.string(), link: z.string(), reply: z.record(z.string(), z.unknown()) }),
  ),
});

// The desk asks after every row of a bulk, and collections are large: read once, and again after each change. The
// background alone writes them.
let knownPresses: Promise<readonly ReviewPress[]> | null = null;
let knownCollection: { readonly id: string; readonly reading: Promise<Collection> } | null = null;

function forgetKnown(): void {
  knownPresses = null;
  knownCollection = null;
}

/**
 * Keeps what was collected, beside the few before it.
 * @param left ids of collections whose orders are nowhere else and wait: they stay as long as a site's do
 * @returns its id
 * @throws Failure `storage-unavailable`
 */
export async function keepCollection(
  collected: Omit<Collection, 'id' | 'collectedAt'>,
  left: readonly string[] = [],
): Promise<string> {
  const id = crypto.randomUUID();
  await changeIn('collections', async (collections) => {
    const before = await collections.getAll();
    const now = Date.now();
    // The last that was chosen is the newest, also of two of one moment and where the clock was set back.
    const collectedAt = before.reduce(
      (after, one) => (one.collectedAt >= after ? one.collectedAt + 1 : after),
      now,
    );
    const orders = collected.orders.map((one) => ({ readAt: now, ...one }));
    const collection: Collection = { ...collected, orders, id, collectedAt };
    await collections.put(collection);
    const surplus = surplusBeside(collection, [...before, collection], left);
    await Promise.all(surplus.map((one) => collections.delete(one.id)));
  });
  forgetKnown();
  return id;
}

/** What is deleted for a new one; never what a press still sends, or a person has to decide about. */
function surplusBeside(
  { store: own }: Collection,
  all: readonly Collection[],
  left: readonly string[],
): readonly Collection[] {
  const newestFirst = all
    .filter(({ store }) => store?.origin === own.origin)
    .toSorted((a, b) => b.collectedAt - a.collectedAt);
  const ofStore = newestFirst.filter(({ store }) => storeKey(store) === storeKey(own));
  const older = ofStore.slice(KEPT).filter(({ id }) => !left.includes(id));
  const surplus = new Set([...older, ...newestFirst.slice(KEPT_OF_SITE)]);
  return [...surplus].filter(({ pressed }) => pressed === undefined);
}

/** What is kept, the newest first. @throws Failure `storage-unavailable` */
export async function readCollections(): Promise<readonly Collection[]> {
  const database = await openDatabase();
  const kept: Collection[] = [];
  for (const collection of await database.getAll('collections')) {
    if (readable.safeParse(collection).success) kept.push(collection);
    else await setAside('collections', collection.id, collection);
  }
  return kept.toSorted((a, b) => b.collectedAt - a.collectedAt);
}

/** One of those that are kept. @throws Failure `row-missing` when it was deleted; `storage-unavailable` */
export function requireCollection(id: string): Promise<Collection> {
  if (knownCollection?.id === id) return knownCollection.reading;
  const reading = readCollection(id);
  knownCollection = { id, reading };
  // The caller gets the error; the next one reads again.
  reading.catch(forgetKnown);
  return reading;
}

async function readCollection(id: string): Promise<Collection> {
  const database = await openDatabase();
  const collection = await database.get('collections', id);
  if (readable.safeParse(collection).success && collection !== undefined) return collection;
  if (collection !== undefined) await setAside('collections', id, collection);
  throw new Failure('row-missing');
}

/** @returns whether it is news: it could not be read before, or the store holds something else by now */
export async function fillCollected(order: Order): Promise<boolean> {
  const readAt = Date.now();
  const said = JSON.stringify(order);
  const isNews = ({ reply }: CollectedOrder) => 'missing' in reply || JSON.stringify(reply.order) !== said;
  const findOutdated = (collection: Collection) => {
    if (!readable.safeParse(collection).success) return [];
    const { store, orders, collectedAt } = collection;
    if (storeKey(store) !== storeKey(order.store)) return [];
    return orders.filter((one) => {
      const isOld = readAt - (one.readAt ?? collectedAt) > READ_LATELY;
      return one.orderId === order.id && (isOld || isNews(one));
    });
  };
  const database = await openDatabase();
  // Most orders that are opened are in no collection: looking alone keeps nobody from writing.
  if (!(await database.getAll('collections')).some((one) => findOutdated(one).length > 0)) return false;
  const isAnyNews = await changeIn('collections', async (collections) => {
    let hasNews = false;
    for (const collection of await collections.getAll()) {
      const outdated = findOutdated(collection);
      if (outdated.length === 0) continue;
      hasNews ||= outdated.some(isNews);
      const orders = collection.orders.map((one) =>
        outdated.includes(one) ? { ...one, reply: { order }, readAt } : one,
      );
      await collections.put({ ...collection, orders });
    }
    return hasNews;
  });
  forgetKnown();
  return isAnyNews;
}

/** Keeps a press with its collection; nothing where that was deleted. @throws Failure `storage-unavailable` */
export async function keepPress({ collectionId, rows, at }: ReviewPress): Promise<void> {
  await changeIn(
    'collections',
    async (collections) => {
      const collection = await collections.get(collectionId);
      if (collection !== undefined) await collections.put({ ...collection, pressed: { rows, at } });
    },
    { durability: 'strict' },
  );
  forgetKnown();
}

/** The presses that are not all written down. @throws Failure `storage-unavailable` */
export function findPresses(): Promise<readonly ReviewPress[]> {
  knownPresses ??= readPresses().catch((error: unknown) => {
    knownPresses = null;
    throw error;
  });
  return knownPresses;
}

async function readPresses(): Promise<readonly ReviewPress[]> {
  const database = await openDatabase();
  const collections = await database.getAll('collections');
  // One that cannot be read is left out: the desk may set it aside, which is not heard of here.
  return collections.flatMap((collection) => {
    const { id, pressed } = collection;
    const isReadable = readable.safeParse(collection).success;
    return pressed !== undefined && isReadable ? [{ collectionId: id, ...pressed }] : [];
  });
}

export async function forgetPress(collectionId: string): Promise<void> {
  await changeIn('collections', async (collections) => {
    const collection = await collections.get(collectionId);
    if (collection?.pressed === undefined) return;
    const { pressed: _, ...rest } = collection;
    await collections.put(rest);
  });
  forgetKnown();
}
