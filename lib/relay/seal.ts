import { CipherSuite, DhkemP256HkdfSha256, ExportOnly, HkdfSha256 } from '@hpke/core';

/**
 * HPKE (RFC 9180) over P-256, which every browser asked for has in WebCrypto; X25519 came to Chrome with 133 only. A
 * secret is agreed on once and exported (section 5.3), and many texts are sealed with it: agreeing takes some 0.6 ms,
 * a text a few µs. A sealed text is the encapsulated key (65 bytes), a nonce (12) and the AES-GCM ciphertext.
 */
const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new ExportOnly(),
});
const info = exactly(new TextEncoder().encode('shahna relay event 1'));
const ENCAPSULATED = 65;
/** Bytes before the ciphertext, other ones for each text that is sealed with a `Sealer`. */
export const NONCE = 12;
const KEY = 32;

export interface RawKeys {
  readonly publicKey: Uint8Array;
  readonly privateKey: Uint8Array;
}

/**
 * A shop's new key pair, as bytes: 65 and 32. Opening needs the public key too, and Firefox exports none of a private
 * key that was imported: the library then takes of the two points that it may be the one with the even y. A pair with
 * the other one could not be opened there, so none is given out; the bit says nothing of the private key.
 */
export async function makeKeys(): Promise<RawKeys> {
  const pair = await suite.kem.generateKeyPair();
  const publicKey = new Uint8Array(await suite.kem.serializePublicKey(pair.publicKey));
  if ((publicKey.at(-1) ?? 0) % 2 === 1) return makeKeys();
  return { publicKey, privateKey: new Uint8Array(await suite.kem.serializePrivateKey(pair.privateKey)) };
}

/** What texts to one shop are sealed with for a while. */
export interface Sealer {
  /** Goes before every text that is sealed with the key. */
  readonly encapsulated: Uint8Array;
  /** An AES-256-GCM key, 32 bytes; each text has a nonce of its own. */
  readonly key: Uint8Array;
}

/** Agrees with a shop on a new secret, which only who has the private key comes to. */
export async function makeSealer(publicKey: Uint8Array): Promise<Sealer> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(exactly(publicKey));
  const sender = await suite.createSenderContext({ recipientPublicKey, info });
  return { encapsulated: new Uint8Array(sender.enc), key: new Uint8Array(await sender.export(info, KEY)) };
}

export class Opener {
  readonly #privateKey: CryptoKey;
  /** Keys by what they are encapsulated in: a day's events share a few. */
  readonly #keys = new Map<string, Promise<CryptoKey>>();

  private constructor(privateKey: CryptoKey) {
    this.#privateKey = privateKey;
  }

  /** @throws Error for bytes that are no private key */
  static async from(privateKey: Uint8Array): Promise<Opener> {
    return new Opener(await suite.kem.deserializePrivateKey(exactly(privateKey)));
  }

  /** @throws Error where it was not sealed to this key, or was changed since */
  async open(sealed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const encapsulated = exactly(sealed.subarray(0, ENCAPSULATED));
    const name = new Uint8Array(encapsulated).join();
    const key = this.#keys.get(name) ?? this.#agree(encapsulated);
    this.#keys.set(name, key);
    const iv = exactly(sealed.subarray(ENCAPSULATED, ENCAPSULATED + NONCE));
    const ciphertext = exactly(sealed.subarray(ENCAPSULATED + NONCE));
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await key, ciphertext));
  }

  async #agree(enc: ArrayBuffer): Promise<CryptoKey> {
    const recipient = await suite.createRecipientContext({ recipientKey: this.#privateKey, enc, info });
    const key = await recipient.export(info, KEY);
    return crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  }
}

/** A buffer of these bytes alone: Node's own may be views of a larger one. */
function exactly(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
