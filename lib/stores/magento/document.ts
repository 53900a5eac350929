import { type CustomField, type Fact, type FormattedOrder, type Order, unknown } from '../../order';
import { customFieldsOf } from '../custom-fields';
import { cellLines, lineOf } from '../elements';
import { lineFact, noteFact, unsure } from '../facts';
import { labelledPairs } from '../labelled-pairs';
import { printedAddresses } from '../printed-addresses';
import { deliveryNames } from '../sent-facts';
import { cleanLines } from '../text';
import { MAGENTO_ADDRESS } from './address-form';
import { amountReader } from './amounts';
import { readItemsTotal, readMagentoItems } from './items';
import { readMagentoNote } from './note';
import { isShippedInPart } from './shipped';
import { atTheDoor, readMagentoCurrency, readMagentoTotals } from './totals';

/**
 * What Magento's order page shows, in any of its languages: by ids and names of its own templates
 * (`Sales/view/adminhtml/templates/order/view/`, 2.2 to 2.4), never by labels.
 */
export function readMagentoDocument(document: Document, blank: Order): FormattedOrder {
  const currency = readMagentoCurrency(document);
  const read = amountReader(document, currency);
  const items = readMagentoItems(document, read);
  const status = readStatus(document);
  const totals = readMagentoTotals(document, read, blank.id);
  const isShipped = isShippedInPart(document, totals);
  const ownNote = readMagentoNote(document);
  return {
    ...blank,
    verified: true,
    number: readNumber(document),
    status,
    ...readAddresses(document),
    items,
    itemsTotal: readItemsTotal(document, items, read),
    currency,
    ...totals,
    ...atTheDoor(totals, isShipped),
    ...(isShipped && { isShipped: true }),
    ...(isVirtual(document) && { isVirtual: true }),
    ...deliveryNames([
      lineOf(document.querySelector('.order-shipping-method .admin__page-section-item-content strong')),
    ]),
    customerNote: readGiftMessages(document),
    ...customFieldsOf(readAttributes(document)),
    ...(ownNote !== null && { ownNote }),
  };
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
    labelledPairs(section, `${OWN_PARTS}, .order-account-information-table`).map(
      (pair) => ({ at: 'data', key: '', ...pair }) as const,
    ),
  );
  const account = document.querySelector('.order-account-information-table');
  const rows = account === null ? [] : labelledPairs(account, 'tr:first-child');
  return [...fields, ...rows.map((pair) => ({ at: 'order', key: '', ...pair, means: 'unknown' }) as const)];
}

/** Goods that are sent by nobody have no such address, and the block of the payment stands alone and says why. */
function isVirtual(document: Document): boolean {
  const isAlone = document.querySelector('.order-payment-method-virtual') !== null;
  return isAlone && document.querySelector('.order-shipping-address') === null;
}

/**
 * The message of a gift, of the whole order and of single goods, each once: a person who packs it must read it. What the
 * customer wrote stands among the staff's comments, and nothing tells whose is whose.
 */
function readGiftMessages(document: Document): Fact<string> {
  const fields = document.querySelectorAll('textarea[name^="giftmessage["][name$="[message]"]');
  const messages = new Set([...fields].map((field) => cleanLines(field.textContent ?? '')));
  messages.delete('');
  return messages.size === 0 ? unknown('not-shown') : noteFact([...messages].join('\n'), 'form-field');
}

/** The page's title is the number behind a `#`, in every language. */
function readNumber(document: Document): Fact<string> {
  const title = lineOf(document.querySelector('h1.page-title'));
  return lineFact(/^#\s*(\S{1,100})$/.exec(title)?.[1], 'labelled-text');
}

/** Formatted by a template of the shop's; the customer's name stands in the account's table too. */
function readAddresses(document: Document): Pick<FormattedOrder, 'formatted'> {
  const account = [...document.querySelectorAll('.order-account-information-table td')];
  const customer = new Set(account.map(lineOf));
  return printedAddresses(document, {
    shipping: MAGENTO_ADDRESS.isRightIn,
    billing: '.order-billing-address address',
    lines: cellLines,
    isName: (line) => customer.has(line),
  });
}

/**
 * The status by its code, which the form that changes it has chosen; its text where there is no such form: translated,
 * and the shop's own.
 */
function readStatus(document: Document): Fact<string> {
  const chosen = document.querySelectorAll('select#history_status option[selected]');
  const [option] = chosen;
  if (option !== undefined && chosen.length === 1)
    return lineFact(option.getAttribute('value'), 'form-field');
  return unsure(lineFact(document.getElementById('order_status')?.textContent, 'labelled-text'));
}
