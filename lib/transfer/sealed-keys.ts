import * as z from 'zod/mini';

/** Fewer guesses a second for who has the file (OWASP's figure for PBKDF2 with SHA-256 is 600,000). */
const ITERATIONS = 600_000;
/** A file cannot keep the page reckoning for minutes. */
const MOST_ITERATIONS = 5_000_000;

const base64 = z.string().check(z.maxLength(1_000_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

/** Keys as they leave the browser: AES-GCM under a key that PBKDF2 (SHA-256) makes of a passphrase. */
export const sealedKeysSchema = z.object({
  iterations: z.int().check(z.gte(ITERATIONS), z.lte(MOST_ITERATIONS)),
  salt: base64,
  iv: base64,
  data: base64,
});
export type SealedKeys = z.infer<typeof sealedKeysSchema>;

/** A key with the address it was given for: a file whose addresses were changed gets no key sent to them. */
export interface AccountKey {
  readonly accountId: string;
  readonly address: string;
  readonly key: string;
}

export async function deriveKey(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  // The same letters typed on another keyboard are the same passphrase.
  const bytes = new TextEncoder().encode(passphrase.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Characters: what a person can remember, and a file that is found cannot be guessed by. */
export const PASSPHRASE_LENGTH = 12;

/** Encrypts keys under a passphrase; called by the background alone, which alone can read them. */
export async function sealKeys(passphrase: string, keys: readonly AccountKey[]): Promise<SealedKeys> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await deriveKey(passphrase, salt, ITERATIONS);
  const plain = new TextEncoder().encode(JSON.stringify(keys));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  return {
    iterations: ITERATIONS,
    salt: toBase64(salt),
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(data)),
  };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
