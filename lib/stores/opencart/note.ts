import { servedChoice, servedFields } from '../controls';
import type { OpenPage } from '../definition';
import type { SentForm } from '../fetch-store';
import type { NoteWriter } from '../own-note';
import { type FreshPage, freshPages, noteByForm } from '../write-by-form';
import { hasPanels, openCartDefinition } from './definition';
import { readListRows } from './list';

/** The order's history in 4.x and the form that adds to it (`sale/order_info.twig`, `sale/order_history.twig`). */
const FORM = '#form-history';
const STATUS = 'order_status_id';
const KNOWN = ['order_id', STATUS, 'comment', 'notify', 'override'];
/** Where a program of the page sends the form: 4.1's name of the call, and that of 4.0. The session's token is in it. */
const CALL =
  /index\.php\?route=sale\/order[.|]call&user_token=\w+&(?:call=history_add|action=sale\/order[.|]addHistory)(?=[&'"])/g;
/** Lines of an order's history that its page shows. */
const SHOWN = 10;
/** What that program adds to the address, from the page's own lists. */
const LISTS = ['store', 'language', 'currency'];

/**
 * Adds a line to the order's history, of which the customer is not told. It goes with the order's status: as the store has
 * it now, and with `override`, or a check against fraud would run once more and might change it.
 *
 * Up to 3.x the page sends its history to the storefront, with a session of that one's interface which is bound to one
 * address on the network (`api/order/history`): `not-taken`.
 */
export const writeOpenCartNote: NoteWriter = async (note, session) =>
  lacksHistory(note.orderId, session) ? 'not-taken' : addLine(note, session);

/** Whether the order's page takes no lines itself, as up to 3.x. */
export function lacksHistory(...from: Parameters<typeof orderAddress>): boolean {
  const address = orderAddress(...from);
  return address !== null && hasPanels(address);
}

export const freshOpenCartPages = freshPages(openCartDefinition, orderAddress);

const addLine = noteByForm(freshOpenCartPages, (page) => {
  // The newest ten, the newest first; what a customer wrote at the checkout is one of them.
  const rows = page.document.querySelectorAll('#history tbody > tr');
  const notes = Array.from(rows, ({ textContent }) => textContent ?? '');
  return { notes, isCut: notes.length >= SHOWN, form: readHistoryForm(page)?.line ?? null };
});

/**
 * The form of the order's history, with the status that the order has and the list of those that it may get. What it sends
 * adds a line, of which the customer is not told.
 */
export function readHistoryForm({ document, address, orderId }: FreshPage) {
  const form = document.querySelector(FORM);
  const names = servedFields(form).map(([name]) => name);
  const id = form?.querySelector('input[name="order_id"]')?.getAttribute('value');
  const list = form?.querySelector(`select[name="${STATUS}"]`) ?? null;
  const status = servedChoice(list);
  const call = findCall(document, address, orderId);
  // With a field more, or without a status that is saved, it would change what nobody saw.
  const isKnown = names.includes('comment') && names.every((name) => KNOWN.includes(name));
  if (!isKnown || id !== orderId || list === null || status === null || call === null) return null;
  const line = (comment: string, to = status): SentForm => ({
    action: call.href,
    body: new URLSearchParams({ order_id: id, [STATUS]: to, override: '1', notify: '0', comment }),
  });
  return { status, list, line };
}

function findCall(document: Document, page: URL, orderId: string): URL | null {
  const scripts = document.querySelectorAll('script');
  const found = new Set(
    [...scripts].flatMap(({ textContent }) => [...(textContent ?? '').matchAll(CALL)].map(([call]) => call)),
  );
  const [call, another] = found;
  if (call === undefined || another !== undefined) return null;
  const address = new URL(call, page.href);
  for (const name of LISTS) {
    const value = servedChoice(document.getElementById(`input-${name}`));
    if (value === null) return null;
    address.searchParams.set(name === 'store' ? 'store_id' : name, value);
  }
  address.searchParams.set('order_id', orderId);
  return address;
}

/** An order's page and the list's rows say where an order's page is; the session's token opens every one. */
function orderAddress(orderId: string, { document, url }: OpenPage): URL | null {
  const isOrder = openCartDefinition.detect(document, url)?.page === 'order';
  const found = isOrder ? url.href : readListRows(document, url)[0]?.opens;
  if (found === undefined) return null;
  const address = new URL(found);
  address.searchParams.set('order_id', orderId);
  return address;
}
