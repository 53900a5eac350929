import type { NoteOutcome, ParcelNote } from '../adapter';
import { findOnlyElement } from '../elements';
import { fetchPage, fetchStore } from '../fetch-store';
import { findOwnNote } from '../own-note';
import { findPrestashopPage, withPrestashopToken } from './definition';

type Fetch = typeof globalThis.fetch;

/** The order's own note, which employees alone see (`Blocks/View/internal_note.html.twig`), seen at 8.2.3. */
const FORM = 'form[name="internal_note"]';

/** The code in our note, as the page has it saved; of several the newest, which is written below the others. */
export function readPrestashopNote(document: Document): string | null {
  const note = findOnlyElement(document, `${FORM} textarea`)?.textContent ?? '';
  return findOwnNote(note.split('\n').toReversed());
}

/**
 * Appends our line to the order's own note. An order has one such text and the form replaces it: it is fetched fresh, sent
 * as it stands with our line below, and read back. No redirect is followed, the one to the sign-in neither.
 * @throws as `fetchStore`
 */
export async function writePrestashopNote(
  { orderId, parcelCode, text }: ParcelNote,
  url: URL,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<NoteOutcome> {
  const address = addressOf(orderId, url);
  const before = await findForm(orderId, address, fetch, signal);
  if (typeof before === 'string') return before;
  // Written by a try whose answer was lost, or by a colleague.
  if (hasCode(before.note, parcelCode)) return 'written';
  const note = before.note.trim() === '' ? text : `${before.note.trimEnd()}\n${text}`;
  const body = new URLSearchParams(before.fields);
  // As a browser sends what stands in such a field.
  body.set(before.name, note.replace(/\r?\n/g, '\r\n'));
  await fetchStore(before.action, fetch, signal, { method: 'POST', body, redirect: 'manual' });
  const after = await findForm(orderId, address, fetch, signal);
  if (typeof after === 'string') return after;
  return hasCode(after.note, parcelCode) ? 'written' : 'refused';
}

interface NoteForm {
  readonly action: string;
  /** Of the field that has the note. */
  readonly name: string;
  readonly note: string;
  /** All that the form sends beside it: the page's own token. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The form as the store has it now; `refused`: the person is not shown it; `unreachable`: that is not the order's page. */
async function findForm(
  orderId: string,
  address: URL,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<NoteForm | 'refused' | 'unreachable'> {
  const document = await fetchPage(address.href, fetch, signal);
  const page = document && findPrestashopPage(document, address);
  if (document === null || page?.page !== 'order' || page.orderId !== orderId) return 'unreachable';
  const form = document.querySelector(FORM);
  const area = form?.querySelector('textarea[name]');
  const action = URL.parse(form?.getAttribute('action') ?? '', address.href);
  if (form == null || area == null || !isOwn(action, address)) return 'refused';
  const inputs = [...form.querySelectorAll('input[name]')];
  const fields = Object.fromEntries(
    inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
  );
  return { action: action.href, name: area.getAttribute('name') ?? '', note: area.textContent ?? '', fields };
}

/** The form goes to this order of this admin, or it is not the one we know. */
function isOwn(action: URL | null, address: URL): action is URL {
  const path = address.pathname.replace(/view$/, 'set-internal-note');
  return action?.origin === address.origin && action.pathname === path;
}

/** Any page of the admin says where an order's page is: an order's own address, or the list's. */
function addressOf(orderId: string, url: URL): URL {
  const path = url.pathname.replace(/sell\/orders\b.*$/, `sell/orders/${orderId}/view`);
  const link = url.origin + path;
  return new URL(withPrestashopToken(link, url) ?? link);
}

function hasCode(note: string, parcelCode: string): boolean {
  return note.split(/\r?\n/).some((line) => findOwnNote([line]) === parcelCode);
}
