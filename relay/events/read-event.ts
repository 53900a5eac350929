import { hash } from 'node:crypto';

/** What of an event's body lies open, in the specification's form; null for what the body does not have so. */
export interface ReadEvent {
  readonly parcelCode: string | null;
  readonly statusId: number | null;
  readonly positionId: number | null;
  /** Says whether two bodies say the same, to whoever has the webhook's secret; 32 bytes in base64. */
  readonly digest: string;
}

/** Refuses what is not UTF-8; without a stream it keeps nothing from one text to the next. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads a body (specification, Events) without judging it: any JSON object is an event.
 * @param secret the webhook's: nothing else keys the digest, so that the database alone does not tell a guessed note
 * @returns null for what is not a JSON object
 */
export function readEvent(body: Uint8Array, secret: string): ReadEvent | null {
  const parsed = parse(body);
  if (parsed === null) return null;
  return {
    parcelCode: readCode(parsed.parcel_code),
    statusId: readInteger(parsed.parcel_status_id),
    positionId: readInteger(parsed.parcel_position_id),
    digest: digestOf(secret, canonical(parsed) ?? body),
  };
}

/**
 * SHA-512/256 with the secret in front: it gives out half of its state, so that this is as good a key as an HMAC's, and
 * it is one call where an HMAC takes three.
 */
function digestOf(secret: string, text: string | Uint8Array): string {
  const keyed = typeof text === 'string' ? secret + text : Buffer.concat([Buffer.from(secret), text]);
  return hash('sha512-256', keyed, 'base64');
}

function parse(body: Uint8Array): Json | null {
  try {
    const value: unknown = JSON.parse(utf8.decode(body));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
  } catch {
    // Not UTF-8 or not JSON: refused, and counted by the caller.
    return null;
  }
}

/** A code that PostgreSQL can keep and that names one parcel: a number beyond 2⁵³ would stand for several. */
function readCode(value: unknown): string | null {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string') return null;
  const code = text.trim();
  return code !== '' && code.length <= 200 && !/[\p{Cc}\p{Cs}]/u.test(code) ? code : null;
}

function readInteger(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

/**
 * The same text for bodies that differ in the order of their fields or in white space alone; null for what is nested
 * deeper than the stack.
 */
function canonical(event: Json): string | null {
  try {
    return sorted(event);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${sorted(inner)}`).join()}}`;
}
