import { type CustomField, factValue, type Order, type Party, type PartyName } from '../order';
import { foldText, foldWords } from '../villages/normalize';
import { bare, isSameKey, kindOf, LONGEST_LABEL, partsOfKey, saysNothing, setOf } from './field-kind';
import { relabelledFields, saysNear } from './relabelled-fields';

const STREET = setOf('field-street');
const BESIDE = [setOf('field-around'), setOf('field-beside-street')];

/** A number, or what stands for one ("12א", "GF"), says nothing without what it is of. */
const NUMBER = /^(?:[^\p{L}]+|.{1,3})$/u;

/** Only that there is one, or is none. */
const YES_OR_NO = /^(?:yes|true|on|لا|نعم|כן|לא)$/i;
/** A plugin's unit of goods, where it has no number as a flat has. */
const UNIT = /^_?units?$/i;

/** House, floor, flat, what it is near: a field whose key or label has no other word, of a plugin's data too. */
function streetFieldsOf(fields: readonly CustomField[]): readonly string[] {
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

export interface OrderPlaces {
  /** More exact than the town; each once. */
  readonly villages: readonly string[];
  /** Parts of a place, as a line of the address has them. */
  readonly areas: readonly string[];
  /** Parts of the street: house, floor, landmark. */
  readonly street: readonly string[];
  /** Whole texts of fields that nobody knows. */
  readonly aside: readonly string[];
  readonly unread: readonly CustomField[];
  /** Fields that the page shows otherwise than the store has them. */
  readonly changed: readonly CustomField[];
}

type Read = Pick<Order, 'shipping' | 'billing' | 'customFields'>;

/**
 * @param party whose address the parcel goes to: the other's fields count where both have one address, or the other
 * has none and no field of its own party says a village
 */
export function findPlaces(order: Read, party: PartyName): OrderPlaces {
  const relabelled = relabelledFields(order);
  const customFields = [...(order.customFields ?? []), ...relabelled];
  const other: PartyName = party === 'shipping' ? 'billing' : 'shipping';
  const judged = customFields.map((field) => ({ field, kind: kindOf(field) }));
  const isPlace = ({ kind }: (typeof judged)[number]) => kind === 'village' || kind === 'area';
  const own = judged.filter(({ field }) => field.at !== other);
  const isSame = isSameAddress(order[party], order[other]);
  const isOthers = isSame && !own.some(isPlace);
  const others = isSame
    ? customFields.filter(
        ({ at, key }) => at === other && !own.some(({ field }) => isSameKey(key, field.key)),
      )
    : [];
  const counted = isOthers ? judged : own;
  const texts = (kind: 'village' | 'area' | 'unknown') =>
    distinct(counted.filter((one) => one.kind === kind).map(({ field }) => field.value));
  const isChanged = ({ key }: CustomField) =>
    key !== '' &&
    new Set(counted.filter(({ field }) => field.key === key).map(({ field }) => field.value)).size > 1;
  const { city } = order[party];
  const towns = new Set([...texts('village'), factValue(city) ?? ''].map(foldText));
  const isSaid = ({ value }: CustomField) => towns.has(foldText(value));
  return {
    villages: texts('village'),
    areas: texts('area'),
    street: [
      ...streetFieldsOf([...own.map(({ field }) => field), ...others]),
      ...relabelled.filter((field) => field.at === party && saysNear(field)).map(({ value }) => value),
    ],
    aside: texts('unknown'),
    unread: counted.filter(({ kind, field }) => kind === 'code' && !isSaid(field)).map(({ field }) => field),
    changed: counted
      .filter((one) => one.kind !== 'unknown' && one.kind !== 'none' && isChanged(one.field))
      .map(({ field }) => field),
  };
}

function isSameAddress(one: Party, other: Party): boolean {
  const isSame = (part: 'city' | 'address1') => {
    const [first, second] = [factValue(one[part]), factValue(other[part])].map((text) =>
      foldText(text ?? ''),
    );
    return first === second || first === '' || second === '';
  };
  return isSame('city') && isSame('address1');
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Map(texts.map((text) => [foldText(text), text])).values()];
}
