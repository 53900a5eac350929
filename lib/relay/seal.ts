import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';

/**
 * HPKE (RFC 9180) over P-256, which every browser asked for has in WebCrypto; X25519 came to Chrome with 133 only. A
 * sealed text is the encapsulated key (65 bytes) and the ciphertext.
 */
const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});
const info = new TextEncoder().encode('shahna relay event 1');
const ENCAPSULATED = 65;

export interface RawKeys {
  readonly publicKey: Uint8Array;
  readonly privateKey: Uint8Array;
}

/** A shop's new key pair, as bytes: 65 and 32. */
export async function makeKeys(): Promise<RawKeys> {
  const pair = await suite.kem.generateKeyPair();
  return {
    publicKey: new Uint8Array(await suite.kem.serializePublicKey(pair.publicKey)),
    privateKey: new Uint8Array(await suite.kem.serializePrivateKey(pair.privateKey)),
  };
}

/** A public key's bytes as {@link seal} takes them. @throws Error for other bytes */
export function readPublicKey(bytes: Uint8Array): Promise<CryptoKey> {
  return suite.kem.deserializePublicKey(exactly(bytes));
}

/** A private key's bytes as {@link open} takes them. @throws Error for other bytes */
export function readPrivateKey(bytes: Uint8Array): Promise<CryptoKey> {
  return suite.kem.deserializePrivateKey(exactly(bytes));
}

/** Only who has the private key reads it; nobody can tell who sealed it. */
export async function seal(publicKey: CryptoKey, text: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const sender = await suite.createSenderContext({ recipientPublicKey: publicKey, info: exactly(info) });
  const ciphertext = await sender.seal(exactly(text));
  const sealed = new Uint8Array(ENCAPSULATED + ciphertext.byteLength);
  sealed.set(new Uint8Array(sender.enc));
  sealed.set(new Uint8Array(ciphertext), ENCAPSULATED);
  return sealed;
}

/** @throws Error where it was not sealed to this key, or was changed since */
export async function open(privateKey: CryptoKey, sealed: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const recipient = await suite.createRecipientContext({
    recipientKey: privateKey,
    enc: exactly(sealed.subarray(0, ENCAPSULATED)),
    info: exactly(info),
  });
  return new Uint8Array(await recipient.open(exactly(sealed.subarray(ENCAPSULATED))));
}

/** A buffer of these bytes alone: Node's own may be views of a larger one. */
function exactly(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
