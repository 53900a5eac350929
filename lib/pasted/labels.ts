import { labelPhrases } from './label-phrases';

/** What a label says of the text behind it. */
export type Label =
  | 'name'
  | 'phone'
  | 'place'
  | 'town'
  | 'total'
  | 'price'
  | 'delivery'
  | 'note'
  /** Goods, sizes, order numbers, dates: not ours to read, and their numbers are nobody's amount. */
  | 'other';

const byPhrase = new Map<string, Label>(labelPhrases);

/** A longer phrase is tried before a shorter one, so that "سعر القطعة" is not "سعر". */
const alternatives = [...byPhrase.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((phrase) => phrase.replace(/ /g, ' +'))
  .join('|');

/** A label and the mark behind it, anywhere: `الهاتف:`, `Total =`. */
const MARKED = new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives}) *(?::|：|=|/(?! *\\/))+`, 'giu');
/** At a line's beginning the mark may be missing: `جوال 0599…`, `📍 …`. */
const BARE = new RegExp(`^ *(?:${alternatives})(?![\\p{L}\\p{M}])[ :：=/.-]*`, 'iu');

/** Pictures that are read as labels. */
export const LABEL_PICTURES = /^[👤👩🧑👨📞📱☎📍🏠🏡💰💵📝📦🛍]/u;

export interface LabelAt {
  readonly label: Label;
  readonly start: number;
  /** Behind the label and its mark. */
  readonly end: number;
}

/** The labels of one line, in its order. */
export function findLabels(line: string): readonly LabelAt[] {
  const labels = [...line.matchAll(MARKED)].map((found) => labelAt(found[0], found.index));
  const bare = BARE.exec(line);
  const first = labels[0];
  if (bare !== null && (first === undefined || first.start >= bare[0].length)) {
    const found = labelAt(bare[0], 0);
    if (isBelievable(found.label, line.slice(found.end))) labels.unshift(found);
  }
  return labels;
}

/**
 * Without a mark behind it the word may be part of a sentence, or of a name: "כפר" is a village and begins many
 * villages' names, "التوصيل على جنين" names no fee. Names, addresses and notes are words; the others are numbers.
 */
function isBelievable(label: Label, rest: string): boolean {
  if (label === 'name' || label === 'place' || label === 'note') return true;
  return label === 'town' ? rest.trim() === '' : /^\s*(?:[(+]?\d|₪|$)/.test(rest);
}

function labelAt(text: string, start: number): LabelAt {
  const phrase = text
    .replace(/[ :：=/.-]+$/, '')
    .trim()
    .replace(/ +/g, ' ')
    .toLowerCase();
  return { label: byPhrase.get(phrase) ?? 'other', start, end: start + text.length };
}
