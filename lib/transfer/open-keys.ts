import * as z from 'zod/mini';
import { readKey } from '../settings/read-key';
import { OwnFileError } from './own-file';
import { type AccountKey, deriveKey, type SealedKeys } from './sealed-keys';

const text = z.string().check(z.minLength(1), z.maxLength(10_000));
const keysSchema = z.array(z.object({ accountId: text, address: text, key: text })) satisfies z.ZodMiniType<
  AccountKey[]
>;

/** @throws OwnFileError `wrong-passphrase`, also for a file that was changed: the two cannot be told apart */
export async function openKeys(passphrase: string, sealed: SealedKeys): Promise<readonly AccountKey[]> {
  try {
    const key = await deriveKey(passphrase, fromBase64(sealed.salt), sealed.iterations);
    const iv = fromBase64(sealed.iv);
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, fromBase64(sealed.data));
    const keys = keysSchema.parse(JSON.parse(new TextDecoder().decode(plain)));
    // As if each was typed.
    return keys.flatMap(({ key, ...owner }) => {
      const read = readKey(key);
      return read === null ? [] : [{ ...owner, key: read }];
    });
  } catch {
    throw new OwnFileError('wrong-passphrase');
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
