import { type Fact, known, type Order, type OrderItem, unknown } from '../../order';
import { findOnlyElement, lineOf } from '../elements';
import { decimalFact, lineFact, readItems, unsure } from '../facts';
import { readerOf } from '../reader-of';
import { deliveryNames } from '../sent-facts';
import { cleanLine, foldDigits } from '../text';
import { sallaDefinition } from './definition';

const FROM = 'labelled-text';

/**
 * Salla, as far as it is publicly known; what is not is asked of the person.
 *
 * Looked for in public code on 2026-11-22: `urls.admin` of its interface's orders is still
 * `https://s.salla.sa/orders/order/<token>`, and programs that read its list still find `tr.row_order[data-order_id]`
 * with `data-order-link`, `.order-number` and `.order-status`. Nobody reads an address off the order's page.
 */
export const salla = readerOf(sallaDefinition, { read: readSallaDocument });

/**
 * What is publicly known of Salla's order page (programs that read it): the order's number, its status, the buyer's
 * name and phone, the goods. Not where the address stands, nor the total, nor how it was paid: the person is
 * asked.
 */
function readSallaDocument(document: Document, blank: Order): Order {
  return {
    ...blank,
    number: readNumber(document),
    // The shop's own text.
    status: unsure(lineFact(document.getElementById('order_status_btn')?.textContent, FROM)),
    // The buyer's, who need not be the recipient.
    billing: { ...blank.billing, name: readBuyer(document), phone: readPhone(document) },
    items: readGoods(document),
    // Where its way of delivery stands is not known; the order's tags and its status may say it.
    ...deliveryNames(Array.from(document.querySelectorAll('.rec-order-no *, #order_status_btn'), lineOf)),
  };
}

/** Digits, with tags of the order beside them in elements of their own. */
function readNumber(document: Document): Fact<string> {
  const block = findOnlyElement(document, '.rec-order-no');
  const own = [...(block?.childNodes ?? [])].filter((node) => node.nodeType === 3);
  const text = foldDigits(cleanLine(own.map((node) => node.nodeValue ?? '').join(' ')));
  const number = /^#?(\d{1,30})$/.exec(text)?.[1];
  return number === undefined ? unknown(block === null ? 'not-shown' : 'unreadable') : known(number, FROM);
}

function readBuyer(document: Document): Fact<string> {
  const link = findOnlyElement(document, '[data-card-customer-buyer] a[href*="/customers/"]');
  return lineFact(link?.textContent, FROM);
}

/** The link that dials it. */
function readPhone(document: Document): Fact<string> {
  const links = [...document.querySelectorAll('[data-card-customer-buyer] a[href^="tel:"]')];
  const numbers = new Set(links.map((link) => (link.getAttribute('href') ?? '').slice('tel:'.length)));
  const [number] = numbers;
  if (numbers.size > 1) return unknown('ambiguous', [...numbers].join(' / ').slice(0, 100));
  return lineFact(number, FROM);
}

/** Rows that link to a product; of their columns only the quantity's name is known, in Arabic. */
function readGoods(document: Document): OrderItem[] {
  const links = [...document.querySelectorAll('tr h6 a[href*="/products/"]')];
  const rows = new Set(links.map((link) => link.closest('tr')));
  return readItems([...rows], (row) => {
    const textOf = (selector: string) => row && findOnlyElement(row, selector)?.textContent;
    const quantity = textOf('td[data-title="الكمية"]');
    return {
      name: lineFact(textOf('h6 a[href*="/products/"]'), FROM),
      quantity: decimalFact(quantity && foldDigits(quantity), FROM),
      amount: unknown('not-shown'),
    };
  });
}
