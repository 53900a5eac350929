import { addDecimals, compareDecimals, negateDecimal } from '../../lib/decimal';
import { type Decimal, type Fact, factValue, type Order } from '../../lib/order';
import { parsePhones } from '../../lib/parcel/phones-in-text';
import { findRecipient } from '../../lib/parcel/recipient';
import { isCashOnDelivery } from '../../lib/parcel/settle';
import { foldDigits } from '../../lib/stores/text';
import type { Truth } from './truth';

/** What an order's address form carries: open where the form was not captured, whatever the reader does. */
const OF_THE_ADDRESS: ReadonlySet<string> = new Set([
  'name',
  'company',
  'phone',
  'phone2',
  'street',
  'city',
  'postcode',
  'country',
]);

/**
 * - `right`: read, and what the store's database says.
 * - `open`: not read, or the truth itself cannot be told.
 * - `not-carried`: not read, and what has it was not captured (the address form), or the page has it in other words alone
 *   (a status in the admin's language, a method's title without its code).
 * - `wrong`: read as something else, or as being absent.
 */
export type Verdict = 'right' | 'open' | 'not-carried' | 'wrong';

export interface FieldVerdict {
  readonly field: string;
  readonly verdict: Verdict;
  readonly read: string | null;
  readonly truth: string | null;
}

/** What was read: a text, `null` for "there is none", `undefined` for "not known". */
type Reading = string | null | undefined;

/** What of an order was captured. */
export interface Captured {
  /** All that the page says. */
  readonly text: string;
  readonly isFormCaptured: boolean;
  /** The store keeps one phone with an order: it is the recipient's, whichever address it stands with. */
  readonly hasOnePhone: boolean;
}

/** Each field of an order as it was read, against what the database says of it. */
export function compareOrder(order: Order, truth: Truth, captured: Captured): readonly FieldVerdict[] {
  const { isFormCaptured, hasOnePhone } = captured;
  const judge = (
    field: string,
    read: Reading,
    expected: string | null,
    isSame = isSameText,
  ): FieldVerdict => ({
    field,
    read: read ?? null,
    truth: expected,
    verdict: verdictOf(field, read, expected, isSame, captured, truth.recipient != null),
  });
  const { shipping } = order;
  const { recipient } = truth;
  const phone = hasOnePhone ? findRecipient(order).phone.fact : shipping.phone;
  const phones = phonesOf(readingOf(phone), isFormCaptured || hasOnePhone);
  const truePhones = phonesOf(textOf(recipient?.phone, recipient?.phone2, ' / '), true);
  return [
    judge('number', readingOf(order.number), truth.number),
    judge('status', statusOf(order, truth), truth.status),
    ...(truth.method == null
      ? []
      : [judge('method', readingOf(order.paymentMethod), truth.more?.module ?? truth.method, isSameMethod)]),
    judge('currency', readingOf(order.currency), truth.currency),
    judge('total', readingOf(order.total), decimalOf(truth.total), isSameAmount),
    ...(truth.due === undefined
      ? []
      : [judge('due', dueOf(order), truth.due === null ? null : decimalOf(truth.due), isSameAmount)]),
    judge('name', readingOf(shipping.name), textOf(recipient?.firstName, recipient?.lastName, ' ')),
    judge('company', readingOf(shipping.company), textOf(recipient?.company)),
    judge('phone', phones.phone, truePhones.phone ?? null),
    judge('phone2', phones.phone2, truePhones.phone2 ?? null),
    judge(
      'street',
      streetOf(order),
      (recipient?.lines ?? []).filter((line) => line).join(' ') || null,
      isSameStreet,
    ),
    judge('city', readingOf(shipping.city), textOf(recipient?.city)),
    judge('postcode', readingOf(shipping.postcode), textOf(recipient?.postcode)),
    judge('country', readingOf(shipping.country), textOf(recipient?.country)),
    ...compareItems(order, truth, judge),
  ];
}

