import type { Database } from '../database/database';
import type { Pace } from '../shops/pace';
import { Batches } from './batches';
import { readEvent } from './read-event';
import { Webhooks } from './webhooks';

/** What `take_events` says: `change`: kept; `arrival`: equal to the parcel's newest, so only its time is. */
type Taken = 'change' | 'arrival' | 'limited' | 'gone';
export type Outcome = Taken | 'unknown secret' | 'not an object';

/** One event as `take_events` takes it; bytes in base64. */
interface Item {
  readonly shop: number;
  readonly secret: string;
  readonly code: string | null;
  readonly status: number | null;
  readonly place: number | null;
  readonly digest: string;
  readonly body: string;
}

interface Options {
  /** Of one shop's events, whichever process they come to. */
  readonly pace: Pace;
  /** Batches under way at a time: one where there is one connection. */
  readonly parallel: number;
  /** Shops that have news, once that is on disk. */
  readonly onChange: (shopIds: readonly number[]) => void;
}

/** Takes events in: finds the shop, seals the body, and resolves when the database has it on disk. */
export class EventTaker {
  readonly #webhooks: Webhooks;
  readonly #batches: Batches<Item, Taken>;
  readonly #onChange: Options['onChange'];

  constructor(database: Database, { pace, parallel, onChange }: Options) {
    this.#webhooks = new Webhooks(database);
    this.#batches = new Batches((items) => write(database, items, pace), {
      parallel,
      most: 50,
      backlog: 5000,
    });
    this.#onChange = onChange;
  }

  /** @throws Overloaded, or the database's error: then nothing was promised, and the sender may come again */
  async take(secret: string, body: Uint8Array): Promise<Outcome> {
    const webhook = await this.#webhooks.find(secret);
    if (webhook === null) return 'unknown secret';
    const event = readEvent(body, webhook.secret);
    if (event === null) return 'not an object';
    const outcome = await this.#batches.add({
      shop: webhook.shopId,
      secret: webhook.id,
      code: event.parcelCode,
      status: event.statusId,
      place: event.positionId,
      digest: event.digest,
      body: webhook.seal(body).toString('base64'),
    });
    if (outcome === 'gone') this.#webhooks.forget(webhook.id);
    if (outcome === 'change') this.#onChange([webhook.shopId]);
    return outcome;
  }
}

async function write(
  database: Database,
  items: readonly Item[],
  { perSecond, atOnce }: Pace,
): Promise<readonly Taken[]> {
  const rows = await database.prepared<{ nth: number; outcome: Taken }>(
    'take_events',
    'select nth, outcome from take_events($1::jsonb, $2, $3)',
    [JSON.stringify(items), perSecond, atOnce],
  );
  const outcomes: Taken[] = [];
  for (const { nth, outcome } of rows) outcomes[nth - 1] = outcome;
  return outcomes;
}
