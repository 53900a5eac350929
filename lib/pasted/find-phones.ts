import { parsePhone, phoneKey } from '../parcel/phone';
import type { Found, PastedProblem, Span } from './pasted-order';
import type { PastedText } from './segments';

/** Digits with what people put between those of one phone; a line's end always ends it. */
const NUMBERS = /[+＋(]*\d[\d \-\u2010-\u2015\u2212._()/\\+]*/g;
const GROUP = /[+＋]?\d+/g;
const FEWEST_DIGITS = 9;
const MOST_PHONES = 2;
/** A phone with a digit too few or too many; what is shorter is a price or a size. */
const LIKE_A_PHONE = /^(?:\+|0|97[02]|96[24])/;

/** As mobiles and the landlines of both countries begin. */
const BEGINS_AS_PHONE = /^(?:\+97[02]|0)?[57]\d{8}$|^0[2-489]\d{7}$|^0[2-489]\d{8}$|^\+97[02][2-489]/;

interface FoundPhones {
  readonly phones: readonly Found<string>[];
  readonly problems: readonly PastedProblem[];
  /** Everything that is a phone or stands for one. */
  readonly spans: readonly Span[];
}

/** The phones of a text, the first to ring first; one that is written twice counts once. */
export function findPhones({ folded, segments }: PastedText): FoundPhones {
  const spans: Span[] = [];
  const unreadable: Span[] = [];
  const byKey = new Map<string, { readonly value: string; readonly sure: boolean; readonly spans: Span[] }>();
  for (const segment of segments) {
    if (segment.label === 'other') continue;
    for (const found of folded.slice(segment.start, segment.end).matchAll(NUMBERS)) {
      const at = segment.start + found.index;
      if (countDigits(found[0]) < (segment.label === 'phone' ? FEWEST_DIGITS - 2 : FEWEST_DIGITS)) continue;
      const { phones, rest } = readNumbers(found[0], at);
      for (const { value, sure, span } of phones) {
        // Nine digits are as well an identity card's or an account's.
        if (segment.label !== 'phone' && !BEGINS_AS_PHONE.test(value)) {
          unreadable.push(span);
          continue;
        }
        const known = byKey.get(phoneKey(value));
        if (known === undefined) byKey.set(phoneKey(value), { value, sure, spans: [span] });
        else known.spans.push(span);
        spans.push(span);
      }
      for (const span of rest) {
        const number = folded.slice(span.start, span.end).replace(/[^\d+]/g, '');
        if (segment.label !== 'phone' && (countDigits(number) < 8 || !LIKE_A_PHONE.test(number))) continue;
        unreadable.push(span);
        spans.push(span);
      }
    }
  }
  const all = [...byKey.values()];
  const left = all.slice(MOST_PHONES).flatMap((phone) => phone.spans);
  const problems: PastedProblem[] = [];
  if (unreadable.length > 0) problems.push({ code: 'phone-unreadable', spans: unreadable });
  if (left.length > 0) problems.push({ code: 'phones-left', spans: left });
  return { phones: all.slice(0, MOST_PHONES), problems, spans };
}

interface ReadNumbers {
  readonly phones: readonly { readonly value: string; readonly sure: boolean; readonly span: Span }[];
  readonly rest: readonly Span[];
}

/** Groups of digits as phones: sure ones first, the longest run of groups first; the rest is returned. */
function readNumbers(text: string, offset: number): ReadNumbers {
  const groups = [...text.matchAll(GROUP)].map(({ 0: digits, index }) => ({ digits, start: offset + index }));
  const phones: { value: string; sure: boolean; span: Span }[] = [];
  const rest: Span[] = [];
  let at = 0;
  while (at < groups.length) {
    const found = longestPhone(groups.slice(at));
    const first = groups[at];
    if (first === undefined) break;
    if (found === null) {
      const last = groups.at(-1) ?? first;
      rest.push({ start: first.start, end: last.start + last.digits.length });
      break;
    }
    const last = groups[at + found.count - 1] ?? first;
    const span = { start: first.start, end: last.start + last.digits.length };
    phones.push({ value: found.value, sure: found.sure, span });
    at += found.count;
  }
  return { phones, rest };
}

function longestPhone(groups: readonly { readonly digits: string }[]) {
  for (const doubtful of [false, true]) {
    for (let count = groups.length; count > 0; count -= 1) {
      const reading = parsePhone(
        groups
          .slice(0, count)
          .map(({ digits }) => digits)
          .join(' '),
      );
      if (reading.kind === 'allowed' && reading.doubtful === doubtful) {
        return { count, value: reading.phone, sure: !doubtful };
      }
    }
  }
  return null;
}

function countDigits(text: string): number {
  return text.replace(/\D/g, '').length;
}
