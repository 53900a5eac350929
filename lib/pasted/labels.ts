import { isGivenName } from '../villages/given-names';
import { isOneSlip } from '../villages/one-slip';
import { any, anyOf, plain, whole } from '../words/any-of';
import { wordsOf } from '../words/words';
import { AMOUNT_AHEAD } from './written-amounts';

/** What a label says of the text behind it. A phrase that is of two of them is the latter. */
const PASTED_LABELS = [
  'name',
  'phone',
  'place',
  'town',
  'total',
  'price',
  // What is still to be paid after a first payment.
  'rest',
  'delivery',
  'note',
  // What is ordered: only an amount with its currency is one there.
  'goods',
  // Sizes, order numbers, dates, who sends or drives: not read, and their numbers are nobody's amount or phone.
  'other',
] as const;

export type PastedLabel = (typeof PASTED_LABELS)[number];

const byPhrase = labelsOf(PASTED_LABELS, 'label');
const bySpoken = labelsOf(['name', 'phone', 'place'], 'said');

/** Labels by their phrases, which are of the classes `label-name`, `said-name` and so on. */
function labelsOf(labels: readonly PastedLabel[], kind: string): ReadonlyMap<string, PastedLabel> {
  return new Map(
    labels.flatMap((label) => wordsOf(`${kind}-${label}`).map((phrase) => [plain(phrase), label] as const)),
  );
}

/** Any of these phrases, with stress too: "السعررر". */
function anyStressed(phrases: Iterable<string>): string {
  return anyOf([...phrases].map((phrase) => (/\p{L}{3}$/u.test(phrase) ? `${phrase}+` : phrase)));
}

/** "اخر موعد للدفع 15", "account to pay 4412": behind another word it says what that is for. */
const NO_LABEL = `(?!(?=${any('label-first')}(?!\\p{L}))(?<=\\p{L} +))`;
const PHRASE = `${NO_LABEL}(?<phrase>${anyStressed(byPhrase.keys())})`;
/** A number that ends the line is no second phone but what the label is of: "المجموع 3". */
const QUALIFIED = `(?: +${anyStressed(wordsOf('label-qualifier').map(plain))}(?![\\p{L}\\p{M}\\d]|[.,٫٬]\\d|(?<=\\d)[ .،,؛!]*$))*`;
const BEFORE = '(?<![\\p{L}\\p{M}])';

/** A phone, and no shorter number, is next. */
const PHONE_AHEAD =
  '(?:[(]?0\\d(?:[ ().\\/–-]{0,2}\\d){8}|[(+]{0,2}(?:00)?97[02](?:[ ().\\/–-]{0,2}\\d){9,10}|(?!\\d{1,4} +(?:0|\\+?97)\\d)[(+]{0,2}\\d(?:[ ().\\/–-]{0,2}\\d){7,})';

/** A label and the mark behind it, anywhere: `الهاتف:`, `Total =`. */
const MARKED = new RegExp(`${BEFORE}${PHRASE}${QUALIFIED} *(?::|：|=|/(?! *\\/)|[؟?](?= *[^\\s؟?]))+`, 'giu');
/** At a line's beginning the mark may be missing: `جوال 0599…`, `2) الاسم …`, `📍 …`. */
const BARE = new RegExp(
  `^ *(?:[-–•>]+|\\d{1,2} *[-–.)/:](?!\\d))? *${PHRASE}(?![\\p{L}\\p{M}])${QUALIFIED}[׳'’ :：=/.-]*`,
  'iu',
);
/** A label of which only the beginning is known: "رقم السيارة:" is no phone, "اسم المنتج:" nobody's name. */
const UNKNOWN = new RegExp(`^ *${PHRASE}(?: +[\\p{L}\\p{M}]+){1,3} *[:：]`, 'iu');
/** In the middle of a line, an amount behind it: `… والباقي 130`. */
const BEFORE_AMOUNT = new RegExp(`${BEFORE}[וو]?${PHRASE}${QUALIFIED} +(?=${AMOUNT_AHEAD})`, 'giu');
/** Anywhere in a line, a phone behind it: `… ت 0599…`. */
const BEFORE_PHONE = new RegExp(`${BEFORE}و?${PHRASE}${QUALIFIED}[ .:]*(?=${PHONE_AHEAD})`, 'giu');
const SAID = new RegExp(
  `${BEFORE}(?<!(?:نفس|same) )و?(?<phrase>${anyStressed(bySpoken.keys())})(?![\\p{L}\\p{M}])${QUALIFIED}(?: +(?:في|ب|b|bi|fi)(?= ))?[ :：=]*`,
  'giu',
);

export const LABEL_PICTURES = /^[👤👩🧑👨📞📱☎📍🏠🏡💰💵📝🛍]/u;

export interface LabelAt {
  /** `null`: from here on nothing is labelled. */
  readonly label: PastedLabel | null;
  readonly start: number;
  /** Behind the label and its mark. */
  readonly end: number;
}

