import type { NoteOutcome, ParcelNote } from './adapter';
import type { Addressed, OpenPage } from './definition';
import { fetchPage, type SentForm, type Session, type StoreFetch, sendForm } from './fetch-store';
import type { FieldPage, OpenField } from './order-field';
import { type NoteWriter, saysAlready } from './own-note';

/** An order's page, fetched fresh to be written into, and the path of its admin. */
export interface FreshPage {
  readonly document: Document;
  readonly address: URL;
  readonly basePath: string;
  readonly orderId: string;
}

/** Fetches an order's page from one that leads to orders; it comes to `null` where the store shows another, its sign-in say. */
type OpenFresh = (orderId: string, session: Session) => (() => Promise<FreshPage | null>) | null;

export function freshPages(
  { detect }: Pick<Addressed<string>, 'detect'>,
  addressOf: (orderId: string, from: OpenPage) => URL | null,
): OpenFresh {
  return (orderId, session) => {
    const address = addressOf(orderId, session);
    if (address === null) return null;
    return async () => {
      const document = await fetchPage(address.href, session.fetch);
      const page = document && detect(document, address);
      if (document === null || page?.page !== 'order' || page.orderId !== orderId) return null;
      return { document, address, basePath: page.store.basePath, orderId };
    };
  };
}

/** What an order's page says and takes, as the store has it now. */
export interface NotesPage {
  /** The texts that our own notes stand among, the newest first. */
  readonly notes: readonly string[];
  /** The order may have older ones. */
  readonly isCut?: boolean;
  /** What the page's own form sends with a text added; `null`: the person is shown none, or it is not the one we know. */
  readonly form: ((text: string) => SentForm) | null;
}

/** The same, with what sends a text added to it. */
interface NotesPlace extends Pick<NotesPage, 'notes' | 'isCut'> {
  readonly send: ((text: string) => Promise<Response>) | null;
}

/** Writes a note where an order takes one, and reads it back. */
export async function writeAndReadBack(
  note: ParcelNote,
  ask: () => Promise<NotesPlace | 'refused' | 'unreachable'>,
): Promise<NoteOutcome> {
  const before = await ask();
  if (typeof before === 'string') return before;
  // Written by a try whose answer was lost, or by a colleague.
  if (saysAlready(before.notes, note, before.isCut)) return 'written';
  if (before.send === null) return 'refused';
  await before.send(note.text);
  const after = await ask();
  if (typeof after === 'string') return after;
  return saysAlready(after.notes, note, after.isCut) ? 'written' : 'refused';
}

/** Writes a note by the form of the order's page. No redirect is followed, the one to the sign-in neither. */
export function noteByForm(open: OpenFresh, read: (page: FreshPage) => NotesPage): NoteWriter {
  return (note, session) => {
    const fetchFresh = open(note.orderId, session);
    return writeAndReadBack(note, async () => {
      const page = await fetchFresh?.();
      if (!page) return 'unreachable';
      const { form, ...said } = read(page);
      return { ...said, send: form && ((text) => sendForm(form(text), session.fetch)) };
    });
  };
}

/** A place of an order that stands on its page. */
export function fieldOnPage(
  open: OpenFresh,
  read: (
    page: FreshPage,
    fetch: StoreFetch,
    sought: readonly string[],
  ) => FieldPage | Promise<FieldPage | null>,
): OpenField {
  return (orderId, session) => {
    const ask = open(orderId, session);
    if (ask === null) return null;
    return async (sought) => {
      const page = await ask();
      return page && read(page, session.fetch, sought);
    };
  };
}
