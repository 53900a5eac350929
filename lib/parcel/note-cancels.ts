import { cancellingWords } from '../pasted/cancellation';
import { segmentText } from '../pasted/segments';
import { says } from '../words/patterns';
import { doubt } from './finding';
import { type Noted, notesOn, shownOf } from './order-notes';
import type { Finding } from './parcel-draft';

/** An order of which a note may cancel it, or a piece of it, as the reader of chats understands it, is looked at first. */
export function doubtNote(order: Noted): readonly Finding[] {
  for (const note of notesOn(order)) {
    const said = segmentText(note);
    const words = cancellingWords(said);
    if (words !== null)
      return [doubt('firstName', 'pasted-cancelled', { text: note.slice(words.start, words.end) })];
    // Staff write of the customer what the customer says of themselves otherwise.
    if (says('customer-cancelled', said.folded))
      return [doubt('firstName', 'pasted-cancelled', { text: shownOf(note) })];
  }
  return [];
}
