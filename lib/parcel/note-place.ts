import { readPastedOrder } from '../pasted/read-pasted-order';
import type { AddressText } from '../villages/address';
import { findExonyms } from '../villages/find-exonyms';
import { isGivenName } from '../villages/given-names';
import { matchVillage, type VillageMatch } from '../villages/match';
import { foldWords } from '../villages/normalize';
import type { VillageIndex } from '../villages/village-index';
import { doubt } from './finding';
import { type Noted, notesOn, shownOf } from './order-notes';
import type { Finding } from './parcel-draft';

/** The places that notes say the parcel goes to, as the reader of chats understands them. */
export function placesInNotes(order: Noted, index: VillageIndex) {
  return notesOn(order).flatMap((note) => {
    const said = placeIn(note, index);
    return said === null ? [] : [{ note, said }];
  });
}

/**
 * A note that says where the parcel goes is asked about where the address is of another place: the village decides the
 * way, and its driver could not notice.
 * @param match of the address
 */
export function doubtNotePlace(
  places: ReturnType<typeof placesInNotes>,
  address: AddressText,
  match: VillageMatch,
  index: VillageIndex,
): readonly Finding[] {
  if (!match.confident) return [];
  for (const { note, said } of places) {
    // As if a field of the order said it that nobody knows.
    const both = matchVillage(index, { ...address, aside: [...(address.aside ?? []), said.text] });
    const says = { text: shownOf(note), village: said.village.name };
    if (!both.confident) return [doubt('village', 'place-said-too', says)];
  }
  return [];
}

/** A place that a note names; not what may as well be somebody's name, or only sounds like a place. */
function placeIn(note: string, index: VillageIndex) {
  const { place, name } = readPastedOrder(note, index);
  // "Deliver to Nablus": who it is for and where to are said alike.
  const match = place?.match ?? (name === null ? null : matchVillage(index, { city: name.value }));
  const [said] = match?.candidates ?? [];
  if (match?.recognised !== true || said === undefined || isGivenName(said.text)) return null;
  const isBySound = match.reason.code === 'spelled-as' && findExonyms(foldWords(said.text)).length === 0;
  return isBySound ? null : said;
}
