import { foldDigits } from '../text';
import type { TaughtPart } from './teaching';

/** Enough digits for a phone, with what people put between them. */
const PHONE = /\+?\(?\d(?:[ \-–./()]{0,2}\d){6,14}/g;

/** The part of an element's text that is meant; `null` when it is not in it. */
export function takePart(text: string, part: TaughtPart): string | null {
  switch (part.take) {
    case 'whole':
      return text;
    case 'phone':
      return findPhone(text);
    case 'between':
      return takeBetween(text, part.before, part.after);
  }
}

function takeBetween(text: string, before: string, after: string): string | null {
  const at = before === '' ? 0 : text.indexOf(before);
  if (at < 0) return null;
  const start = at + before.length;
  const end = after === '' ? text.length : text.indexOf(after, start);
  return end < 0 ? null : text.slice(start, end).trim();
}

function findPhone(text: string): string | null {
  const [phone, more] = foldDigits(text).matchAll(PHONE);
  if (phone === undefined || more !== undefined) return null;
  return text.slice(phone.index, phone.index + phone[0].length);
}
