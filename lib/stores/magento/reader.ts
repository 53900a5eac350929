import type { CustomField, Order, TextsOrder } from '../../order';
import { askedByForm } from '../address-form';
import { customFieldsOf } from '../custom-fields';
import { labelledFields } from '../labelled-fields';
import { collectTexts } from '../places';
import { askEarly } from '../read-order';
import { readOrderPage } from '../read-order-page';
import { anchorNextTo, readerOf } from '../reader-of';
import { magentoDefinition } from './definition';
import { MAGENTO_ADDRESS, MAGENTO_PLACES } from './places';

/** Magento 2 (Adobe Commerce), its admin in any language. Seen at 2.4.7. */
export const magento = readerOf(magentoDefinition, {
  read: readMagentoDocument,
  readServed: readOrderPage,
  askEarly,
  // The secret in an address opens that one page alone.
  withSession: () => null,
  readStructured: askedByForm(magentoDefinition, MAGENTO_ADDRESS, readMagentoDocument),
  // Above the first part of the order (`order/view/info.phtml`).
  anchor: anchorNextTo('.order-view-account-information', 'before'),
});

export function readMagentoDocument(document: Document, blank: Order): TextsOrder {
  const { at, rows } = collectTexts(document, MAGENTO_PLACES);
  return {
    ...blank,
    texts: { at: { ...at, gridMethods: findMethods(document, blank.id) }, rows },
    ...customFieldsOf(readAttributes(document)),
  };
}

/**
 * The methods of payment by their codes, in the grids of the order's own invoices, which the page hands to its programs.
 * Without an invoice there is none, and the programs take the grids out of the page when they begin.
 */
function findMethods(document: Document, orderId: string): string[] {
  // What people wrote has its quotes escaped there.
  const row = new RegExp(`"order_id":"${orderId}"[^{}]*?"payment_method":"(\\w+)"`, 'g');
  const grids = [...document.querySelectorAll('script[type="text/x-magento-init"]')];
  const found = grids.flatMap(({ textContent }) => [...(textContent ?? '').matchAll(row)]);
  return [...new Set(found.map(([, method = '']) => method))];
}

/** Where Magento's own tables and parts of an order are, and what extensions let people edit. */
const OWN_PARTS = `form, .order-addresses, .order-payment-method, .order-shipping-method, .order-gift-options,
  .edit-order-table, .order-totals, .order-comments-history, .edit-order-comments, .data-grid`;

/**
 * Attributes of the order and its customer as extensions show them, each beside its label (`order/view/info.phtml`: rows
 * below the customer's name are of the account, and need not be of this order).
 */
function readAttributes(document: Document): readonly CustomField[] {
  const sections = [...document.querySelectorAll('.admin__page-section')];
  const fields = sections.flatMap((section) =>
    labelledFields(section, `${OWN_PARTS}, .order-account-information-table`, 'data'),
  );
  const account = document.querySelector('.order-account-information-table');
  const rows = account === null ? [] : labelledFields(account, 'tr:first-child', 'order');
  return [...fields, ...rows.map((row) => ({ ...row, means: 'unknown' }) as const)];
}
