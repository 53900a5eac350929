import { type FreshPage, freshPages, type NotesPage, noteByForm } from '../write-by-form';
import { prestaShopDefinition, withPrestaShopToken } from './definition';

/** The order's own note, which employees alone see (`Blocks/View/internal_note.html.twig`), seen at 8.2.3. */
const FORM = 'form[name="internal_note"]';

/** Any page of the admin says where an order's page is: an order's own address, or the list's. */
export const freshPrestaShopPages = freshPages(prestaShopDefinition, (orderId, { url }) => {
  const path = url.pathname.replace(/sell\/orders\b.*$/, `sell/orders/${orderId}/view`);
  const link = url.origin + path;
  return new URL(withPrestaShopToken(link, url) ?? link);
});

/**
 * Appends our line to the order's own note. An order has one such text and the form replaces it: it is sent as it stands
 * with our line below.
 */
export const writePrestaShopNote = noteByForm(freshPrestaShopPages, (page) => ({
  notes: linesOf(page.document.querySelector(`${FORM} textarea`)?.textContent),
  form: readForm(page),
}));

/** The newest is written below the others. */
export function linesOf(note: string | null | undefined): readonly string[] {
  return (note ?? '').split(/\r?\n/).toReversed();
}

function readForm(page: FreshPage): NotesPage['form'] {
  const form = page.document.querySelector(FORM);
  const area = form?.querySelector('textarea[name]');
  const action = ownAction(form, page, 'set-internal-note');
  if (form === null || area == null || action === null) return null;
  // The page's own token.
  const inputs = Array.from(form.querySelectorAll('input[name]'), (input) => [
    input.getAttribute('name') ?? '',
    input.getAttribute('value') ?? '',
  ]);
  const before = area.textContent ?? '';
  return (text) => {
    const body = new URLSearchParams(inputs);
    const note = before.trim() === '' ? text : `${before.trimEnd()}\n${text}`;
    // As a browser sends what stands in such a field.
    body.set(area.getAttribute('name') ?? '', note.replace(/\r?\n/g, '\r\n'));
    return { action, body };
  };
}

/** Where a form of the order's page goes; `null` where that is another order's, and the form is not the one we know. */
export function ownAction(form: Element | null, { address }: FreshPage, to: string): string | null {
  const action = URL.parse(form?.getAttribute('action') ?? '', address.href);
  const path = address.pathname.replace(/view$/, to);
  return action?.origin === address.origin && action.pathname === path ? action.href : null;
}
