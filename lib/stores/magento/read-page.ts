import { isZero } from '../../decimal';
import { type Fact, factValue, type PageControl, type PageOrder, type PageTexts, unknown } from '../../order';
import type { ReadForm } from '../address-form';
import { joinNames, lineFact, noteFact, unsure } from '../facts';
import { controlsOf, formFields, heldFact } from '../form-fields';
import { readFormatted } from '../formatted-address';
import { mapParty } from '../map-order';
import { findOwnNote, remarksOf } from '../own-note';
import { openTexts } from '../places';
import { deliveryNames } from '../sent-facts';
import { cleanLines, foldDigits } from '../text';
import { amountReader, readMagentoItems } from './amounts';
import type { MagentoPage } from './places';
import { atTheDoor, readMagentoCurrency, readMagentoTotals } from './totals';

export function readMagentoPage({ at, rows, controls }: PageTexts, sent: PageOrder): PageOrder {
  const page: MagentoPage = openTexts(at);
  const currency = readMagentoCurrency(page);
  const read = amountReader(page, currency);
  const totals = readMagentoTotals(page, read);
  const isShipped = isShippedInPart(page, totals);
  const ownNote = findOwnNote(page.all('comments'));
  const account = new Set(page.lines('account'));
  const addresses = {
    shipping: page.all('shippingBlocks'),
    billing: page.all('billingBlocks'),
    isName: (line: string) => account.has(line),
    form: controls && { controls, ...readMagentoAddress(controls) },
  };
  return {
    ...sent,
    ...readFormatted(addresses),
    verified: true,
    // The number behind a `#`, in every language.
    number: lineFact(/^#\s*(\S{1,100})$/.exec(page.line('title'))?.[1], 'labelled-text'),
    status: readStatus(page),
    items: readMagentoItems((rows.goods ?? []).map(openTexts), read),
    currency,
    ...totals,
    ...atTheDoor(totals, isShipped),
    ...(isShipped && { isShipped: true }),
    // Goods that are sent by nobody have no such address, and the block of the payment stands alone and says why.
    ...(page.has('paymentAlone') && !page.has('sentTo') && { isVirtual: true }),
    ...deliveryNames([page.line('deliveries')]),
    customerNote: readGiftMessages(page),
    ...remarksOf(page.all('comments')),
    ...(ownNote !== null && { ownNote }),
  };
}

/**
 * The message of a gift, of the whole order and of single goods, each once: a person who packs it must read it. What the
 * customer wrote stands among the staff's comments, and nothing tells whose is whose.
 */
function readGiftMessages({ all }: MagentoPage): Fact<string> {
  const messages = new Set(all('giftMessages').map(cleanLines));
  messages.delete('');
  return messages.size === 0 ? unknown('not-shown') : noteFact([...messages].join('\n'), 'form-field');
}

/** The status by its code; its text where no form says that: translated, and the shop's own. */
function readStatus({ all }: MagentoPage): Fact<string> {
  const [code, another] = all('statusCode');
  if (code !== undefined && another === undefined) return lineFact(code, 'form-field');
  return unsure(lineFact(all('status')[0], 'labelled-text'));
}

/**
 * Whether some of the goods were sent already. Magento's status says it only of orders that were invoiced too: one that
 * was shipped whole and not invoiced stays "Processing", and its page merely lacks the button that ships (`#order_ship`).
 *
 * What was sent stands below what was ordered (`items/column/qty.phtml`), as do the numbers of pieces invoiced, given
 * back and cancelled, each only where it is not zero and behind a translated label. Invoiced pieces come first, and
 * only an order of which something is paid has them; whatever else stands there is no order that nobody touched.
 */
function isShippedInPart(
  { all, lines }: MagentoPage,
  { total, paidTotal }: Pick<PageOrder, 'total' | 'paidTotal'>,
): boolean {
  const [whole, paid] = [factValue(total), factValue(paidTotal)];
  // What costs nothing is invoiced without anything being paid.
  const isPaid = paid === null || !isZero(paid) || (whole !== null && isZero(whole));
  const canShip = all('buttons').includes('order_ship');
  const canInvoice = all('buttons').includes('order_invoice');
  // Of goods that cannot be shipped and of which more can be invoiced, one number may be either.
  const invoiced = isPaid && (canShip || !canInvoice) ? 1 : 0;
  // By their labels, whichever line they stand in: of goods in several lines some may be invoiced and the others cancelled.
  const ordered = new Set(lines('ordered'));
  const counts = lines('counts').map(foldDigits);
  const kinds = new Set(lines('counted').filter((_, at) => /[1-9]/.test(counts[at] ?? '')));
  return [...kinds].filter((label) => !ordered.has(label)).length > invoiced;
}

/** Magento's own attributes of an address (`customer_eav_attribute`), and what its form keeps beside them. */
const OWN =
  /^(?:prefix|(?:first|middle|last)name|suffix|company|street\d|country_id|region|region_id|city|postcode|telephone|fax|vat_\w+|form_key)$/;

/** The parts of an address as the form names them that edits it (`sales/order/address`), seen at 2.4.7. */
function readMagentoAddress(form: readonly PageControl[]): ReadForm {
  const read = (id: string) => heldFact(form, id);
  const has = (id: string) => controlsOf(form, id).length > 0;
  const party = mapParty(read, {
    name: has('middlename') ? 'firstname + middlename + lastname' : 'firstname + lastname',
    company: 'company',
    phone: 'telephone',
    address1: 'street0',
    city: 'city',
    // A region that is chosen from a list is filled in by the form's program.
    state: 'region',
    postcode: 'postcode',
    country: 'country_id',
  });
  return {
    // Shops choose how many lines a street has: two mostly, four at the most.
    party: { ...party, address2: ['street1', 'street2', 'street3'].map(read).reduce(joinLines) },
    // Magento's own template of an address leaves the middle name out unless the shop shows it to customers.
    shownName: joinNames(read('firstname'), read('lastname')),
    fields: formFields(form, ownField),
  };
}

/** A shop's own attribute has its code for its id. */
function ownField({ key, hasId }: PageControl) {
  return !hasId || OWN.test(key) ? null : ({ at: 'shipping', key: `shipping_${key}` } as const);
}

function joinLines(first: Fact<string>, next: Fact<string>): Fact<string> {
  if (!next.known) return next.why === 'disagree' || next.why === 'unreadable' ? next : first;
  return first.known ? lineFact(`${first.value}, ${next.value}`, first.from) : next;
}
