import { factValue, type Order } from '../order';
import { cancellingWords } from '../pasted/cancellation';
import { segmentText } from '../pasted/segments';
import { doubt } from './finding';
import type { Finding } from './parcel-draft';

/** An order whose note may cancel it, or a piece of it, as the reader of chats understands it, is looked at first. */
export function doubtNote({ customerNote }: Pick<Order, 'customerNote'>): readonly Finding[] {
  const note = factValue(customerNote) ?? '';
  // Most orders have none, and the reader of chats takes a tenth of a second to be ready for its first text.
  const words = note === '' ? null : cancellingWords(segmentText(note));
  return words === null
    ? []
    : [doubt('firstName', 'pasted-cancelled', { text: note.slice(words.start, words.end) })];
}
