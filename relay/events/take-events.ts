import * as z from 'zod/mini';
import type { Database } from '../database/database';
import { requirePartitions } from '../database/retention';
import type { Pace } from '../shops/pace';
import { Batches } from './batches';
import { type ReadEvent, readEvent } from './read-event';
import { type Webhook, Webhooks } from './webhooks';

/** What `take_events` says: `change`: kept; `arrival`: equal to the parcel's newest, so only its time is. */
const takenSchema = z.array(z.enum(['change', 'arrival', 'limited', 'gone']));
type Taken = z.infer<typeof takenSchema>[number];
export type Receipt = Taken | 'unknown secret' | 'not an object';

interface Waiting {
  readonly webhook: Webhook;
  readonly event: ReadEvent;
  readonly body: Uint8Array;
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
  readonly #database: Database;
  readonly #webhooks: Webhooks;
  readonly #batches: Batches<Waiting, Taken>;
  readonly #options: Options;

  constructor(database: Database, options: Options) {
    this.#database = database;
    this.#options = options;
    this.#webhooks = new Webhooks(database);
    this.#batches = new Batches((events) => this.#write(events), {
      parallel: options.parallel,
      most: 50,
      backlog: 5000,
    });
  }

  /** @throws Overloaded, or the database's error: then nothing was promised, and the sender may come again */
  async take(secret: string, body: Uint8Array): Promise<Receipt> {
    const webhook = this.#webhooks.recall(secret) ?? (await this.#webhooks.find(secret));
    if (webhook === null) return 'unknown secret';
    const event = readEvent(body, webhook.secret);
    if (event === null) return 'not an object';
    return this.#batches.add({ webhook, event, body });
  }

  async #write(events: readonly Waiting[]): Promise<readonly Taken[]> {
    const { pace, onChange } = this.#options;
    const { db, prepared } = this.#database;
    const values = [JSON.stringify(events.map(toItem)), pace.perSecond, pace.atOnce];
    await requirePartitions(db);
    const [row] = await prepared<{ outcomes: string }>(
      'take_events',
      'select take_events($1::jsonb, $2, $3) as outcomes',
      values,
    );
    const outcomes = takenSchema.parse(row?.outcomes.split(','));
    for (const [index, { webhook }] of events.entries()) {
      if (outcomes[index] === 'gone') this.#webhooks.forget(webhook.id);
    }
    const changed = events.flatMap(({ webhook }, index) =>
      outcomes[index] === 'change' ? webhook.shopId : [],
    );
    if (changed.length > 0) onChange(changed);
    return outcomes;
  }
}

/** One event as `take_events` reads it; bytes in base64. */
function toItem({ webhook, event, body }: Waiting) {
  return {
    shop: webhook.shopId,
    secret: webhook.id,
    code: event.parcelCode,
    status: event.statusId,
    place: event.positionId,
    digest: event.digest,
    body: webhook.seal(body).toString('base64'),
  };
}
