import { createCipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import { makeSealer, NONCE, type Sealer } from '../../lib/relay/seal';
import type { Database } from '../database/database';
import { isSame, type KeptSecret, splitSecret } from '../shops/secrets';

/** Milliseconds for which one agreed secret seals a shop's events. */
const SEALER_LASTS = 3_600_000;
/** Webhooks that a process remembers. */
const REMEMBERED = 20_000;

/** Where a shop's events come in. */
export interface Webhook {
  readonly id: string;
  readonly shopId: number;
  readonly hash: Uint8Array;
  /** The secret, as what keys digests of its shop's events. */
  readonly secret: KeyObject;
  seal(body: Uint8Array): Buffer;
}

/**
 * Finds webhooks by their secrets, and remembers them with what seals their shops' events. That one is remembered does
 * not let it in: whoever writes its events looks whether it has ended meanwhile (`take_events`).
 */
export class Webhooks {
  readonly #database: Database;
  readonly #known = new Map<string, { readonly webhook: Webhook; readonly until: number }>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** @returns null for a secret that nobody has */
  async find(text: string): Promise<Webhook | null> {
    const presented = splitSecret(text);
    if (presented === null) return null;
    const known = this.#known.get(presented.id);
    if (known === undefined || known.until <= performance.now()) return this.#read(presented, text);
    return isSame(known.webhook.hash, presented.hash) ? known.webhook : null;
  }

  forget(id: string): void {
    this.#known.delete(id);
  }

  async #read({ id, hash }: KeptSecret, text: string): Promise<Webhook | null> {
    const [row] = await this.#database.prepared<{ id: number; hash: Buffer; public_key: Buffer }>(
      'find_webhook',
      `select shop.id, hash, public_key from secret join shop on shop.id = shop_id where secret.id = $1
        and purpose = 'webhook' and (expires_at is null or expires_at > clock_timestamp())`,
      [id],
    );
    if (row === undefined || !isSame(row.hash, hash)) return null;
    const seal = sealWith(await makeSealer(row.public_key));
    const webhook = { id, shopId: row.id, hash, secret: createSecretKey(text, 'utf8'), seal };
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(id, { webhook, until: performance.now() + SEALER_LASTS });
    return webhook;
  }
}

/**
 * Seals as `lib/relay/seal` opens it. Node's own cipher does in one step what WebCrypto does in several turns, and a key
 * object is taken in once. The key is this sealer's alone, so that counting makes every nonce another.
 */
function sealWith({ encapsulated, key }: Sealer): Webhook['seal'] {
  const secret: KeyObject = createSecretKey(key);
  let sealed = 0n;
  return (body) => {
    const nonce = Buffer.alloc(NONCE);
    nonce.writeBigUInt64BE(sealed, NONCE - 8);
    sealed += 1n;
    const cipher = createCipheriv('aes-256-gcm', secret, nonce);
    return Buffer.concat([encapsulated, nonce, cipher.update(body), cipher.final(), cipher.getAuthTag()]);
  };
}
