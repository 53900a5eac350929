import type { PageOrder } from '../order';
import { ORDER_LIMITS } from '../order-limits';
import type { NoteOutcome, ParcelNote } from './adapter';
import type { Session } from './fetch-store';
import { cleanLines } from './text';

/** What our own note begins with, in every language, so that it is recognised on another machine. */
export const OWN_MARK = '[Shahna]';

/** Stands behind the code, in every language, where the parcel was marked as wrong. Earlier versions read the code alone. */
const BACK_MARK = '×';

const OWN_NOTE = new RegExp(`\\[Shahna\\]\\s+([^\\s<>]{1,100})(\\s+${BACK_MARK})?`);

const CODE = /^[^\s<>]{1,100}$/;

/** Who wrote what WooCommerce notes by itself (`WC_REST_Order_Notes_V2_Controller`); what is sent by its interface too. */
const SYSTEM = 'system';

/** Writes a note into one kind of store, from any page of its admin; throws where the store does not answer. */
export type NoteWriter = (note: ParcelNote, session: Session) => Promise<NoteOutcome>;

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

/** The codes in all our notes, but for those that a newer one takes back. @param notes the newest first */
export function ownCodes(notes: readonly (string | null | undefined)[]): readonly string[] {
  const stands = new Map<string, boolean>();
  for (const note of notes) {
    const [, code, back] = OWN_NOTE.exec(note ?? '') ?? [];
    if (code !== undefined && !stands.has(code)) stands.set(code, back === undefined);
  }
  return [...stands].flatMap(([code, isSo]) => (isSo ? [code] : []));
}

/** What staff wrote on an order beside our own notes. @param notes the newest first */
export function remarksOf(notes: readonly string[]): Pick<PageOrder, 'remarks'> {
  const remarks = notes
    .filter((note) => note.trim() !== '' && !note.includes(OWN_MARK))
    .map((note) => cleanLines(note).slice(0, ORDER_LIMITS.line))
    .slice(0, ORDER_LIMITS.remarks);
  return remarks.length === 0 ? {} : { remarks };
}

/**
 * Whether an order says already what a note is to say of its parcel.
 * @param notes the newest first
 * @param isCut the order may have older ones: a code that none of these names may still stand among those
 */
export function saysAlready(
  notes: readonly string[],
  { parcelCode, takesBack }: ParcelNote,
  isCut = false,
): boolean {
  const isNamed = () => notes.some((note) => OWN_NOTE.exec(note)?.[1] === parcelCode);
  return ownCodes(notes).includes(parcelCode) !== takesBack && (!takesBack || !isCut || isNamed());
}

/** A note as the store keeps it. @param words what it says to people */
export function ownNoteOf({ parcelCode, takesBack }: Omit<ParcelNote, 'text'>, words: string): string {
  return `${OWN_MARK} ${parcelCode}${takesBack ? ` ${BACK_MARK}` : ''} · ${words}`;
}

/** The order with the code in our note on it, where the store or its page said one. */
export function withNote<Read extends PageOrder>(order: Read, note: string | null | undefined): Read {
  if (note == null) return order;
  const { ownNoteIn: _, ...rest } = order;
  const shown = order.shown?.map((page) => ({ ...page, ownNote: note }));
  return { ...(rest as Read), ownNote: note, ...(shown !== undefined && { shown }) };
}

/** The order with what the notes say that its store gave just now: a page may be older. */
export function withStoreNotes({ storeNotes, ...order }: PageOrder): PageOrder {
  if (storeNotes === undefined) return order;
  const texts = storeNotes.map(({ note }) => String(note).replace(/<[^>]*>/g, ' '));
  const remarks = remarksOf(texts.filter((_, at) => storeNotes[at]?.author !== SYSTEM));
  const { shown, ...named } = withNote(order, findOwnNote(texts));
  const pages = shown?.map((page) => ({ ...page, ...remarks }));
  return { ...named, ...remarks, ...(pages && { shown: pages }) };
}
