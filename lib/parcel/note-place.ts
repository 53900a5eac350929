import { readPastedOrder } from '../pasted/read-pasted-order';
import type { AddressText } from '../villages/address';
import { matchVillage, type VillageMatch } from '../villages/match';
import type { VillageIndex } from '../villages/village-index';
import { doubt } from './finding';
import { type Noted, notesOn, shownOf } from './order-notes';
import type { Finding } from './parcel-draft';

/**
 * A note that says where the parcel goes, as the reader of chats understands it, is asked about where the address is of
 * another place: the village decides the way, and its driver could not notice.
 * @param match of the address
 */
export function doubtNotePlace(
  order: Noted,
  address: AddressText,
  match: VillageMatch,
  index: VillageIndex,
): readonly Finding[] {
  if (!match.confident) return [];
  for (const note of notesOn(order)) {
    const place = readPastedOrder(note, index).place?.match;
    const [said] = place?.candidates ?? [];
    if (place?.recognised !== true || said === undefined) continue;
    // As if a field of the order said it that nobody knows.
    const both = matchVillage(index, { ...address, aside: [...(address.aside ?? []), said.text] });
    const says = { text: shownOf(note), village: said.village.name };
    if (!both.confident) return [doubt('village', 'place-said-too', says)];
  }
  return [];
}