function verdictOf(
  field: string,
  read: Reading,
  truth: string | null,
  isSame: (read: string, truth: string) => boolean,
  captured: Captured,
  isDelivered: boolean,
): Verdict {
  if (field === 'due' && truth === null) return 'open';
  if (!isDelivered && OF_THE_ADDRESS.has(field) && truth === null)
    return typeof read === 'string' ? 'wrong' : 'right';
  if (read === undefined) return isCarried(field, truth, captured) ? 'open' : 'not-carried';
  if (read === null || truth === null) return read === truth ? 'right' : 'wrong';
  return isSame(read, truth) ? 'right' : 'wrong';
}

/** Fields whose words differ by the admin's language and the shop. */
const IN_WORDS: ReadonlySet<string> = new Set(['method', 'status']);

function isCarried(field: string, truth: string | null, { text, isFormCaptured }: Captured): boolean {
  if (OF_THE_ADDRESS.has(field)) return isFormCaptured;
  return !IN_WORDS.has(field) || truth === null || text.includes(truth);
}

/** A fact that is `absent` says that there is none; any other that is unknown says nothing. */
function readingOf(fact: Fact<string>): Reading {
  if (fact.known) return fact.value;
  return fact.why === 'absent' ? null : undefined;
}

function textOf(first: string | null | undefined, second?: string | null, between = ''): string | null {
  return [first, second].filter((part) => part).join(between) || null;
}

/** That there is no second phone is only said where the source that has one was there. */
function phonesOf(text: Reading, hasSecond: boolean): { readonly phone: Reading; readonly phone2: Reading } {
  if (typeof text !== 'string') return { phone: text, phone2: text };
  const { phone, phone2 } = parsePhones(text);
  return { phone, phone2: phone2 !== '' ? phone2 : hasSecond ? null : undefined };
}

function streetOf({ shipping }: Order): Reading {
  const lines = [readingOf(shipping.address1), readingOf(shipping.address2)];
  if (lines.includes(undefined)) return undefined;
  return lines.filter((line) => line !== null).join(' ') || null;
}

/** A status that is shown as a text alone is another text in each of the admin's languages: no other reading of it. */
function statusOf({ status }: Order, truth: Truth): Reading {
  if (!status.known || status.sure) return readingOf(status);
  return isSameText(status.value, truth.status) ? status.value : undefined;
}

/** The total less what was paid; an order said to be paid without an amount has nothing due. */
function dueOf({ total, paidTotal, refundedTotal, payment }: Order): Reading {
  if (!total.known) return undefined;
  if (paidTotal.known) return addDecimals(total.value, negateDecimal(paidTotal.value));
  if (factValue(payment) === 'paid') return '0';
  if (factValue(payment) !== 'unpaid') return undefined;
  return addDecimals(total.value, negateDecimal(factValue(refundedTotal) ?? '0'));
}

function compareItems(
  order: Order,
  truth: Truth,
  judge: (field: string, read: Reading, truth: string | null, isSame?: typeof isSameText) => FieldVerdict,
): readonly FieldVerdict[] {
  const left = [...order.items];
  return [
    judge('items', String(order.items.length), String(truth.items.length)),
    // Pages list them in an order of their own.
    ...truth.items.flatMap(({ name, quantity }) => {
      const index = left.findIndex((item) => isSameText(item.name, name));
      const [item] = index < 0 ? [] : left.splice(index, 1);
      return [
        judge('item name', item?.name, name),
        judge('item quantity', item && readingOf(item.quantity), decimalOf(quantity), isSameAmount),
      ];
    }),
  ];
}

/** The file's amounts are numbers of two or three decimals, written out as people write them. */
function decimalOf(amount: number): Decimal {
  return String(Math.round(amount * 1000) / 1000);
}

function isSameAmount(read: Decimal, truth: Decimal): boolean {
  return compareDecimals(read, truth) === 0;
}

/** A store's code of cash on delivery and the title that its page shows say the same. */
function isSameMethod(read: string, truth: string): boolean {
  return isSameText(read, truth) || (isCashOnDelivery(read) && isCashOnDelivery(truth));
}

/** A third line is joined to the second one by a comma. */
function isSameStreet(read: string, truth: string): boolean {
  return isSameText(read.replace(/[,،]/g, ''), truth.replace(/[,،]/g, ''));
}

function isSameText(read: string, truth: string): boolean {
  return plain(read) === plain(truth);
}

function plain(text: string): string {
  return foldDigits(text)
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
}
