import { labelPhrases, QUALIFIERS, SPOKEN } from './label-phrases';
import { AMOUNT_AHEAD } from './money-words';

/** What a label says of the text behind it. */
export type Label =
  | 'name'
  | 'phone'
  | 'place'
  | 'town'
  | 'total'
  | 'price'
  /** What is still to be paid after a first payment. */
  | 'rest'
  /** Of one piece: how many there are, the label does not say. */
  | 'unit'
  | 'delivery'
  | 'note'
  /** Goods, sizes, order numbers, dates, who sends: not ours to read, and their numbers are nobody's amount. */
  | 'other';

/** As people do not tell letters apart, every letter at its place still. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[أإآ]/g, 'ا').replace(/ة/g, 'ه').replace(/ى/g, 'ي');
}

const byPhrase = new Map<string, Label>(labelPhrases.map(([phrase, label]) => [plain(phrase), label]));
const bySpoken = new Map<string, Label>(
  Object.entries(SPOKEN).flatMap(([label, list]) =>
    phrasesOf(list).map((phrase) => [phrase, label as Label] as const),
  ),
);

function phrasesOf(list: string): readonly string[] {
  return list.split('|').map((phrase) => plain(phrase.trim()));
}

/** A longer phrase is tried before a shorter one, so that "سعر القطعة" is not "سعر". */
function anyOf(phrases: Iterable<string>): string {
  return [...phrases]
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.]/g, '\\.').replace(/ /g, ' +'))
    .join('|');
}

const PHRASE = `(?<phrase>${anyOf(byPhrase.keys())})`;
const QUALIFIED = `(?: +(?:${anyOf(phrasesOf(QUALIFIERS))})(?![\\p{L}\\p{M}\\d]))*`;
const BEFORE = '(?<![\\p{L}\\p{M}])';

/** A label and the mark behind it, anywhere: `الهاتف:`, `Total =`. */
const MARKED = new RegExp(`${BEFORE}${PHRASE}${QUALIFIED} *(?::|：|=|/(?! *\\/))+`, 'giu');
/** At a line's beginning the mark may be missing: `جوال 0599…`, `📍 …`. */
const BARE = new RegExp(`^ *${PHRASE}(?![\\p{L}\\p{M}])[׳'’ :：=/.-]*`, 'iu');
/** A label we know the beginning of alone: "رقم السيارة:" is no phone, "اسم المنتج:" nobody's name. */
const UNKNOWN = new RegExp(`^ *${PHRASE}(?: +[\\p{L}\\p{M}]+){1,3} *[:：]`, 'iu');
/** In the middle of a line, an amount behind it: `… والباقي 130`. */
const BEFORE_AMOUNT = new RegExp(`${BEFORE}و?${PHRASE}${QUALIFIED} +(?=${AMOUNT_AHEAD})`, 'giu');
const SAID = new RegExp(
  `${BEFORE}و?(?<phrase>${anyOf(bySpoken.keys())})(?![\\p{L}\\p{M}])(?: +(?:في|ب|b|bi|fi)(?= ))?[ :：=]*`,
  'giu',
);

/** Pictures that are read as labels. */
export const LABEL_PICTURES = /^[👤👩🧑👨📞📱☎📍🏠🏡💰💵📝📦🛍]/u;

export interface LabelAt {
  /** `null`: from here on nothing is labelled. */
  readonly label: Label | null;
  readonly start: number;
  /** Behind the label and its mark. */
  readonly end: number;
}

/** The labels of one line, in its order. */
export function findLabels(written: string): readonly LabelAt[] {
  const line = plain(written);
  // A letter that becomes two in lower case would move all that follows.
  if (line.length !== written.length) return [];
  const found: LabelAt[] = [...line.matchAll(MARKED)]
    .filter((label) => !isSum(label, line))
    .map((label) => labelAt(label, byPhrase));
  const isFree = (one: LabelAt) => found.every(({ start, end }) => one.end <= start || one.start >= end);
  const unknown = UNKNOWN.exec(line);
  if (unknown !== null) {
    const one = labelAt(unknown, byPhrase);
    if (isFree(one) && (one.label === 'name' || one.label === 'phone' || isAmount(one.label))) {
      found.push({ ...one, label: 'other' });
    }
  }
  for (const said of line.matchAll(SAID)) {
    const one = labelAt(said, bySpoken);
    if (isFree(one) && (one.label !== 'phone' || isBelievable('phone', line.slice(one.end)))) found.push(one);
  }
  const bare = BARE.exec(line);
  if (bare !== null) {
    const one = labelAt(bare, byPhrase);
    if (isFree(one) && one.label !== null && isBelievable(one.label, line.slice(one.end))) found.push(one);
  }
  for (const amount of line.matchAll(BEFORE_AMOUNT)) {
    const one = labelAt(amount, byPhrase);
    if (!isFree(one) || !isAmount(one.label)) continue;
    const ahead = new RegExp(`^(?:${AMOUNT_AHEAD})`, 'iu').exec(line.slice(one.end))?.[0] ?? '';
    const end = one.end + ahead.length;
    found.push(one);
    // What follows the amount has nothing to do with it.
    if (isFree({ label: null, start: end, end })) found.push({ label: null, start: end, end });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** "75 + 20 delivery = 95": what the mark leads to is the sum, and no delivery fee. */
function isSum({ 0: label, index }: RegExpExecArray, line: string): boolean {
  return label.endsWith('=') && /\d *$/.test(line.slice(0, index));
}

function isAmount(label: Label | null): boolean {
  return (
    label === 'total' || label === 'price' || label === 'rest' || label === 'unit' || label === 'delivery'
  );
}

const NUMBER_NEXT = new RegExp(`^\\s*(?:[(+]?\\d|$|${AMOUNT_AHEAD})`, 'iu');

/**
 * Without a mark behind it the word may be part of a sentence, or of a name: "כפר" is a village and begins many
 * villages' names, "التوصيل على جنين" names no fee. Names, addresses and notes are words; the others are numbers.
 */
function isBelievable(label: Label, rest: string): boolean {
  if (label === 'name' || label === 'place' || label === 'note') return true;
  return label === 'town' ? rest.trim() === '' : NUMBER_NEXT.test(rest);
}

function labelAt(found: RegExpExecArray, labels: ReadonlyMap<string, Label>): LabelAt {
  const { phrase = '' } = found.groups ?? {};
  return {
    label: labels.get(phrase.replace(/ +/g, ' ')) ?? 'other',
    start: found.index,
    end: found.index + found[0].length,
  };
}
