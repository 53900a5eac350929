import { isGivenName } from '../villages/given-names';
import { isOneSlip } from '../villages/one-slip';
import { plain } from '../words/any-of';
import { pattern, says } from '../words/patterns';
import { wordsOf } from '../words/words';
import { overlaps } from './spans';
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

/** In the middle of a line, an amount behind it: `… والباقي 130`. */
const BEFORE_AMOUNT = new RegExp(`${pattern('label-joined').source} +(?=${AMOUNT_AHEAD})`, 'giu');
const AMOUNT_NEXT = new RegExp(`^ *(?:${AMOUNT_AHEAD})(?! *(?:او|أو|or|או|و|-|–) *\\d)`, 'iu');
const NUMBER_NEXT = new RegExp(`^\\s*(?:[(+]?\\d|$|${AMOUNT_AHEAD})`, 'iu');

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
  const found: LabelAt[] = [...line.matchAll(pattern('label-marked', 'giu'))].map((one) =>
    labelAt(one, byPhrase),
  );
  /** A label stands where no other does. */
  const add = (one: LabelAt | null, isMeant = true) => {
    if (one !== null && isMeant && !found.some((other) => overlaps(one, other))) found.push(one);
  };
  const slipped = slippedLabel(line);
  const unknown = pattern('label-unknown').exec(line);
  if (unknown !== null) {
    // Of a label only the beginning is known: "رقم السيارة:" is no phone, and "السعر بعد الخصم:" a price all the same.
    const one = labelAt(unknown, byPhrase);
    // "رقم الجول:" is a phone's label with a letter missing.
    add(slipped ?? { ...one, label: isAmount(one.label) ? one.label : 'other' });
  }
  for (const said of line.matchAll(pattern('label-said', 'giu'))) {
    const one = labelAt(said, bySpoken);
    add(one, one.label !== 'phone' || isBelievable('phone', line.slice(one.end)));
  }
  const bare = pattern('label-bare').exec(line);
  if (bare !== null) {
    const one = labelAt(bare, byPhrase);
    add(one, /[-=:/] *$/.test(bare[0]) || isBelievable(one.label, line.slice(one.end), bare[0]));
  }
  add(slipped);
  for (const [behind, isMeant, ahead] of NUMBERED) {
    for (const number of line.matchAll(behind)) {
      const one = labelAt(number, byPhrase);
      add(one, isMeant(one.label));
    }
    // What follows the number has nothing to do with the label.
    for (const { end } of found.filter((one) => isMeant(one.label))) {
      const after = end + (ahead.exec(line.slice(end))?.[0].trimEnd().length ?? 0);
      if (after > end) found.push({ label: null, start: after, end: after });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Labels of one word that are long enough to be known with a letter wrong. */
const LONG_LABELS = [...byPhrase].filter(([phrase]) => says('label-long', phrase));

/** A label with one letter wrong or some written twice, at the head of a line: "الاسسم …", "العنون: …". */
function slippedLabel(line: string): LabelAt | null {
  const head = pattern('label-head').exec(line);
  const word = head?.groups?.word ?? '';
  // "اسلام درباس" is who it is for, and no "الاسم"; "الكنزة ب 85" is what something costs, and no "الكمية".
  if (head === null || isGivenName(word) || says('ware-said', word)) return null;
  const meant = LONG_LABELS.filter(([phrase]) => isOneSlip(phrase, word));
  const [, label] = meant[0] ?? [];
  if (label === undefined) return null;
  const rest = line.slice(head[0].length);
  // Without a mark, few words are a label: "الرام 0599…" is a town, and no "الرقم".
  const isLong = meant.some(([phrase]) => says('label-long-alone', phrase));
  // "الشوال 250" is a sack's price, and no "الجوال".
  const isPhone = label !== 'phone' || says('phone-next', rest);
  return head.groups?.mark !== undefined || (isLong && isPhone && isBelievable(label, rest))
    ? { label, start: 0, end: head[0].length }
    : null;
}

const NUMBERED = [
  [BEFORE_AMOUNT, isAmount, AMOUNT_NEXT],
  [
    pattern('label-before-phone', 'giu'),
    (label: PastedLabel | null) => label === 'phone' || label === 'other',
    pattern('phone-and-words'),
  ],
] as const;

function isAmount(label: PastedLabel | null): boolean {
  return label === 'total' || label === 'price' || label === 'rest' || label === 'delivery';
}

/** Without a mark the word may be of a sentence or a name: "כפר" begins villages' names, "التوصيل على جنين" is no fee. */
function isBelievable(label: PastedLabel, rest: string, written = ''): boolean {
  // In "Main street" and "الشارع الرئيسي" the word is a part of the street's name.
  if (label === 'place')
    return !says('street-called', written) && !says('street-name-behind', `${written}${rest}`);
  if (label === 'name' || label === 'note') return true;
  if (label !== 'town') return NUMBER_NEXT.test(rest);
  return rest.trim() === '' || (says('town-called', written) && says('town-next', rest));
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
