import type { Fact, PageOrder } from '../order';
import type { OpenPage, StorePage } from './definition';
import type { StoreKind } from './registry';

/** Told why a store gave no answer of its own: nobody is signed in any more, or the person may not see it. */
export type OnSilent = (why: 'signed-out' | 'not-allowed') => void;

/** What the store says of one order; `null`: it gave no answer of its own, and why, where that is known. */
export interface StoreAnswer {
  readonly saved: PageOrder | null;
  readonly silence?: PageOrder['silence'];
}

/** A page of a store, and what the store is asked with from there. */
export interface FromPage extends OpenPage {
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
}

/** The same with the store's reader. */
export interface Asking extends FromPage {
  readonly adapter: StoreAdapter;
}

/** One order of a store, and the address of its page. */
export interface LinkedOrder {
  readonly orderId: string;
  readonly link: string;
}

/** Reads the order of a page that is there (`readOrder`). */
export type ReadOrder = (asking: Asking) => Promise<PageOrder>;

/** One store's reader. `detect` and `readDocument` are pure: nothing is fetched, nothing on the page is changed. */
export interface StoreAdapter {
  readonly kind: StoreKind;

  readonly detect: (document: Document, url: URL) => StorePage<StoreKind> | null;

  /**
   * The server makes an order's page whole: to ask for the order once more, the page is fetched again by `readOrderPage`.
   * @param read `readOrder`, which all stores' pages have in common and a store's own script does not carry
   */
  readServed?(read: ReadOrder, asking: Asking, order: LinkedOrder): Promise<PageOrder>;

  /** What the store is asked with is whole as soon as it stands in a page that is still being loaded: it is asked then. */
  askEarly?(asking: Asking): Promise<StoreAnswer> | null;

  /**
   * A link with the session's secret in it, to be opened and never kept. Left out where a link opens without; `null`: only
   * a list's row knows it.
   */
  withSession?(link: string, url: URL): string | null;

  /**
   * Reads what the document shows; what it does not show is `unknown`.
   * @throws StorePageError when the page is not what `detect` promised.
   */
  readDocument(document: Document, url: URL): PageOrder;

  /**
   * Reads one order from the store's structured data, on the page's own origin alone: no redirect is followed. `null`
   * where there is no such source; the document is the fallback then. Never throws.
   */
  readStructured?(orderId: string, from: FromPage, onSilent?: OnSilent): Promise<PageOrder | null>;

  /**
   * The notes on an order, the newest first, asked of the page's own origin alone: a page that was opened before ours was
   * written does not show it. `undefined`: the store did not answer. Never throws.
   */
  readNotes?(orderId: string, from: FromPage): Promise<PageOrder['storeNotes']>;

  /** Where the bar is put; `null`: in the page's corner. Cheap: it is asked after every change of the page. */
  anchor?(
    document: Document,
  ): { readonly element: Element; readonly position: 'before' | 'after' | 'append' } | null;
}

/** What reads a store's list of orders. Its script comes when a list is opened: an order's page does not carry it. */
export interface ListReader {
  /** How many orders may be asked for at once; 4 where it is left out, fewer where a store refuses more. */
  readonly atOnce?: number;

  /** The orders of a list, each once; a row whose order cannot be told for certain is left out. Pure. Never throws. */
  readRows(document: Document, url: URL): readonly ListedOrder[];

  /** The parcels' codes in orders of a list, by the orders' ids. Empty where the store cannot be asked. Never throws. */
  readShipped?(orderIds: readonly string[], from: FromPage): Promise<ReadonlyMap<string, string>>;
}

/** A parcel, as its order says it to everybody who works in the store. */
export interface ParcelNote {
  readonly orderId: string;
  readonly parcelCode: string;
  /** The parcel was marked as wrong: the note says that the code stands in the order no more. */
  readonly takesBack: boolean;
  /** The whole note; it begins with our mark and the code. */
  readonly text: string;
  /** An earlier try may have written the note although its answer was lost. */
  readonly triedBefore: boolean;
}

/**
 * What became of writing a note: it is there; the store refuses it for this order; this version of the store has no way
 * to take any; the store could not be asked.
 */
export type NoteOutcome = 'written' | 'refused' | 'not-taken' | 'unreachable';

export interface ListedOrder {
  readonly orderId: string;
  /** What people call the order, where the list shows it. */
  readonly number: Fact<string>;
  /** The address of the order's page, on the list's own origin, without anything of the session: it is kept. */
  readonly link: string;
  /** The same with the session in it, where the store wants one: for fetching and opening, and never kept. */
  readonly opens?: string;
  /** Whether the store's own checkbox of the row is ticked; false where the list has none. */
  readonly selected: boolean;
  /** The row's element, or the part of it that names the order: a badge is put at its end. */
  readonly element: Element;
}

/** The page lacks something that every such page has: a changed version, or not the page we took it for. */
export class StorePageError extends Error {
  constructor(
    readonly kind: StoreKind,
    readonly missing: string,
  ) {
    super(`${kind}: missing ${missing}`);
  }
}

/**
 * What a `StorePageError` says is missing; `null`: it is another error. Judged by what it says, since a store's reader and
 * what runs on its pages are scripts of their own, each with a class of this name.
 */
export function findMissing(error: unknown): string | null {
  return error instanceof Error && 'missing' in error ? String(error.missing) : null;
}
