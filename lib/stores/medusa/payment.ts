import { compareDecimals, isSameAmount, isZero } from '../../decimal';
import { type Decimal, type Fact, known, type Payment, unknown } from '../../order';
import { lineFact, nonNegativeFact, sumFacts } from '../facts';
import { type Json, jsonAmount, jsonList, jsonObject } from '../json';

const FROM = 'store-data';

/** Medusa's own provider, behind which there is no gateway: whatever it "captured", a person pressed for. */
const BY_HAND = /^pp_system(?:_|$)/;
/** What the shop's own checkout may have written beside the order about such a payment. */
const NAMES = ['payment_method', 'payment'];
/** Names of cash on delivery, as checkouts write them. */
const CASH = /cod|cash|deliver|door|استلام|تسليم|מזומן/i;

export function readMedusaSettlement(json: Json, total: Fact<Decimal>) {
  const collections = Array.isArray(json.payment_collections)
    ? jsonList(json.payment_collections).filter(({ status }) => status !== 'canceled')
    : null;
  const summary = jsonObject(json.summary);
  const paidTotal = agreed(sum(collections, 'captured_amount'), jsonAmount(summary.paid_total));
  const refundedTotal = agreed(sum(collections, 'refunded_amount'), jsonAmount(summary.refunded_total));
  const provider = readProvider(collections);
  const paymentMethod = readMethod(provider, jsonObject(json.metadata));
  const status = lineFact(json.payment_status, FROM);
  const payment = readPayment(status, provider, paymentMethod, paidTotal, total);
  return { payment, paymentMethod, paidTotal, refundedTotal };
}

/** `null` where nothing was captured or refunded yet. One part that cannot be read makes the sum unknown. */
function sum(collections: readonly Json[] | null, key: string): Fact<Decimal> {
  if (collections === null) return unknown('not-shown');
  const amounts = collections.map((collection) => nonNegativeFact(jsonAmount(collection[key])));
  return sumFacts(
    amounts.filter((amount) => amount.known || amount.why !== 'absent'),
    FROM,
  );
}

/** An amount that is said once more must be the same: of the order it stands in its summary, where the store gives one. */
export function agreed(amount: Fact<Decimal>, other: Fact<Decimal>): Fact<Decimal> {
  if (!amount.known || !other.known) return amount;
  return isSameAmount(amount.value, other.value) ? amount : unknown('disagree', amount.value);
}

/** The provider that captured or would capture the payment; if there are two, neither is used. */
function readProvider(collections: readonly Json[] | null): Fact<string> {
  if (collections === null) return unknown('not-shown');
  const providers = (key: string) =>
    new Set(collections.flatMap((one) => jsonList(one[key]).map(({ provider_id }) => provider_id)));
  const paid = providers('payments');
  const [first, ...others] = paid.size > 0 ? paid : providers('payment_sessions');
  if (others.length > 0) return unknown('ambiguous');
  return first === undefined ? unknown('absent') : lineFact(first, FROM);
}

/** A payment without a gateway is called as the shop's checkout called it. */
function readMethod(provider: Fact<string>, metadata: Json): Fact<string> {
  if (!isByHand(provider)) return provider;
  for (const name of NAMES) {
    const named = lineFact(metadata[name], FROM);
    if (named.known) return named;
  }
  return provider;
}

function isByHand(provider: Fact<string>): boolean {
  return provider.known && BY_HAND.test(provider.value);
}

/**
 * A gateway's capture is a payment. What was captured by hand may be one, or a press at hand-over: `doubtful`,
 * unless the checkout named a way that is not cash. What a gateway has authorised it may capture later, so
 * whether that is paid when the parcel arrives cannot be said; what was "authorised" by hand is merely ordered.
 */
function readPayment(
  status: Fact<string>,
  provider: Fact<string>,
  method: Fact<string>,
  paid: Fact<Decimal>,
  total: Fact<Decimal>,
): Fact<Payment> {
  if (!status.known) return unknown(status.why);
  const byHand = isByHand(provider);
  switch (status.value) {
    case 'not_paid':
      return known(isNothing(paid) ? 'unpaid' : 'doubtful', FROM);
    case 'awaiting':
    case 'authorized':
    case 'partially_authorized':
      if (!byHand) return unknown('ambiguous', status.value);
      return known(isNothing(paid) ? 'unpaid' : 'doubtful', FROM);
    case 'partially_captured':
      if (!byHand) return unknown('ambiguous', status.value);
      return known(paid.known && !covers(paid, total) ? 'unpaid' : 'doubtful', FROM);
    case 'captured':
    case 'partially_refunded':
    case 'refunded': {
      if (!covers(paid, total)) return known('doubtful', FROM);
      const perhapsCash = !method.known || BY_HAND.test(method.value) || CASH.test(method.value);
      return known((byHand || !provider.known) && perhapsCash ? 'doubtful' : 'paid', FROM);
    }
    default:
      return unknown('ambiguous', status.value);
  }
}

function isNothing(paid: Fact<Decimal>): boolean {
  return paid.known ? isZero(paid.value) : paid.why === 'not-shown';
}

/** Whether what was paid is known to be no less than the total. */
function covers(paid: Fact<Decimal>, total: Fact<Decimal>): boolean {
  return paid.known && total.known && compareDecimals(paid.value, total.value) >= 0;
}
