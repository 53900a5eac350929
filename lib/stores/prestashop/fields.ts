import { servedFields } from '../controls';
import { findOnlyElement } from '../elements';
import { type StoreFetch, sendForm } from '../fetch-store';
import { type FieldPage, NO_FIELD, type OrderFields } from '../order-field';
import { openTexts, textsAt } from '../places';
import { type FreshPage, fieldOnPage } from '../write-by-form';
import { freshPrestaShopPages, ownAction } from './note';
import { STATUS_PLACES } from './places';
import { listStatuses, savedStatusId } from './statuses';

/**
 * The carrier's tracking number (`Blocks/View/shipping.html.twig`, `update_shipping_modal.html.twig`, and
 * `UpdateOrderShippingType`), as PrestaShop has had it since 1.7.7. A program of the page fills its form from the link
 * that opens it. An order with several carriers, or a form with a field more, is not the one we know.
 */
const EDIT = '.js-update-shipping-btn[data-order-carrier-id]';
const SHIPPING = 'update_order_shipping';
/** The order's status, in the bar above it (`order_actions.html.twig`). */
const STATUS = 'update_order_status_action_bar';

export const prestaShopFields: OrderFields = {
  tracking: fieldOnPage(freshPrestaShopPages, (page, fetch) => {
    const edit = findOnlyElement(page.document, EDIT);
    const carrier = edit?.getAttribute('data-order-carrier-id') ?? '';
    if (edit === null || carrier === '') return NO_FIELD;
    const send = sendBy(page, fetch, `form[name="${SHIPPING}"]`, 'shipping', {
      [`${SHIPPING}[current_order_carrier_id]`]: () => carrier,
      [`${SHIPPING}[tracking_number]`]: (to) => to,
    });
    return { value: edit.getAttribute('data-order-tracking-number') ?? '', send };
  }),
  status: fieldOnPage(freshPrestaShopPages, (page, fetch) => {
    const send = sendBy(page, fetch, '#update_order_status_action_form', 'status', {
      [`${STATUS}[new_order_status_id]`]: (to) => to,
    });
    const texts = openTexts<keyof typeof STATUS_PLACES>(textsAt(page.document, STATUS_PLACES));
    const statuses = Array.from(listStatuses(texts), ([id, name]) => ({ id, name }));
    return { value: savedStatusId(texts), send, statuses };
  }),
};

/**
 * Sends a form of the order's page that has these fields, one that is chosen from a list, and the page's own token.
 * @param to the end of the address that it goes to
 */
function sendBy(
  page: FreshPage,
  fetch: StoreFetch,
  selector: string,
  to: string,
  filled: Readonly<Record<string, (to: string) => string>>,
): FieldPage['send'] {
  const form = findOnlyElement(page.document, selector);
  const action = ownAction(form, page, to);
  if (action === null) return null;
  const stands = servedFields(form);
  const names = new Set(stands.map(([name]) => name));
  const isKnown = ([name, value]: (typeof stands)[number]) =>
    name in filled ||
    (value !== null && (name.endsWith('[_token]') || name === `${SHIPPING}[new_carrier_id]`));
  if (names.size !== stands.length || !stands.every(isKnown)) return null;
  if (!Object.keys(filled).every((name) => names.has(name))) return null;
  return (value) => {
    const entries = stands.map(([name, kept]) => [name, filled[name]?.(value) ?? kept ?? '']);
    return sendForm({ action, body: new URLSearchParams(entries) }, fetch);
  };
}