/** The labels of one line, in its order. */
export function findLabels(written: string): readonly LabelAt[] {
  const line = plain(written);
  // A letter that becomes two in lower case would move all that follows.
  if (line.length !== written.length) return [];
  const found: LabelAt[] = [...line.matchAll(MARKED)].map((label) => labelAt(label, byPhrase));
  /** A label stands where no other does. */
  const add = (one: LabelAt | null, isMeant = true) => {
    if (one !== null && isMeant && found.every(({ start, end }) => one.end <= start || one.start >= end))
      found.push(one);
  };
  const unknown = UNKNOWN.exec(line);
  if (unknown !== null) {
    const one = labelAt(unknown, byPhrase);
    // "السعر بعد الخصم:" is a price all the same.
    add({ ...one, label: isAmount(one.label) ? one.label : 'other' });
  }
  for (const said of line.matchAll(SAID)) {
    const one = labelAt(said, bySpoken);
    add(one, one.label !== 'phone' || isBelievable('phone', line.slice(one.end)));
  }
  const bare = BARE.exec(line);
  if (bare !== null) {
    const one = labelAt(bare, byPhrase);
    add(one, /[-=:/] *$/.test(bare[0]) || isBelievable(one.label, line.slice(one.end), bare[0]));
  }
  add(slippedLabel(line));
  for (const [behind, isMeant, ahead] of NUMBERED) {
    for (const number of line.matchAll(behind)) {
      const one = labelAt(number, byPhrase);
      add(one, isMeant(one.label));
    }
    // What follows the number has nothing to do with the label.
    for (const { end } of found.filter((one) => isMeant(one.label))) {
      const after = end + (ahead.exec(line.slice(end))?.[0].length ?? 0);
      if (after > end) found.push({ label: null, start: after, end: after });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Labels of one word that are long enough to be known with a letter wrong. */
const LONG_LABELS = [...byPhrase].filter(([phrase]) =>
  /^(?:\p{Script=Arabic}{4,}|el [a-z\d]{3,})$/u.test(phrase),
);
const AT_HEAD =
  /^ *(?:[-–•>]+|\d{1,2} *[-–.)])? *(?:رقم +)?(?<word>\p{Script=Arabic}{3,}|el [a-z\d]{3,})(?<mark> *[:：=/](?! *\/))?(?! *$)[ :]*/u;

/** A label with one letter wrong or some written twice, at the head of a line: "الاسسم …", "العنون: …". */
function slippedLabel(line: string): LabelAt | null {
  const head = AT_HEAD.exec(line);
  const word = head?.groups?.word ?? '';
  // "اسلام درباس" is who it is for, and no "الاسم"; "الكنزة ب 85" is what something costs, and no "الكمية".
  if (head === null || isGivenName(word) || IS_WARE.test(word)) return null;
  const isMarked = head.groups?.mark !== undefined;
  const meant = LONG_LABELS.filter(([phrase]) => isOneSlip(phrase, word));
  const [, label] = meant[0] ?? [];
  if (label === undefined) return null;
  const rest = line.slice(head[0].length);
  // Without a mark, few words are a label: "الرام 0599…" is a town, and no "الرقم".
  const isLong = meant.some(
    ([phrase]) => /^(?:ال|el ).{3,}|^(?:جوال|مبلغ)$/u.test(phrase) && !TOO_LIKE_TOWNS.test(phrase),
  );
  // "الشوال 250" is a sack's price, and no "الجوال".
  const isPhone = label !== 'phone' || PHONE_NEXT.test(rest);
  return isMarked || (isLong && isPhone && isBelievable(label, rest))
    ? { label, start: 0, end: head[0].length }
    : null;
}

const IS_WARE = whole(`(?:ال)?${any('talk-wares')}`);

const PHONE_NEXT = new RegExp(`^ *${PHONE_AHEAD}`, 'u');

const TOO_LIKE_TOWNS = /^(?:الرقم|البلد)$/u;

const NUMBERED = [
  [BEFORE_AMOUNT, isAmount, new RegExp(`^ *(?:${AMOUNT_AHEAD})(?! *(?:او|أو|or|או|و|-|–) *\\d)`, 'iu')],
  [
    BEFORE_PHONE,
    (label: PastedLabel | null) => label === 'phone' || label === 'other',
    new RegExp(`^ *${PHONE_AHEAD}(?=.*\\p{L})`, 'u'),
  ],
] as const;

function isAmount(label: PastedLabel | null): boolean {
  return label === 'total' || label === 'price' || label === 'rest' || label === 'delivery';
}

const NUMBER_NEXT = new RegExp(`^\\s*(?:[(+]?\\d|$|${AMOUNT_AHEAD})`, 'iu');

/** Words that do not make another name of it: "المنطقة الصناعية", "city center". */
const TOWN_NEXT = new RegExp(`^\\s*(?!${any('town-part')}(?!\\p{L}))\\p{L}{3,}(?: +\\p{L}+){0,2} *$`, 'iu');

/** Without a mark the word may be of a sentence or a name: "כפר" begins villages' names, "التوصيل على جنين" is no fee. */
function isBelievable(label: PastedLabel, rest: string, written = ''): boolean {
  // In "Main street" and "الشارع الرئيسي" the word is a part of the street's name.
  if (label === 'place')
    return !/(?<!\p{L})(?:street|רחוב)/u.test(written) && !/(?:الشارع|الحي) +ال/u.test(`${written}${rest}`);
  if (label === 'name' || label === 'note') return true;
  if (label !== 'town') return NUMBER_NEXT.test(rest);
  return rest.trim() === '' || (/(?<!\p{L})(?:ال|city|town)/u.test(written) && TOWN_NEXT.test(rest));
}

/** "الاسم 1" is the first of the names, "المجموع 3" what the sum is. */
const COUNT_LAST = /^ *[1-3][ .،,؛!]*$/;

function labelAt(
  found: RegExpExecArray,
  labels: ReadonlyMap<string, PastedLabel>,
): LabelAt & { readonly label: PastedLabel } {
  const written = (found.groups?.phrase ?? '').replace(/ +/g, ' ');
  const label = labels.get(written) ?? labels.get(written.replace(/(.)\1+$/u, '$1')) ?? 'other';
  const end = found.index + found[0].length;
  const count = isAmount(label) ? undefined : COUNT_LAST.exec(found.input.slice(end))?.[0];
  return { label, start: found.index, end: end + (count?.length ?? 0) };
}
