import { type Fact, known, unknown } from '../order';
import { lineFact } from './facts';

/**
 * A moment that a store gives in universal time, as the admin shows it: in the browser's own time,
 * `YYYY-MM-DDTHH:MM`.
 */
export function localTime(raw: unknown): Fact<string> {
  const text = lineFact(raw, 'store-data');
  if (!text.known) return text;
  const date = new Date(text.value);
  const year = date.getFullYear();
  if (!/^\d{4}-\d\d-\d\dT/.test(text.value) || !(year >= 2000 && year < 2100))
    return unknown('unreadable', text.value);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return known(`${day}T${two(date.getHours())}:${two(date.getMinutes())}`, text.from);
}
