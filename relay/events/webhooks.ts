import { createCipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import { makeSealer, NONCE, type Sealer } from '../../lib/relay/seal';
import type { Database } from '../database/database';
import { ID_LENGTH, isSameSecret, splitSecret } from '../shops/secrets';

/** Milliseconds for which one agreed secret seals a shop's events. */
const SEALER_LASTS = 3_600_000;
const REMEMBERED = 20_000;

export interface Webhook {
  readonly id: string;
  readonly shopId: number;
  /** The whole secret, which also keys the digests of its shop's events. */
  readonly secret: string;
  seal(body: Uint8Array): Buffer;
}

interface Known {
  readonly webhook: Webhook;
  readonly bytes: Uint8Array;
  readonly until: number;
}

/**
 * Finds webhooks by their secrets, and remembers them with what seals their shops' events. That one is remembered does
 * not let it in: whoever writes its events looks whether it has ended meanwhile (`take_events`).
 */
export class Webhooks {
  readonly #database: Database;
  readonly #known = new Map<string, Known>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** @returns null for what is not remembered */
  recall(text: string): Webhook | null {
    const known = this.#known.get(text.slice(0, ID_LENGTH));
    if (known === undefined || known.until <= performance.now()) return null;
    return isSameSecret(known.bytes, Buffer.from(text)) ? known.webhook : null;
  }

  forget(id: string): void {
    this.#known.delete(id);
  }

  /** Looks in the database, and remembers it. @returns null for a secret that nobody has */
  async find(text: string): Promise<Webhook | null> {
    const presented = splitSecret(text);
    if (presented === null) return null;
    const { id, hash } = presented;
    const [row] = await this.#database.prepared<{ id: number; hash: Buffer; public_key: Buffer }>(
      'find_webhook',
      `select shop.id, hash, public_key from secret join shop on shop.id = shop_id where secret.id = $1
        and purpose = 'webhook' and (expires_at is null or expires_at > clock_timestamp())`,
      [id],
    );
    if (row === undefined || !isSameSecret(row.hash, hash)) return null;
    const seal = sealWith(await makeSealer(row.public_key));
    const webhook = { id, shopId: row.id, secret: text, seal };
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(id, { webhook, bytes: Buffer.from(text), until: performance.now() + SEALER_LASTS });
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
