import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What is kept of a secret: an open half to find it by, and the hash of the other. */
export interface KeptSecret {
  readonly id: string;
  readonly hash: Buffer;
}

/** Characters of the open half. */
export const ID_LENGTH = 16;

const SECRET = /^([\w-]{16})\.([\w-]{43})$/;

/** A new secret: `ID.SECRET`, 96 bits to find it by and 256 that nobody guesses. */
export function makeSecret(): KeptSecret & { readonly text: string } {
  const id = randomBytes(12).toString('base64url');
  const secret = randomBytes(32).toString('base64url');
  return { text: `${id}.${secret}`, id, hash: hashOf(secret) };
}

/** The two halves of what somebody presents; null for what no secret looks like. */
export function splitSecret(text: string): KeptSecret | null {
  const [, id, secret] = SECRET.exec(text) ?? [];
  return id === undefined || secret === undefined ? null : { id, hash: hashOf(secret) };
}

/** Compared in a time that says nothing of where they differ. */
export function isSameSecret(kept: Uint8Array, presented: Uint8Array): boolean {
  return kept.length === presented.length && timingSafeEqual(kept, presented);
}

/** SHA-256 is enough of a hash: what it hides has 256 random bits, which nobody tries out. */
function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
