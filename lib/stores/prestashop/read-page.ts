import { type Fact, type PageControl, type PageOrder, type PageTexts, unknown } from '../../order';
import type { ReadForm } from '../address-form';
import { lineFact, noteFact, unsure } from '../facts';
import { controlsOf, formFields, heldFact } from '../form-fields';
import { readFormatted } from '../formatted-address';
import { mapParty } from '../map-order';
import { findOwnNote, remarksOf } from '../own-note';
import { openTexts } from '../places';
import { deliveryNames } from '../sent-facts';
import { cleanLine, cleanLines } from '../text';
import { readPrestaShopItems, readPrestaShopTotals, readPriceFormat } from './amounts';
import { linesOf } from './note';
import { readPrestaShopSettlement } from './payment';
import type { PrestaShopPage } from './places';
import { listStatuses, savedStatusId } from './statuses';

export function readPrestaShopPage({ at, rows, controls }: PageTexts, sent: PageOrder): PageOrder {
  const page: PrestaShopPage = openTexts(at);
  const format = readPriceFormat(page);
  const { totals, linesSay } = readPrestaShopTotals(page, format);
  const ownNote = findOwnNote(linesOf(page.only('ownNote')));
  const customer = page.line('customer').replace(/\s*#\d+$/, '');
  const addresses = {
    shipping: page.all('shippingBlocks'),
    billing: page.all('billingBlocks'),
    isName: (line: string) => line === customer || (line.includes(' ') && customer.endsWith(` ${line}`)),
    form: controls && { controls, ...readPrestaShopAddress(controls) },
  };
  return {
    ...sent,
    ...readFormatted(addresses),
    verified: true,
    number: readReference(page, sent.id),
    status: readStatus(page),
    statusId: savedStatusId(page),
    items: readPrestaShopItems((rows.goods ?? []).map(openTexts), format, linesSay),
    currency: format.currency,
    ...totals,
    ...readPrestaShopSettlement(page, format, totals.total),
    customerNote: readNote(page),
    ...(isVirtual(page) && { isVirtual: true }),
    // With a carrier's tracking number a parcel was made, though the status may still wait.
    ...([...page.all('trackingNumbers'), ...page.all('shipmentNumbers')].some(isNumber) && {
      isShipped: true,
    }),
    ...deliveryNames([...page.lines('carriers'), page.all('carrierChosen')[0]]),
    ...remarksOf(linesOf(page.only('ownNote'))),
    ...(ownNote !== null && { ownNote }),
  };
}

/**
 * Behind the id in the heading stands the reference, which is what invoices and customers call the order: by its role,
 * or up to 8.0, which names none, as the only other thing that is emphasised there.
 */
function readReference({ has, lines }: PrestaShopPage, orderId: string): Fact<string> {
  const parts = lines(has('reference') ? 'reference' : 'heading');
  const [reference, another] = new Set(parts.filter((part) => part !== '' && part !== `#${orderId}`));
  return another === undefined ? lineFact(reference, 'labelled-text') : unknown('ambiguous', reference);
}

/** The shop's own text of the saved status. */
function readStatus(page: PrestaShopPage): Fact<string> {
  const saved = savedStatusId(page);
  return unsure(lineFact(saved === null ? undefined : listStatuses(page).get(saved), 'form-field'));
}

/** A mark alone stands where there is none. */
function isNumber(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/**
 * Goods that are sent by nobody have an address to bill and none to send them to (`Blocks/View/customer.html.twig`), and
 * no table of carriers (`shipping.html.twig`).
 */
function isVirtual({ has }: PrestaShopPage): boolean {
  const isBilledAlone = has('billedTo') && !has('sentTo');
  return isBilledAlone && has('carriersTab') && !has('carriersTable');
}

/** Each message once: the latest ones stand in a card, all of them in a window too. */
function readNote({ all }: PrestaShopPage): Fact<string> {
  const messages = new Set(all('messages').map(cleanLines));
  return messages.size === 0 ? unknown('absent') : noteFact([...messages].join('\n'), 'labelled-text');
}

const ID = 'customer_address_';

/** PrestaShop's own fields of an address; others are a module's. */
const OWN =
  /^(?:(?:first|last)_name|company|vat_number|dni|alias|address[12]|city|postcode|id_\w+|phone|phone_mobile)$/;

/**
 * The parts of an address as the form names them that edits it (`Sell/Customer/Address`, `customer_address[…]`), seen
 * at 8.2.3.
 */
function readPrestaShopAddress(form: readonly PageControl[]): ReadForm {
  const read = (name: string) => heldFact(form, `${ID}${name}`);
  const choice = (name: string) => controlsOf(form, `${ID}${name}`)[0];
  const party = mapParty(read, {
    name: 'first_name + last_name',
    company: 'company',
    address1: 'address1',
    address2: 'address2',
    city: 'city',
    postcode: 'postcode',
  });
  const state = choice('id_state');
  return {
    party: {
      ...party,
      phone: joinPhones(read('phone'), read('phone_mobile')),
      state: lineFact(state && (state.chosen ?? ''), 'form-field'),
      country: readCountry(choice('id_country')),
    },
    shownName: party.name,
    fields: formFields(form, ownField),
  };
}

/** What a module adds has the name that it gave it; PrestaShop's own "other" is a customer's further words. */
function ownField({ key }: PageControl) {
  const name = key.startsWith(ID) ? key.slice(ID.length) : '';
  return name === '' || OWN.test(name)
    ? null
    : ({ at: 'shipping', key: `shipping_${name === 'other' ? 'remarks' : name}` } as const);
}

/** Both phones in one text: the draft reads a parcel's two phones out of one. */
function joinPhones(phone: Fact<string>, mobile: Fact<string>): Fact<string> {
  if (!mobile.known) return phone;
  return phone.known && phone.value !== mobile.value
    ? lineFact(`${phone.value} / ${mobile.value}`, phone.from)
    : mobile;
}

/** Countries have the shop's own numbers behind them; what their names mean in the admin's language is judged later. */
function readCountry(control: PageControl | undefined): Fact<string> {
  const name = cleanLine(control?.chosen ?? '');
  return name === '' ? unknown('not-shown') : unknown('ambiguous', name.slice(0, 100));
}
