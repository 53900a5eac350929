import { createCipheriv, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { makeSealer, NONCE, type Sealer } from '../../lib/relay/seal';
import type { Db } from '../database/database';
import { isSame, splitSecret } from '../shops/secrets';

/** Milliseconds for which one agreed secret seals a shop's events. */
const SEALER_LASTS = 3_600_000;
/** Webhooks that a process remembers. */
const REMEMBERED = 20_000;

/** Where a shop's events come in. */
export interface Webhook {
  readonly id: string;
  readonly shopId: number;
  readonly hash: Uint8Array;
  seal(body: Uint8Array): Buffer;
}

/**
 * Finds webhooks by their secrets, and remembers them with what seals their shops' events. That one is remembered does
 * not let it in: whoever writes its events looks whether it has ended meanwhile (`take_events`).
 */
export class Webhooks {
  readonly #db: Db;
  readonly #known = new Map<string, { readonly webhook: Webhook; readonly until: number }>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** @returns null for a secret that nobody has */
  async find(text: string): Promise<Webhook | null> {
    const presented = splitSecret(text);
    if (presented === null) return null;
    const known = this.#known.get(presented.id);
    const webhook =
      known !== undefined && known.until > performance.now() ? known.webhook : await this.#read(presented.id);
    return webhook !== null && isSame(webhook.hash, presented.hash) ? webhook : null;
  }

  forget(id: string): void {
    this.#known.delete(id);
  }

  async #read(id: string): Promise<Webhook | null> {
    const row = await this.#db
      .selectFrom('secret')
      .innerJoin('shop', 'shop.id', 'secret.shop_id')
      .select(['secret.hash', 'shop.id', 'shop.public_key'])
      .where('secret.id', '=', id)
      .where('purpose', '=', 'webhook')
      .where((where) =>
        where.or([where('expires_at', 'is', null), where('expires_at', '>', sql<Date>`clock_timestamp()`)]),
      )
      .executeTakeFirst();
    if (row === undefined) return null;
    const sealer = await makeSealer(row.public_key);
    const webhook = { id, shopId: row.id, hash: row.hash, seal: (body: Uint8Array) => seal(sealer, body) };
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(id, { webhook, until: performance.now() + SEALER_LASTS });
    return webhook;
  }
}

/** As `lib/relay/seal` opens it. Node's own cipher does in one step what WebCrypto does in several turns. */
function seal({ encapsulated, key }: Sealer, body: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([encapsulated, nonce, cipher.update(body), cipher.final(), cipher.getAuthTag()]);
}
