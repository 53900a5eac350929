import { expect, it, vi } from 'vitest';
import { makeKeys, makeSealer, NONCE, Opener } from '../../../lib/relay/seal';

/** Seals a text as the relay does. */
async function seal(publicKey: Uint8Array, text: string): Promise<Uint8Array> {
  const { encapsulated, key } = await makeSealer(publicKey);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const aes = await crypto.subtle.importKey('raw', new Uint8Array(key), 'AES-GCM', false, ['encrypt']);
  const plain = new TextEncoder().encode(text);
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, aes, plain);
  return new Uint8Array([...encapsulated, ...iv, ...new Uint8Array(ciphertext)]);
}

async function opened({ privateKey, publicKey }: Awaited<ReturnType<typeof makeKeys>>): Promise<string> {
  const opener = await Opener.from(privateKey);
  return new TextDecoder().decode(await opener.open(await seal(publicKey, 'رفض الاستلام')));
}

it('what is sealed to a shop is opened with its private key, and with no other', async () => {
  const [own, other] = [await makeKeys(), await makeKeys()];
  expect(await opened(own)).toBe('رفض الاستلام');
  await expect(opened({ ...own, privateKey: other.privateKey })).rejects.toThrow();
});

it('is opened for every shop where the browser exports nothing of a private key, as Firefox does not', async () => {
  // A pair that cannot be opened there would be among these but once in a million times.
  const pairs = await Promise.all(Array.from({ length: 20 }, makeKeys));
  const exportKey = crypto.subtle.exportKey.bind(crypto.subtle);
  const exporting = vi.spyOn(crypto.subtle, 'exportKey').mockImplementation((format, key) => {
    if (key.type === 'private') throw new DOMException('The operation failed', 'OperationError');
    return exportKey(format as 'raw', key);
  });
  expect(new Set(await Promise.all(pairs.map(opened)))).toEqual(new Set(['رفض الاستلام']));
  exporting.mockRestore();
});
