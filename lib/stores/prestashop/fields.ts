import { servedFields } from '../controls';
import { findOnlyElement } from '../elements';
import { fetchOrderPage, type SentForm, sendForm } from '../fetch-store';
import type { FieldPage, OpenField, OrderFields } from '../order-field';
import { openTexts, textsAt } from '../places';
import { prestaShopDefinition } from './definition';
import { orderAddress } from './note';
import { STATUS_PLACES } from './places';
import { listStatuses, savedStatusId } from './statuses';

type Send = FieldPage['send'];

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
  tracking: opened((document, address, post) => {
    const edit = findOnlyElement(document, EDIT);
    const carrier = edit?.getAttribute('data-order-carrier-id') ?? '';
    if (edit === null || carrier === '') return { value: null, send: null };
    const send = formOf(document, address, `form[name="${SHIPPING}"]`, 'shipping', {
      [`${SHIPPING}[current_order_carrier_id]`]: () => carrier,
      [`${SHIPPING}[tracking_number]`]: (to) => to,
    });
    return { value: edit.getAttribute('data-order-tracking-number') ?? '', send: send && post(send) };
  }),
  status: opened((document, address, post) => {
    const send = formOf(document, address, '#update_order_status_action_form', 'status', {
      [`${STATUS}[new_order_status_id]`]: (to) => to,
    });
    const page = openTexts<keyof typeof STATUS_PLACES>(textsAt(document, STATUS_PLACES));
    const statuses = Array.from(listStatuses(page), ([id, name]) => ({ id, name }));
    return { value: savedStatusId(page), send: send && post(send), statuses };
  }),
};

type Form = (to: string) => SentForm;

/** The order's page, fetched fresh, and what stands in it. */
function opened(
  read: (document: Document, address: URL, post: (form: Form) => NonNullable<Send>) => FieldPage,
): OpenField {
  return (orderId, _document, url, fetch) => {
    const address = orderAddress(orderId, url);
    const post = (form: Form) => (to: string) => sendForm(form(to), fetch);
    return async () => {
      const page = await fetchOrderPage(prestaShopDefinition, orderId, address, fetch);
      return page && read(page.document, address, post);
    };
  };
}

/**
 * A form of the order's page that has these fields, one that is chosen from a list, and the page's own token.
 * @param to the end of the address that it goes to
 */
function formOf(
  document: Document,
  address: URL,
  selector: string,
  to: string,
  filled: Readonly<Record<string, (to: string) => string>>,
): Form | null {
  const form = findOnlyElement(document, selector);
  const action = URL.parse(form?.getAttribute('action') ?? '', address.href);
  const path = address.pathname.replace(/view$/, to);
  if (form === null || action?.origin !== address.origin || action.pathname !== path) return null;
  const stands = servedFields(form);
  const names = new Set(stands.map(([name]) => name));
  const isKnown = ([name, value]: (typeof stands)[number]) =>
    name in filled ||
    (value !== null && (name.endsWith('[_token]') || name === `${SHIPPING}[new_carrier_id]`));
  if (names.size !== stands.length || !stands.every(isKnown)) return null;
  if (!Object.keys(filled).every((name) => names.has(name))) return null;
  return (value) => {
    const entries = stands.map(([name, kept]) => [name, filled[name]?.(value) ?? kept ?? '']);
    return { action: action.href, body: new URLSearchParams(entries) };
  };
}
