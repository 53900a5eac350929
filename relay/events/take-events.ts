import { sql } from 'kysely';
import { readPublicKey, seal } from '../../lib/relay/seal';
import type { Db } from '../database/database';
import { isSame, splitSecret } from '../shops/secrets';
import { Batches, type BatchOptions } from './batches';
import { readEvent } from './read-event';

/** `change`: kept; `arrival`: equal to the parcel's newest, so only its time is; the others: not taken. */
export type Outcome = 'change' | 'arrival' | 'limited' | 'gone' | 'unknown secret' | 'not an object';

/** Events of one shop: a pace that lasts, and how many may come at once after a rest. */
export interface Pace {
  readonly perSecond: number;
  readonly atOnce: number;
}

interface Hook {
  readonly shopId: number;
  readonly publicKey: CryptoKey;
}

interface Item {
  readonly shop: number;
  readonly code: string | null;
  readonly status: number | null;
  readonly place: number | null;
  readonly digest: string;
  readonly body: string;
}

interface Options {
  readonly pace: Pace;
  /** Batches under way at a time: one where there is one connection. */
  readonly parallel: number;
  /** Shops that have news, once that is on disk. */
  readonly onChange: (shopIds: readonly number[]) => void;
}

/** Takes events in: finds the shop, seals the body, and resolves when the database has it on disk. */
export class EventTaker {
  readonly #hooks: Batches<{ id: string; hash: Buffer }, Hook | null>;
  readonly #events: Batches<Item, Outcome>;

  constructor(db: Db, { pace, parallel, onChange }: Options) {
    const options: BatchOptions = { parallel, most: 200, backlog: 5000 };
    const keys = new PublicKeys();
    this.#hooks = new Batches((presented) => findHooks(db, presented, keys), options);
    this.#events = new Batches((items) => write(db, items, pace, onChange), options);
  }

  /** @throws Overloaded, or the database's error: then nothing was promised, and the sender is told to come again */
  async take(secret: string, body: Uint8Array): Promise<Outcome> {
    const presented = splitSecret(secret);
    const hook = presented && (await this.#hooks.add(presented));
    if (hook === null) return 'unknown secret';
    const event = readEvent(body, secret);
    if (event === null) return 'not an object';
    const sealed = await seal(hook.publicKey, body);
    return this.#events.add({
      shop: hook.shopId,
      code: event.parcelCode,
      status: event.statusId,
      place: event.positionId,
      digest: event.digest.toString('base64'),
      body: Buffer.from(sealed).toString('base64'),
    });
  }
}

async function findHooks(
  db: Db,
  presented: readonly { id: string; hash: Buffer }[],
  keys: PublicKeys,
): Promise<readonly (Hook | null)[]> {
  const kept = await db
    .selectFrom('secret')
    .innerJoin('shop', 'shop.id', 'secret.shop_id')
    .select(['secret.id', 'secret.hash', 'shop.id as shopId', 'shop.public_key'])
    .where('secret.id', '=', sql<string>`any(${presented.map(({ id }) => id)}::text[])`)
    .where('purpose', '=', 'webhook')
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', sql<Date>`now()`)]))
    .execute();
  const byId = new Map(kept.map((secret) => [secret.id, secret]));
  return Promise.all(
    presented.map(async ({ id, hash }) => {
      const secret = byId.get(id);
      if (secret === undefined || !isSame(secret.hash, hash)) return null;
      return { shopId: secret.shopId, publicKey: await keys.read(secret.public_key) };
    }),
  );
}

async function write(
  db: Db,
  items: readonly Item[],
  { perSecond, atOnce }: Pace,
  onChange: Options['onChange'],
): Promise<readonly Outcome[]> {
  const { rows } = await sql<{ nth: number; outcome: Outcome }>`
    select nth, outcome from take_events(${JSON.stringify(items)}::jsonb, ${perSecond}, ${atOnce})`.execute(
    db,
  );
  const outcomes: Outcome[] = [];
  const changed = new Set<number>();
  for (const { nth, outcome } of rows) {
    outcomes[nth - 1] = outcome;
    const item = items[nth - 1];
    if (outcome === 'change' && item !== undefined) changed.add(item.shop);
  }
  if (changed.size > 0) onChange([...changed]);
  return outcomes;
}

/** Imported keys by their bytes: importing one takes as long as sealing. They are public and never change. */
class PublicKeys {
  readonly #keys = new Map<string, Promise<CryptoKey>>();

  read(bytes: Uint8Array): Promise<CryptoKey> {
    const name = Buffer.from(bytes).toString('base64');
    const known = this.#keys.get(name);
    if (known !== undefined) return known;
    if (this.#keys.size >= 20_000) this.#keys.clear();
    const key = readPublicKey(bytes);
    this.#keys.set(name, key);
    return key;
  }
}
