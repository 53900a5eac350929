import { isSameAmount } from '../decimal';
import type { Decimal, Fact, Order, Payment, StatusMeaning } from '../order';
import { ownVersion } from '../own-version';
import type { AddressText } from '../villages/address';
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
  /** Each with its count; earlier versions kept none. */
  readonly goods?: string | null;
  /** A note names a place: which village a person chose says nothing of the address without that note. */
  readonly placeInNote?: boolean;
}

/** Neither what its page alone tells nor what a person's answers make of it: the same order would be another by them. */
export function factsOf(order: Order): OrderFacts {
  const status = findSaved(order.status);
  return {
    status,
    meaning: status === null ? null : (order.statusMeaning ?? null),
    payment: findSaved(order.payment),
    readBy: ownVersion(),
    total: findSaved(order.total),
    address: findSavedAddress(order),
    goods: findSavedGoods(order),
  };
}

/**
 * Whether an order was cancelled, put on hold, paid, refunded, repriced or is of other goods; what one reading lacks is
 * no change.
 */
export function isOtherwise(before: OrderFacts, now: OrderFacts): boolean {
  const stops = now.meaning === 'ended' || now.meaning === 'held';
  // The same status may only be known better by now.
  const isStopped = stops && now.meaning !== before.meaning && differ(before.status, now.status);
  const isDoubtful = before.payment === 'doubtful' || now.payment === 'doubtful';
  // A store's data say by many ways to pay that an order is paid, and an update may know more of them.
  const isReadAlike = before.readBy === now.readBy && !isDoubtful;
  const isPaidOtherwise = isReadAlike && differ(before.payment, now.payment);
  const isExchanged = before.readBy === now.readBy && differ(before.goods ?? null, now.goods ?? null);
  return isStopped || isPaidOtherwise || isExchanged || differ(before.total, now.total, isSameAmount);
}

function differ<T>(before: T | null, now: T | null, isSame: (one: T, other: T) => boolean = Object.is) {
  return before !== null && now !== null && !isSame(before, now);
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
