import type { PhoneRules } from '../parcel/countries';
import { parsePhone, phoneKey } from '../parcel/phone';
import { pattern, says } from '../words/patterns';
import { dictatedPhones } from './dictated-phones';
import type { Found, PastedProblem, Span } from './pasted-order';
import type { PastedText, Segment } from './segments';
import { aroundInLine, movedBy, placesOf, wordsAt } from './spans';

/** Digits with what people put between those of one phone; a line's end always ends it. */
const NUMBERS = /[+＋(]*\d[\d \-\u2010-\u2015\u2212._()/\\+]*/g;
const GROUP = /[+＋]?\d+/g;
const FEWEST_DIGITS = 9;
const MOST_PHONES = 2;

/** As mobiles and the landlines of both countries begin. */
const BEGINS_AS_PHONE = /^(?:\+97[02]|0)?[57]\d{8}$|^0[2-489]\d{7}$|^0[2-489]\d{8}$|^\+97[02][2-489]/;

export interface FoundPhones {
  readonly phones: readonly Found<string>[];
  readonly problems: readonly PastedProblem[];
  /** Where each phone that may be a recipient's is written, also those that a parcel has no room for. */
  readonly written: readonly { readonly key: string; readonly span: Span }[];
  /** Everything that is a phone or stands for one. */
  readonly spans: readonly Span[];
}

/** A number that may be a phone. */
interface SaidNumber {
  /** `null`: it is a phone in none of the service's forms. */
  readonly value: string | null;
  readonly sure: boolean;
  readonly span: Span;
}

/** Said to be the one's who writes ("my number"), the one's it goes to ("her number"), or a driver's or a shop's. */
type Whose = 'mine' | 'theirs' | 'others' | null;

/** What is known of a phone while a text is read. */
interface SeenPhone {
  readonly value: string;
  readonly sure: boolean;
  readonly spans: readonly Span[];
  readonly whose: Whose;
}

/** The phones of a text, each once, the first to ring first, without those of a driver, a shop or a sender. */
export function findPhones(text: PastedText, rules: PhoneRules = {}): FoundPhones {
  const { folded, segments } = text;
  const numbers = segments.flatMap((segment) => numbersIn(folded, segment, rules));
  const own = numbers.filter(({ whose }) => whose !== 'others');
  // Nine digits are as well an identity card's or an account's.
  const phones = own.filter(
    ({ value, label }) => value !== null && (label === 'phone' || BEGINS_AS_PHONE.test(value)),
  );
  const unreadable = own.filter((one) => !phones.includes(one)).map(({ span }) => span);
  const read = [...Map.groupBy(phones, ({ value }) => phoneKey(value ?? '')).values()].flatMap((same) =>
    same.slice(0, 1).map(({ value, sure, whose }): SeenPhone => {
      const one = { value: value ?? '', sure, whose, spans: same.map(({ span }) => span) };
      return withOtherEnd(folded, one);
    }),
  );
  const wrong = read.flatMap((one, at) => wrongAmong(text, one, read[at + 1]));
  const seen = read.filter((one) => !wrong.includes(one));
  const isGift =
    seen.some(({ whose }) => whose === 'theirs') || (seen.length > 1 && says('for-somebody', folded));
  const all = seen.filter(({ whose }) => !(isGift && whose === 'mine'));
  const left = all.slice(MOST_PHONES).flatMap((phone) => phone.spans);
  const problems: PastedProblem[] = [];
  if (unreadable.length > 0) problems.push({ code: 'phone-unreadable', spans: unreadable });
  if (left.length > 0) problems.push({ code: 'phones-left', spans: left });
  const written = all.flatMap((phone) => phone.spans.map((span) => ({ key: phoneKey(phone.value), span })));
  const taken = numbers.filter((one) =>
    one.whose === 'others'
      ? one.value !== null && one.label !== 'other'
      : one.value === null || phones.includes(one),
  );
  return { phones: all.slice(0, MOST_PHONES), written, problems, spans: taken.map(({ span }) => span) };
}

/** Of two phones one after the other the ones that are taken back: "0598441620 … الرقم غلط، الصح 0598441602". */
function wrongAmong(
  { original, plain, folded }: PastedText,
  one: SeenPhone,
  next?: SeenPhone,
): readonly SeenPhone[] {
  const [span, other] = [one.spans[0], next?.spans[0]];
  if (next === undefined || span === undefined || other === undefined) return [];
  const between = folded.slice(span.end, other.start);
  const said = between + behindIt(plain, other);
  const areNearlySame = differingDigits(one.value, next.value) <= 2;
  // "الصح 0598776611 … رقم 0598776601": what was said to be right before it.
  const isMistaken = areNearlySame && says('corrects-number', aroundInLine(folded, span).before);
  // "*0598441602", "0598441602*"; two stars make bold.
  const hasStar = (at: Span) => {
    const { before, behind } = aroundInLine(original, at);
    return /(?:^|: )\s*\*\s*$/u.test(before) !== /^\s*\*/u.test(behind);
  };
  const isStarred = hasStar(other) && !hasStar(span);
  // Two that stand together are two phones; said again behind other words with digits swapped, it is the same one.
  const isSwapped = /\n[^\n]*[\p{L}\d][^\n]*\n/u.test(between) && sorted(one.value) === sorted(next.value);
  const isCorrected = isStarred || isSwapped || says('corrects-number', said);
  const isReplaced =
    says('replaces-number', between) || says('first-is-wrong', said) || (areNearlySame && isCorrected);
  return [...(isReplaced ? [one] : []), ...(isMistaken ? [next] : [])];
}

/** What is said behind a phone in its line, and in the next where no other phone is. */
function behindIt(text: string, phone: Span): string {
  const [line = '', next = ''] = text.slice(phone.end).split('\n');
  return says('phone-digits', next) ? line : `${line}\n${next}`;
}

/** "اخره 314 مش 341": the phone before it with the last digits that it should have. */
function withOtherEnd(folded: string, one: SeenPhone): SeenPhone {
  const { tail } = pattern('number-ends-in').exec(folded.slice(one.spans[0]?.end))?.groups ?? {};
  return tail === undefined || one.value.endsWith(tail)
    ? one
    : { ...one, value: one.value.slice(0, -tail.length) + tail, sure: false };
}

function sorted(digits: string): string {
  return [...digits].toSorted().join('');
}

function differingDigits(a: string, b: string): number {
  const [longer, shorter] = a.length < b.length ? [b, a] : [a, b];
  return [...longer].filter((digit, at) => digit !== shorter[at]).length;
}

/** What may be phones in a segment, in digits and in words. */
function numbersIn(folded: string, { start, end, label }: Segment, rules: PhoneRules) {
  const words = folded.slice(start, end);
  const isLabelled = label === 'phone';
  const written = placesOf(NUMBERS, words).flatMap((one) => {
    const digits = wordsAt(words, one).replace(/\D+$/, '');
    // "059 88 31 2": what begins so is a phone that lacks digits.
    const isMeant = isLabelled || /^05\d/.test(digits);
    if (countDigits(digits) < (isMeant ? FEWEST_DIGITS - 2 : FEWEST_DIGITS)) return [];
    const at = start + one.start;
    // What is shorter is a price or a size.
    const isLong = (span: Span) => isLabelled || countDigits(wordsAt(folded, span)) >= 8;
    const read = readNumbers(digits, at, rules).filter(({ value, span }) => value !== null || isLong(span));
    const whose = whoseIs(folded, label, { start: at, end: at + digits.length });
    return read.map((number) => ({ ...number, label, whose }));
  });
  const dictated = dictatedPhones(words).map(({ value, ...said }) => {
    const span = movedBy(start, said);
    return { value, sure: true, span, label, whose: whoseIs(folded, label, span) };
  });
  return [...written, ...dictated].toSorted((a, b) => a.span.start - b.span.start);
}

function whoseIs(folded: string, label: Segment['label'], span: Span): Whose {
  const { before, behind } = aroundInLine(folded, span);
  if (label === 'other' || says('others-number-before', before) || says('others-number-behind', behind))
    return 'others';
  if (says('mine-before', before)) return 'mine';
  return says('theirs-before', before) ? 'theirs' : null;
}

/** Groups of digits as phones: sure ones first, then the longest run of groups. */
function readNumbers(text: string, offset: number, rules: PhoneRules): readonly SaidNumber[] {
  const groups = placesOf(GROUP, text);
  const digits = groups.map((group) => wordsAt(text, group));
  const numbers: SaidNumber[] = [];
  for (let at = 0; at < groups.length; ) {
    const found = findPhone(digits.slice(at), rules);
    // What a house has for a number may be left out; half of a phone may not.
    const isHouse = /^[1-9]\d{0,3}$/.test(digits[at] ?? '');
    const next = at + (found?.count ?? (isHouse ? 1 : groups.length - at));
    const span = movedBy(offset, { start: groups[at]?.start ?? 0, end: groups[next - 1]?.end ?? 0 });
    const before = found === null && numbers.at(-1)?.value === null ? numbers.pop() : undefined;
    numbers.push({
      value: found?.value ?? null,
      sure: found?.sure ?? true,
      span: { ...span, start: before?.span.start ?? span.start },
    });
    at = next;
  }
  return numbers;
}

function findPhone(groups: readonly string[], rules: PhoneRules) {
  for (const doubtful of [false, true]) {
    for (let count = groups.length; count > 0; count -= 1) {
      const reading = parsePhone(groups.slice(0, count).join(' '), rules);
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
