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

/**
 * How an order's page is fetched from any page of the admin that leads to orders; `null` where this one does not. It comes
 * to `null` where the store shows another page, its sign-in say, and throws as `StoreFetch`.
 */
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
  /** The page shows the newest alone, and the order may have older ones. */
  readonly isCut?: boolean;
  /** What the page's own form sends with a text added; `null`: the person is shown none, or it is not the one we know. */
  readonly form: ((text: string) => SentForm) | null;
}

/** Writes a note by the form of the order's page, and reads it back. No redirect is followed, the one to the sign-in neither. */
export function noteByForm(open: OpenFresh, read: (page: FreshPage) => NotesPage): NoteWriter {
  return async (note, session) => {
    const fetchFresh = open(note.orderId, session);
    const ask = async () => {
      const page = await fetchFresh?.();
      return page ? read(page) : null;
    };
    const before = await ask();
    if (before === null) return 'unreachable';
    // Written by a try whose answer was lost, or by a colleague.
    if (saysAlready(before.notes, note, before.isCut)) return 'written';
    if (before.form === null) return 'refused';
    await sendForm(before.form(note.text), session.fetch);
    const after = await ask();
    if (after === null) return 'unreachable';
    return saysAlready(after.notes, note, after.isCut) ? 'written' : 'refused';
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
