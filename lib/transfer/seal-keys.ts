import { type AccountKey, deriveKey, ITERATIONS, type SealedKeys } from './sealed-keys';

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
