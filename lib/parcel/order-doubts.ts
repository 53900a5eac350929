import { factValue, type Order, type StatusMeaning } from '../order';
import { doubt } from './finding';
import type { Finding, FindingCode } from './parcel-draft';
import { meaningOfWords } from './status-words';

/** How many orders a person checks and ships from a store whose reader is not proven, before one press may ship the next. */
export const ORDERS_TO_CONFIRM = 3;

/** @param shipped orders of its store; @param shippedStatuses at which the person ships its orders */
export function doubtOrder(
  order: Order,
  shipped: number,
  shippedStatuses: readonly string[],
): readonly Finding[] {
  return [
    ...doubtStatus(order, shippedStatuses),
    ...doubtDelivery(order),
    ...doubtReader(order, shipped),
    ...doubtShipped(order),
  ];
}

const CODES: Readonly<Record<StatusMeaning, FindingCode | null>> = {
  'to-ship': null,
  held: 'order-held',
  shipped: 'order-shipped',
  ended: 'order-status-doubtful',
};

/**
 * However it is paid. Shops rename a store's statuses: where the store's list has nothing against one, its words
 * still may. One that neither knows is asked about until the person ships an order of it.
 */
export function doubtStatus(
  { status, statusMeaning }: Pick<Order, 'status' | 'statusMeaning'>,
  shippedStatuses: readonly string[],
): readonly Finding[] {
  const text = factValue(status);
  const isListed = statusMeaning !== undefined && statusMeaning !== 'to-ship';
  const meaning = isListed ? statusMeaning : (meaningOfWords(text ?? '') ?? statusMeaning);
  if (meaning === undefined || meaning === 'unsure') {
    const isAsked = text !== null && !shippedStatuses.includes(text);
    return isAsked ? [doubt('referenceNumber', 'order-status-unknown', { status: text })] : [];
  }
  const code = CODES[meaning];
  return code === null ? [] : [doubt('referenceNumber', code, { status: text ?? undefined })];
}

/** The customer collects it, goods of it were sent before or are in another order too, or there is nothing to send. */
export function doubtDelivery({
  isPickedUp,
  isShipped,
  isVirtual,
  isInParts,
}: Pick<Order, 'isPickedUp' | 'isShipped' | 'isVirtual' | 'isInParts'>): readonly Finding[] {
  return [
    ...(isPickedUp === true ? [doubt('referenceNumber', 'order-picked-up')] : []),
    ...(isShipped === true ? [doubt('referenceNumber', 'order-sent-before')] : []),
    ...(isInParts === true ? [doubt('totalPrice', 'collected-twice')] : []),
    ...(isVirtual === true ? [doubt('referenceNumber', 'order-virtual')] : []),
  ];
}

/**
 * A reader written without a page of the running store may confuse two data and be sure: a person compares the first
 * orders, and confirms it by shipping them.
 */
function doubtReader({ verified }: Pick<Order, 'verified'>, shipped: number): readonly Finding[] {
  if (verified || shipped >= ORDERS_TO_CONFIRM) return [];
  return [doubt('referenceNumber', 'reader-unproven', { done: shipped, needed: ORDERS_TO_CONFIRM })];
}

/** Our own note stands in the store's order: somebody shipped it on another machine, so a person must look first. */
function doubtShipped({ ownNote }: Pick<Order, 'ownNote'>): readonly Finding[] {
  return ownNote === undefined ? [] : [doubt('referenceNumber', 'shipped-elsewhere', { code: ownNote })];
}
