import { isSameAmount } from '../decimal';
import type { Decimal, Fact, Order, Payment, StatusMeaning } from '../order';
import { ownVersion } from '../own-version';
import type { AddressText } from '../villages/address';
import { phoneKey } from './phone';
import { findRecipient, isGap } from './recipient';

/** Characters; what lies behind them is not compared. */
export const LONGEST_GOODS = 2_000;

/** What a store's own data plainly say of an order, as they stand; `null`: they do not, or its page says otherwise. */
export interface OrderFacts {
  readonly status: string | null;
  readonly meaning: StatusMeaning | null;
  readonly payment: Payment | null;
  /** The version of the extension that took the order for paid or not. */
  readonly readBy: string;
  readonly total: Decimal | null;
  readonly address: AddressText | null;
  /** Each with its count; earlier versions kept none, nor the next three. */
  readonly goods?: string | null;
  readonly refunded?: Decimal | null;
  /** Of a part that was paid beforehand. */
  readonly paid?: Decimal | null;
  /** The recipient's, as a key (`phoneKey`). */
  readonly phone?: string | null;
  /** A note names a place: which village a person chose says nothing of the address without that note. */
  readonly placeInNote?: boolean;
}

/** Neither what its page alone tells nor what a person's answers make of it: the same order would be another by them. */
export function factsOf(order: Order): OrderFacts {
  const status = findSaved(order.status);
  const phone = findSaved(findRecipient(order).phone.fact);
  return {
    status,
    meaning: status === null ? null : (order.statusMeaning ?? null),
    payment: findSaved(order.payment),
    readBy: ownVersion(),
    total: findSaved(order.total),
    address: findSavedAddress(order),
    goods: findSavedGoods(order),
    refunded: findSaved(order.refundedTotal),
    paid: findSaved(order.paidTotal),
    phone: phone === null ? null : phoneKey(phone),
  };
}

/**
 * Whether an order was cancelled, put on hold, paid, refunded, repriced, is of other goods or to another phone; what one
 * reading lacks is no change.
 * @param sentTo the parcel's phone, as a key: an order that has it by now was only corrected after its parcel
 */
export function isOtherwise(before: OrderFacts, now: OrderFacts, sentTo: string): boolean {
  const stops = now.meaning === 'ended' || now.meaning === 'held';
  // The same status may only be known better by now.
  const isStopped = stops && now.meaning !== before.meaning && differ(before.status, now.status);
  if (isStopped || differ(before.total, now.total, isSameAmount)) return true;
  // An update may read more of the same data: by many ways to pay that an order is paid, for one.
  if (before.readBy !== now.readBy) return false;
  const isDoubtful = before.payment === 'doubtful' || now.payment === 'doubtful';
  const isPaidOtherwise = differ(before.payment, now.payment) || differ(before.paid, now.paid, isSameAmount);
  const isToAnother = differ(before.phone, now.phone) && now.phone !== sentTo;
  const isRefunded = differ(before.refunded, now.refunded, isSameAmount);
  return (!isDoubtful && isPaidOtherwise) || isRefunded || isToAnother || differ(before.goods, now.goods);
}

function differ<T>(
  before: T | null | undefined,
  now: T | null | undefined,
  isSame: (one: T, other: T) => boolean = Object.is,
) {
  return before != null && now != null && !isSame(before, now);
}

/** Without its state, of which the data may have a code where the page has its name. */
function findSavedAddress(order: Order): AddressText | null {
  const { city, address1, address2, country } = findRecipient(order).address.parts;
  const isOpen = [city, address1, address2, country].some((part) => !isGap(part) && findSaved(part) === null);
  if (isOpen) return null;
  return {
    city: findSaved(city),
    address1: findSaved(address1),
    address2: findSaved(address2),
    country: findSaved(country),
  };
}

function findSavedGoods({ items }: Order): string | null {
  if (items.length === 0 || items.some(({ quantity }) => findSaved(quantity) === null)) return null;
  const lines = items.map(({ name, quantity }) => `${findSaved(quantity)} × ${name}`);
  return lines.toSorted().join('\n').slice(0, LONGEST_GOODS);
}

function findSaved<T>(fact: Fact<T>): T | null {
  return fact.known && fact.sure && fact.from === 'store-data' ? fact.value : null;
}
