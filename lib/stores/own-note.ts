import type { PageOrder } from '../order';
import type { ParcelNote } from './adapter';

/** What our own note begins with, in every language. */
export const OWN_MARK = '[Shahna]';

/**
 * Our own note in a store's order: it begins with the mark and the parcel's code, in every language, so that it is
 * recognised on another machine. The same form is written by the background.
 */
const OWN_NOTE = /\[Shahna\]\s+([^\s<>]{1,100})/;

const CODE = /^[^\s<>]{1,100}$/;

/** Whether a text can stand as a parcel's code in a store: what the service or another machine says is not trusted. */
export function isCode(text: unknown): text is string {
  return typeof text === 'string' && CODE.test(text);
}

/**
 * The parcel code that the notes name, if one is ours. Anybody may write such a note: it stops, it proves nothing.
 * @param notes the newest first
 */
export function findOwnNote(notes: readonly (string | null | undefined)[]): string | null {
  const [newest = null] = ownCodes(notes);
  return newest;
}

/** The codes in all our notes. @param notes the newest first */
function ownCodes(notes: readonly (string | null | undefined)[]): readonly string[] {
  return notes.flatMap((note) => OWN_NOTE.exec(note ?? '')?.[1] ?? []);
}

/** Whether an order says already what a note is to say of its parcel. @param notes the newest first */
export function saysAlready(notes: readonly string[], { parcelCode }: ParcelNote): boolean {
  return ownCodes(notes).includes(parcelCode);
}

/** The order with the code in our note on it, where the store said one just now. */
export function withNote<Read extends PageOrder>(order: Read, note: string | null | undefined): Read {
  if (note == null) return order;
  const { ownNoteIn: _, ...rest } = order;
  const shown = order.shown?.map((page) => ({ ...page, ownNote: note }));
  return { ...(rest as Read), ownNote: note, ...(shown !== undefined && { shown }) };
}
