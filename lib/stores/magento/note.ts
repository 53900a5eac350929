import type { NoteOutcome, ParcelNote } from '../adapter';
import { fetchPage } from '../fetch-store';
import { findOwnAddress } from '../listed-orders';
import { findOwnNote } from '../own-note';
import { type NotesPage, writeByForm } from '../write-by-form';
import { findMagentoOrderId, findMagentoPage } from './definition';

type Fetch = typeof globalThis.fetch;

/**
 * The order's comments, the newest first, and the fields that add one (`order/view/history.phtml`), seen at 2.4.7 and
 * 2.4.8. A program of the page sends them, with the key of the session; the address stands in the program.
 */
const BLOCK = '#order_history_block';
const COMMENT = 'history[comment]';
const STATUS = 'history[status]';
/** Would mail the customer, and show the comment to them. */
const FOR_CUSTOMER = ['history[is_customer_notified]', 'history[is_visible_on_front]'];
const ADDRESS = /["']([^"'\s]*\/sales\/order\/addComment\/[^"'\s]*)["']/g;

/** The code in our comment, where the order's page shows its comments. */
export function readMagentoNote(document: Document): string | null {
  return findOwnNote(commentsOf(document));
}

/**
 * Adds a comment to the order that the shop alone sees, and mails no customer. Its form has the order's status beside the
 * comment: it is sent as the store has it now.
 * @throws as `fetchStore`
 */
export async function writeMagentoNote(
  note: ParcelNote,
  document: Document,
  url: URL,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<NoteOutcome> {
  const address = addressOf(note.orderId, document, url);
  if (address === null) return 'unreachable';
  const ask = async () => {
    const fresh = await fetchPage(address.href, fetch, signal);
    const page = fresh && findMagentoPage(fresh, address);
    if (fresh === null || page?.page !== 'order' || page.orderId !== note.orderId) return null;
    const path = `${page.store.basePath}sales/order/addComment/`;
    return { notes: commentsOf(fresh), form: readForm(fresh, address, path) };
  };
  return writeByForm(note, ask, fetch, signal);
}

function commentsOf(document: Document): readonly string[] {
  const comments = document.querySelectorAll(`${BLOCK} .note-list-comment`);
  return Array.from(comments, ({ textContent }) => textContent ?? '');
}

/** @param path where the comments of this admin go */
function readForm(document: Document, page: URL, path: string): NotesPage['form'] {
  const block = document.querySelector(BLOCK);
  const controls = [...(block?.querySelectorAll('input[name], select[name], textarea[name]') ?? [])];
  const names = controls.map((control) => control.getAttribute('name') ?? '');
  const known = [COMMENT, STATUS, ...FOR_CUSTOMER];
  const chosen = block?.querySelectorAll(`select[name="${STATUS}"] option[selected]`) ?? [];
  const [status = null, another] = [...chosen].map((option) => option.getAttribute('value'));
  const key = onlyOf(document.querySelectorAll('input[name="form_key"]'), (input) => [
    input.getAttribute('value'),
  ]);
  const action = findAction(block, page, path);
  // With a field more, or without a status that is saved, it would change what nobody saw.
  const isKnown = names.includes(COMMENT) && names.every((name) => known.includes(name));
  if (!isKnown || status === null || another !== undefined || key === null || action === null) return null;
  return (text) => ({
    action: action.href,
    body: new URLSearchParams([
      ['form_key', key],
      [STATUS, status],
      [COMMENT, text],
    ]),
  });
}

/** Where the page's program sends a comment of this order: in the button, or in a script beside it. */
function findAction(block: Element | null, page: URL, path: string): URL | null {
  const programs = block?.querySelectorAll('script, [onclick]') ?? [];
  const found = onlyOf(programs, (element) => {
    const program = element.getAttribute('onclick') ?? element.textContent ?? '';
    return Array.from(program.matchAll(ADDRESS), ([, address = '']) => address.replaceAll('\\/', '/'));
  });
  const action = URL.parse(found ?? '', page.href);
  const orderId = /\/order_id\/(\d+)(?:\/|$)/;
  const isOwn = action?.origin === page.origin && action.pathname.startsWith(path);
  if (action === null || !isOwn || orderId.exec(action.pathname)?.[1] !== orderId.exec(page.pathname)?.[1])
    return null;
  // A refusal is answered then, in place of a page that is sent on to.
  action.searchParams.set('isAjax', 'true');
  return action;
}

/**
 * The address of an order's page from any page of the admin that leads to one: the secret key in it opens that page for
 * every order. `null`: this page has none.
 */
function addressOf(orderId: string, document: Document, url: URL): URL | null {
  const page = findMagentoPage(document, url);
  if (page === null) return null;
  const links = document.querySelectorAll('tr.data-row a[href]');
  const addresses = [url, ...Array.from(links, (link) => findOwnAddress(link, url))];
  const found = addresses.find(
    (address) => address !== null && findMagentoOrderId(address, page.store) !== null,
  );
  if (found == null) return null;
  const address = new URL(found);
  address.pathname = address.pathname.replace(/\/order_id\/[^/]+/, `/order_id/${orderId}`);
  return address;
}

/** What all that say it agree on. */
function onlyOf(
  elements: Iterable<Element>,
  read: (element: Element) => readonly (string | null)[],
): string | null {
  const found = new Set([...elements].flatMap(read));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}
