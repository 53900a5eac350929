import { type Fact, type PageOrder, type PageTexts, unknown } from '../../order';
import { lineFact, noteFact, unsure } from '../facts';
import { readFormatted } from '../formatted-address';
import { findOwnNote } from '../own-note';
import { openTexts } from '../places';
import { deliveryNames } from '../sent-facts';
import { cleanLines } from '../text';
import { readMagentoAddress } from './address-form';
import { amountReader } from './amounts';
import { readMagentoItems } from './items';
import type { MagentoPage } from './places';
import { isShippedInPart } from './shipped';
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
