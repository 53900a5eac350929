import { factValue, type Order } from '../order';
import { singleLine } from './description';

export type Noted = Pick<Order, 'customerNote' | 'remarks'>;

/** Characters of a note that are shown. */
const SHOWN = 100;

/**
 * By its customer and by the shop's staff. Most orders have nothing, and the reader of chats takes a tenth of a
 * second to be ready.
 */
export function notesOn({ customerNote, remarks = [] }: Noted): readonly string[] {
  return [factValue(customerNote) ?? '', ...remarks].filter((note) => note !== '');
}

/** As much of a note as is shown where something is asked about it. */
export function shownOf(note: string): string {
  return singleLine(note).slice(0, SHOWN);
}
