import { factValue, type Order } from '../order';
import { singleLine } from './description';

export type Noted = Pick<Order, 'customerNote' | 'remarks'>;

const SHOWN = 100;

/** By customer and staff. The reader of chats takes a tenth of a second to be ready, so blank ones are left out. */
export function notesOn({ customerNote, remarks = [] }: Noted): readonly string[] {
  return [factValue(customerNote) ?? '', ...remarks].filter((note) => note !== '');
}

export function shownOf(note: string): string {
  return singleLine(note).slice(0, SHOWN);
}
