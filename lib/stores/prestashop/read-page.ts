import { type Fact, type PageOrder, type PageTexts, unknown } from '../../order';
import { lineFact, noteFact, unsure } from '../facts';
import { readFormatted } from '../formatted-address';
import { findOwnNote } from '../own-note';
import { openTexts } from '../places';
import { deliveryNames } from '../sent-facts';
import { cleanLines } from '../text';
import { readPrestaShopAddress } from './address-form';
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
    ...(hasParcel(page) && { isShipped: true }),
    ...deliveryNames([...page.lines('carriers'), page.all('carrierChosen')[0]]),
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

/**
 * Goods that are sent by nobody have an address to bill and none to send them to (`Blocks/View/customer.html.twig`), and
 * no table of carriers (`shipping.html.twig`).
 */
function isVirtual({ has }: PrestaShopPage): boolean {
  const isBilledAlone = has('billedTo') && !has('sentTo');
  return isBilledAlone && has('carriersTab') && !has('carriersTable');
}

/** With a carrier's tracking number a parcel was made, though the status may still wait. */
function hasParcel({ all }: PrestaShopPage): boolean {
  return all('trackingNumbers').some((number) => number.trim() !== '');
}

/** Each message once: the latest ones stand in a card, all of them in a window too. */
function readNote({ all }: PrestaShopPage): Fact<string> {
  const messages = new Set(all('messages').map(cleanLines));
  return messages.size === 0 ? unknown('absent') : noteFact([...messages].join('\n'), 'labelled-text');
}
