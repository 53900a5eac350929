import { countryOf, type PhoneRules } from './countries';
import { doubt, error } from './finding';
import type { Finding } from './parcel-draft';
import { type PhoneReading, parsePhone, phoneKey } from './phone';
import { plainText } from './plain-text';

export interface PhonesInText {
  /** In an allowed form; the text as it stood when no phone in it has one; empty when there is no text. */
  readonly phone: string;
  readonly phone2: string;
  readonly findings: readonly Finding[];
}

interface PhonePart {
  readonly text: string;
  readonly reading: PhoneReading;
}

type Allowed = Extract<PhoneReading, { kind: 'allowed' }>;

/** Digits with what may stand between them; everything else ends a number. */
const NUMBER = /[+(\uff0b]*\d[\d\s\-\u2010-\u2015\u2212._()/\\+\uff0b]*/g;
const GROUP = /[+\uff0b]?\d+/g;
const BETWEEN_PHONES = /[/\\]|\s[-\u2010-\u2015\u2212]\s/;
/** Words and marks that join two phones and say nothing else. */
const JOINER = /^[\s,;|:،؛&.()]*((or|and|أو|او|و|או|ו)[\s,;|:،؛&.()]*)?$/i;
/** Longer text or more groups of digits hold something else than phones. */
const LONGEST_TEXT = 200;
const MOST_GROUPS = 12;

/**
 * People put one phone, or two, or words beside them into a store's field. What is in no allowed form is left with an
 * error; words beside a phone, and a number that could not be taken, are doubts.
 */
export function parsePhones(text: string, rules: PhoneRules = {}): PhonesInText {
  const plain = plainText(text);
  if (plain === '') return { phone: '', phone2: '', findings: [] };
  const parts = plain.length > LONGEST_TEXT ? [] : findParts(plain, rules);
  const [first, ...more] = distinct(parts);
  if (first === undefined) return { phone: plain, phone2: '', findings: [explain(plain, parts, rules)] };

  const [second] = more;
  const taken = new Set([first, second].map((reading) => (reading ? phoneKey(reading.phone) : '')));
  const left = parts.filter(
    ({ reading }) => reading.kind !== 'allowed' || !taken.has(phoneKey(reading.phone)),
  );
  const findings: Finding[] = [];
  const worded = findWorded(plain, second, rules);
  const read = { phone: first, phone2: second };
  for (const field of ['phone', 'phone2'] as const) {
    const isShort = read[field]?.doubtful === true;
    if (isShort) findings.push(doubt(field, 'phone-doubtful', { text: plain }));
    else if (worded.has(field)) findings.push(doubt(field, 'phone-worded', { text: plain }));
  }
  if (left.length > 0) {
    const text = left.map((part) => part.text).join(' / ');
    findings.push(doubt('phone2', 'phone-second-unreadable', { text }));
  }
  return { phone: first.phone, phone2: second?.phone ?? '', findings };
}

function explain(plain: string, parts: readonly PhonePart[], rules: PhoneRules): Finding {
  const params = { text: plain, ...countryOf(rules) };
  if (parts.some(({ reading }) => reading.kind === 'foreign')) return error('phone', 'phone-foreign', params);
  return error('phone', 'phone-form', { ...params, digits: plain.replace(/\D/g, '').length });
}

function distinct(parts: readonly PhonePart[]): readonly Allowed[] {
  const byKey = new Map<string, Allowed>();
  for (const { reading } of parts) {
    if (reading.kind !== 'allowed') continue;
    const key = phoneKey(reading.phone);
    if (!byKey.has(key)) byKey.set(key, reading);
  }
  return [...byKey.values()];
}

function findParts(plain: string, rules: PhoneRules): readonly PhonePart[] {
  const whole = read(plain, rules);
  if (whole.reading.kind !== 'unreadable') return [whole];
  return (plain.match(NUMBER) ?? []).flatMap((number) => splitNumber(number.trim(), rules));
}

/** The run itself; else its groups of digits, where that goes in one way only; else each side of a slash or dash. */
function splitNumber(number: string, rules: PhoneRules): readonly PhonePart[] {
  const one = read(number, rules);
  if (one.reading.kind !== 'unreadable') return [one];
  const groups = number.match(GROUP) ?? [];
  const ways = groups.length > MOST_GROUPS ? [] : waysToPart(groups, rules);
  const sure = ways.filter((way) =>
    way.every(({ reading }) => reading.kind === 'allowed' && !reading.doubtful),
  );
  const [way, another] = sure.length > 0 ? sure : ways;
  if (way !== undefined && another === undefined) return way;
  const sides = number.split(BETWEEN_PHONES).filter((side) => /\d/.test(side));
  return sides.length > 1 ? sides.flatMap((side) => splitNumber(side.trim(), rules)) : [one];
}

function waysToPart(groups: readonly string[], rules: PhoneRules): readonly (readonly PhonePart[])[] {
  if (groups.length === 0) return [[]];
  return groups.flatMap((_, index) => {
    const head = read(groups.slice(0, index + 1).join(' '), rules);
    if (head.reading.kind === 'unreadable') return [];
    return waysToPart(groups.slice(index + 1), rules).map((rest) => [head, ...rest]);
  });
}

function read(text: string, rules: PhoneRules): PhonePart {
  return { text, reading: parsePhone(text, rules) };
}

/** The phones beside which words stand: those behind a number are about it, those before all are about the first. */
function findWorded(
  plain: string,
  second: Allowed | undefined,
  rules: PhoneRules,
): ReadonlySet<'phone' | 'phone2'> {
  const text = plain.replace(/^tel:/i, '');
  const numbers = text.match(NUMBER) ?? [];
  const isSecond = (at: number) => {
    const before = distinct(numbers.slice(0, at).flatMap((number) => splitNumber(number.trim(), rules)));
    const [, ...later] = before;
    return second !== undefined && later.some(({ phone }) => phoneKey(phone) === phoneKey(second.phone));
  };
  const worded = text.split(NUMBER).flatMap((word, at) => (JOINER.test(word) ? [] : [at]));
  return new Set(worded.map((at) => (isSecond(at) ? 'phone2' : 'phone')));
}
