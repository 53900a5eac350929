import { calculateFees, calculateSizeExtraFee } from '../../../lib/courier/parcels';
import { isDecimal, normalizeDecimal } from '../../../lib/decimal';
import type { InputOf } from '../../../lib/messaging/protocol';
import type { FeeQuote, SizeQuote } from '../../../lib/messaging/views/service';
import type { Decimal } from '../../../lib/order';
import { readSettings } from '../../../lib/settings/settings';
import { callCourier } from '../accounts/courier';

/** Milliseconds that a quote is cached: prices change by the day, people type by the second. */
const LIFETIME = 10 * 60_000;
const MOST_KEPT = 500;

interface Kept<Value> {
  readonly at: number;
  readonly answer: Promise<Value>;
  readonly end: AbortController;
  waiting: number;
  value?: Value;
}

/** In memory only: after the worker ends, quotes are fetched again. */
const fees = new Map<string, Kept<FeeQuote>>();
const sizes = new Map<string, Kept<SizeQuote>>();

export function quoteFee(accountId: string, villageId: number, price: Decimal | null): Promise<FeeQuote> {
  return keep(fees, keyOf(accountId, villageId, plainPrice(price)), (signal) =>
    callCourier(accountId, async (client) => {
      const question = { village_id: villageId, ...(price !== null && { price }) };
      const quote = await calculateFees(client, question, signal);
      return {
        deliveryCost: quote.delivery_cost,
        returnedDeliveryCost: quote.returned_delivery_cost,
        extraPrice: quote.extra_price,
        returnedExtraPrice: quote.returned_extra_price,
      };
    }),
  );
}

/** For what must be shown without waiting for the service; `null`: not quoted, or too long ago. */
export function findQuotedFee(accountId: string, villageId: number, price: Decimal | null): FeeQuote | null {
  return findFresh(fees, keyOf(accountId, villageId, plainPrice(price)))?.value ?? null;
}

type AskedSize = Omit<InputOf<'quote/size'>, 'accountId' | 'villageId'>;

export function quoteSize(accountId: string, villageId: number, size: AskedSize): Promise<SizeQuote> {
  const { length, width, height, parcelCode, companionId } = size;
  return keep(sizes, sizeKey(accountId, villageId, size), (signal) =>
    callCourier(accountId, async (client) => {
      const question = {
        village_id: villageId,
        length,
        width,
        height,
        ...(parcelCode !== undefined && { parcel_id: parcelCode }),
        ...(companionId !== undefined && { companion_id: companionId }),
      };
      const quote = await calculateSizeExtraFee(client, question, signal);
      return { rejected: quote.rejectSize, fee: quote.fee ?? '0', message: quote.message };
    }),
  );
}

/** Cancels a pending quote; its call is aborted unless another caller waits for the same quote. */
export function cancelFee(accountId: string, villageId: number, price: Decimal | null): void {
  cancel(fees, keyOf(accountId, villageId, plainPrice(price)));
}

export function cancelSize(accountId: string, villageId: number, size: AskedSize): void {
  cancel(sizes, sizeKey(accountId, villageId, size));
}

export async function forgetOldQuotes(): Promise<void> {
  const { accounts } = await readSettings();
  const now = accounts.map(({ id, identityVersion }) => keyOf(id, identityVersion)).join(' ');
  if (now !== identities) forgetQuotes();
  identities = now;
}

let identities = '';

export function forgetQuotes(): void {
  fees.clear();
  sizes.clear();
}

/** `90.50` and `90.5` are one question. */
function plainPrice(price: Decimal | null): Decimal | null {
  return price !== null && isDecimal(price) ? normalizeDecimal(price) : price;
}

function sizeKey(accountId: string, villageId: number, size: AskedSize): string {
  const { length, width, height, parcelCode = null, companionId = null } = size;
  return keyOf(accountId, villageId, length, width, height, parcelCode, companionId);
}

function keyOf(...parts: readonly (string | number | null)[]): string {
  return parts.join(' ');
}

function keep<Value>(
  cache: Map<string, Kept<Value>>,
  key: string,
  ask: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const kept = findFresh(cache, key);
  if (kept !== undefined) {
    kept.waiting += 1;
    return kept.answer;
  }
  const end = new AbortController();
  const asked: Kept<Value> = { at: Date.now(), answer: ask(end.signal), end, waiting: 1 };
  cache.set(key, asked);
  asked.answer.then(
    (value) => {
      asked.value = value;
    },
    () => {
      // Failures are not cached: the next caller fetches again.
      if (cache.get(key) === asked) cache.delete(key);
    },
  );
  const [oldest] = cache.keys();
  if (cache.size > MOST_KEPT && oldest !== undefined) cache.delete(oldest);
  return asked.answer;
}

function findFresh<Value>(cache: Map<string, Kept<Value>>, key: string): Kept<Value> | undefined {
  const kept = cache.get(key);
  return kept !== undefined && Date.now() - kept.at < LIFETIME ? kept : undefined;
}

function cancel(cache: Map<string, Kept<unknown>>, key: string): void {
  const kept = cache.get(key);
  if (kept === undefined || kept.value !== undefined) return;
  kept.waiting -= 1;
  if (kept.waiting > 0) return;
  cache.delete(key);
  kept.end.abort();
}
