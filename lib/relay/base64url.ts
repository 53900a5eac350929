import * as z from 'zod/mini';

/** A text in base64url, by its letters. */
export const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/));

/** Bytes as base64url without padding (RFC 4648, section 5). */
export function writeBase64url(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @throws DOMException for a text that is not base64url */
export function readBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
