import type { AddressText } from './address';
import { namesExactly, type VillageMatch } from './match';
import { foldText, foldWords } from './normalize';
import { readAddressPlaces, wordsOfAddress } from './read-order';
import { findRegion } from './regions';
import type { Village } from './village';
import type { VillageIndex } from './village-index';

/** What a person's choice says of an address: which text it is of, and what it was chosen over. */
export interface Correction {
  /** Folded, a key; see `addressKeys`. */
  readonly text: string;
  /** The same as the order has it, for people. */
  readonly written: string;
  /** The village the matcher was sure of; `null`: of none. */
  readonly instead: number | null;
}

/** Letters of a town's text below which it names nothing. */
const SHORTEST_PLACE = 3;
/** More than the four parts of an address have. */
const LONGEST_TEXT = 600;

/**
 * The texts under which an address may be learned: all its parts, then its town and state, which hold for every street.
 */
export function addressKeys(address: AddressText): readonly string[] {
  const parts = [address.city, address.state, address.address1, address.address2].map((part) =>
    foldText(part ?? ''),
  );
  if (parts.every((part) => part === '')) return [];
  const whole = cut([...parts, ...(address.aside ?? []).map(foldText)].join('|'));
  const [town = '', state = ''] = parts;
  return town === '' ? [whole] : [whole, townKey(town, state)];
}

/**
 * What is to be learned of a choice; `null` where the matcher chose the same, or was right about the place and it
 * is closed, hidden or gone: another village was taken then because of that, and not for what the order says.
 *
 * The town's text alone is learned only where it was the text that was not understood. A name that two villages
 * share, a governorate, or a town whose street told the person more than its name means another place in the
 * next order.
 * @param kept what was learned of the same choice before, where the person was asked all the same: a town's text that is
 *   kept already did not do, and the very address is learned beside it.
 */
export function correctionOf(
  index: VillageIndex,
  address: AddressText,
  match: VillageMatch,
  chosen: Pick<Village, 'id' | 'name'>,
  kept: Pick<Correction, 'text' | 'instead'> | null,
): Correction | null {
  const first = match.candidates[0];
  if (match.confident && first?.village.id === chosen.id) return null;
  if (match.recognised && !match.confident) return null;
  const [whole] = addressKeys(address);
  if (whole === undefined) return null;
  const instead = match.confident ? (first?.village.id ?? null) : null;
  const parts = [address.address2, address.address1, address.city, address.state];
  const town = townKey(foldText(address.city ?? ''), foldText(address.state ?? ''));
  const isKept = kept?.text === town && kept.instead === instead;
  return !isKept && tellsPlace(index, address, match, chosen)
    ? { text: town, written: written([address.city, address.state]), instead }
    : { text: whole, written: written(parts), instead };
}

/** Whether the street that was sent is not the order's: its village was chosen for that one, and for this parcel alone. */
export function isOfAnotherStreet({ address1, address2 }: AddressText, sent: string): boolean {
  const own = new Set(foldWords(`${address1 ?? ''} ${address2 ?? ''}`));
  const words = new Set(foldWords(sent));
  return 2 * own.intersection(words).size < Math.min(own.size, words.size);
}

function tellsPlace(
  index: VillageIndex,
  { city, address1, address2 }: AddressText,
  match: VillageMatch,
  chosen: Pick<Village, 'name'>,
): boolean {
  const town = foldText(city ?? '');
  if (town.replace(/\P{L}/gu, '').length < SHORTEST_PLACE) return false;
  // A street's name, a country or a governorate in the town's place says nothing of the next order's village.
  if (
    readAddressPlaces(index, city ?? '').every(
      (part) => findRegion(index.regions, wordsOfAddress(part)) !== null,
    )
  )
    return false;
  const street = ` ${foldText(`${address1 ?? ''} ${address2 ?? ''}`)} `;
  if (street.includes(` ${foldText(chosen.name)} `)) return false;
  const { code } = match.reason;
  if (code === 'none') return true;
  const isNear = code === 'unsure' || code === 'spelled-as' || (code === 'ambiguous' && !namesExactly(match));
  // Misread: but only where it is the town's text that was.
  return isNear && ` ${town} `.includes(` ${foldText(match.candidates[0]?.text ?? '')} `);
}

/** Whether a key is of a whole address: towns' keys have one mark, these have three; folded text has none. */
export function isWholeAddress(key: string): boolean {
  return key.split('|').length > 2;
}

/** Whether a text may be one of `addressKeys`: a town's has one mark, a whole address' three or more, a cut one any. */
export function isAddressKey(key: string): boolean {
  const marks = key.split('|').length - 1;
  return marks === 1 || marks > 2 || key.length === LONGEST_TEXT;
}

function townKey(town: string, state: string): string {
  return cut(`${town}|${state}`);
}

function cut(key: string): string {
  return key.slice(0, LONGEST_TEXT);
}

function written(parts: readonly (string | null | undefined)[]): string {
  const said = parts.map((part) => part?.replace(/\s+/g, ' ').trim() ?? '').filter((part) => part !== '');
  return [...new Set(said)].join(' · ').slice(0, LONGEST_TEXT);
}
