import type { CustomField } from '../order';
import { foldText, foldWords } from '../villages/normalize';
import { bare, LONGEST_LABEL, partsOfKey, saysNothing, setOf } from './field-kind';

const STREET = setOf('field-street');
const BESIDE = [setOf('field-around'), setOf('field-beside-street')];

/** A number, or what stands for one ("12א", "GF"), says nothing without what it is of. */
const NUMBER = /^(?:[^\p{L}]+|.{1,3})$/u;

/** Only that there is one, or is none. */
const YES_OR_NO = /^(?:yes|true|on|لا|نعم|כן|לא)$/i;
/** A plugin's unit of goods, where it has no number as a flat has. */
const UNIT = /^_?units?$/i;

/** House, floor, flat, what it is near: a field whose key or label has no other word, of a plugin's data too. */
export function streetFieldsOf(fields: readonly CustomField[]): readonly string[] {
  const said = fields.flatMap((field) => {
    const name = saysNoPart(field.value) ? null : nameOf(field);
    return name === null
      ? []
      : [{ field, text: NUMBER.test(field.value) ? `${name} ${field.value}` : field.value }];
  });
  // One that a page prints by its label stands in the store's data by its key alone.
  const isPrinted = ({ label, value }: CustomField) =>
    label === '' && said.some(({ field }) => field.label !== '' && field.value === value);
  const texts = said.filter(({ field }) => !isPrinted(field)).map(({ text }) => text);
  return [...new Map(texts.map((text) => [foldText(text), text])).values()];
}

function saysNoPart(value: string): boolean {
  return saysNothing(value) || value === '0' || YES_OR_NO.test(value);
}

/** The words by which it says so; `null`: it does not. A block of a page beside the order may be of whoever sends. */
function nameOf({ at, key, label, value, means }: CustomField): string | null {
  if (means !== undefined || (at === 'data' && key === '')) return null;
  if (UNIT.test(key) && !/\p{N}/u.test(value)) return null;
  const parts = partsOfKey(key);
  if (saysStreet(foldWords(label))) return label.replace(/[\s:*]+$/, '');
  return saysStreet(parts) ? parts.join(' ') : null;
}

function saysStreet(words: readonly string[]): boolean {
  const isIn = (known: ReadonlySet<string>, word: string) => known.has(word) || known.has(bare(word));
  const isKnown = (word: string) => [STREET, ...BESIDE].some((known) => isIn(known, word));
  return words.length <= LONGEST_LABEL && words.some((word) => isIn(STREET, word)) && words.every(isKnown);
}
