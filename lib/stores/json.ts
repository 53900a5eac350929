import { DECIMAL } from '../decimal';
import { type Decimal, type Fact, known, unknown } from '../order';

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Nothing that can be read: the caller takes it for a text that says nothing.
    return null;
  }
}

export type Json = Readonly<Record<string, unknown>>;

/** The object that a store answered, or one without anything in it when the answer has another shape. */
export function jsonObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function jsonList(raw: unknown): readonly Json[] {
  return Array.isArray(raw) ? raw.map(jsonObject) : [];
}

/** A JSON number keeps at least this many digits as they were written; more may have been changed in reading. */
const EXACT_DIGITS = 15;

/** An amount in major units, a number or text. A number of more than 15 digits is `unreadable`, and never rounded. */
export function jsonAmount(raw: unknown): Fact<Decimal> {
  if (raw === undefined) return unknown('not-shown');
  if (raw === null) return unknown('absent');
  if (typeof raw !== 'number' && typeof raw !== 'string') return unknown('unreadable');
  const text = Object.is(raw, -0) ? '0' : String(raw);
  const digits = text.replace(/\D/g, '').replace(/^0+/, '').length;
  const exact = typeof raw === 'string' || digits <= EXACT_DIGITS;
  return exact && DECIMAL.test(text) ? known(text, 'store-data') : unknown('unreadable', text.slice(0, 100));
}
