import { compareDecimals, DECIMAL, sumDecimals } from '../../decimal';
import { type Decimal, type Fact, factValue, known, type Order, unknown } from '../../order';
import { type Json, jsonList, jsonObject } from '../json';

/** Keys under which plugins keep a payment in parts, with the order or with its items. */
const DEPOSIT = new RegExp(
  [
    'deposit(?!photos|.?(?:slip|type))|(?:second|down|part(?:ial(?:ly)?|ly)?).?pa(?:yment|id)|advance.?(?:payment|paid|amount)',
    'remaining.?(?:balance|amount)|remain.?paid|balance.?(?:payment|due)|original.?order.?id|full.?payment.?id',
    '(?:pre)?paid.?amount|^_?prepaid$|cod.?advance|(?:amount|total).?paid|(?:amount|total).?due(?!.?date)|due.?amount|(?<![a-z])pending.?amount',
    'عربون|رعبون|دفع[ةه].?(?:[أا]ولى|مقدم)|(?:دفع|مدفوع).?مقدم|^المدفوع$|(?:مبلغ|قيمة).?(?:ال)?مدفوع|متبق|^الباقي$|باقي.?(?:المبلغ|الحساب)',
    'מקדמה|יתר[הת].?לתשלום',
  ].join('|'),
  'i',
);
/** What is left of goods, or is a currency. */
const NO_PART = /currency|quantity|qty|stock|عملة|كمي[ةه]|قطع|מטבע|כמות/i;
/** Of those, what is left to pay: where that is the whole order, nothing of it was paid. */
const REST = /remain|due|pending|متبق|باقي|יתר/i;
/** Plugins write that there is nothing in many ways. */
const NOTHING = /^(?:no|false|off|none|full)$/i;
/** A customer who wants none; of what is left to pay these words may say that all is paid. */
const DECLINED = /^(?:no|not|n\/a|لا|بدون|לא|ללא|בלי|אין)(?!\p{L})/iu;
/** Two plugins' own: the parts of the order, each with whether it is paid. */
const PARTS = /^_?(?:wc|awcdp)_deposits_(\w+)$/;

interface Said {
  readonly key: string;
  readonly label?: string;
  readonly value: unknown;
}

/**
 * What was paid of an order beforehand, by the data of plugins for deposits: reckoned where the parts are named, say
 * which are paid and come to the order's total; where a plugin says anything else of parts, `ambiguous`.
 * @param order as WooCommerce's interface answers it
 */
export function readWooCommerceDeposit(order: Json): Fact<Decimal> {
  const own = saidIn(order.meta_data);
  const parts = new Map(
    own.flatMap(({ key, value }) => {
      const name = PARTS.exec(key)?.[1];
      return name === undefined ? [] : [[name, value] as const];
    }),
  );
  // A plugin that is there and not used for this order says so with the order.
  const isUnused = parts.get('order_has_deposit') === 'no';
  const ofItems = jsonList(order.line_items).flatMap((item) => saidIn(item.meta_data));
  const isPaid = typeof order.date_paid === 'string' && order.date_paid !== '';
  const said = [...own, ...ofItems].filter(
    (one) => saysPart(one, order.total, isPaid) && !(isUnused && /_deposit/.test(one.key)),
  );
  const isChild = typeof order.created_via === 'string' && /deposit|balance/i.test(order.created_via);
  if (said.length === 0) return isChild ? unknown('ambiguous') : unknown('not-shown');
  const paid = parts.get('order_has_deposit') === 'yes' ? paidOf(parts, order.total) : null;
  const text = said.map(({ key, value }) => `${key}: ${typeof value === 'object' ? '…' : String(value)}`);
  return paid === null ? unknown('ambiguous', text.join(', ').slice(0, 200)) : known(paid, 'store-data');
}

/** The same of a shop's own words beside an order, where no plugin's parts are known: it is asked about. */
export function depositAmong({
  customFields = [],
  total,
  payment,
}: Pick<Order, 'customFields' | 'total' | 'payment'>): Pick<Order, 'paidTotal'> | null {
  const isPaid = factValue(payment) === 'paid';
  const found = customFields.find((field) => saysPart(field, factValue(total), isPaid));
  return found === undefined
    ? null
    : { paidTotal: unknown('ambiguous', `${found.label || found.key}: ${found.value}`.slice(0, 200)) };
}

/** All of an order that is paid, or a rest that is all of it, is no part. */
function saysPart({ key, label = '', value }: Said, total: unknown, isPaid: boolean): boolean {
  const name = [key, label].find((some) => DEPOSIT.test(some) && !NO_PART.test(some));
  if (name === undefined) return false;
  const isRest = REST.test(name);
  if (!isSomething(value, isRest)) return false;
  const [amount, whole] = [amountIn(value), amountOf(total)];
  const isWhole = amount !== null && whole !== null && compareDecimals(amount, whole) === 0;
  return !(isWhole && (isPaid || isRest));
}

/** A deposit and one second payment, which are the whole order; `null` where they are not, or none is paid yet. */
function paidOf(parts: ReadonlyMap<string, unknown>, total: unknown): Decimal | null {
  const first = amountOf(parts.get('deposit_amount'));
  const second = amountOf(parts.get('second_payment'));
  const isInTwo = !/partial_payment/.test(JSON.stringify(parts.get('payment_schedule') ?? ''));
  const whole = amountOf(total);
  if (first === null || second === null || whole === null || !isInTwo) return null;
  if (compareDecimals(sumDecimals([first, second]), whole) !== 0) return null;
  if (parts.get('deposit_paid') !== 'yes') return null;
  return parts.get('second_payment_paid') === 'yes' ? whole : first;
}

function saidIn(metaData: unknown): readonly Said[] {
  return jsonList(metaData).flatMap(({ key, value }) => (typeof key === 'string' ? [{ key, value }] : []));
}

function isSomething(value: unknown, isRest: boolean): boolean {
  if (typeof value === 'object') {
    const { enable } = jsonObject(value);
    return value !== null && Object.keys(value).length > 0 && enable !== 'no';
  }
  const text = String(value ?? '').trim();
  if (/\p{N}/u.test(text)) return /(?![0٠۰])\p{N}/u.test(text);
  return /\p{L}/u.test(text) && !NOTHING.test(text) && (isRest || !DECLINED.test(text));
}

/** The amount among its currency's words and marks, as shops show it. */
function amountIn(value: unknown): Decimal | null {
  return amountOf(typeof value !== 'string' ? value : value.replace(/,(?=\d{3}(?!\d))|^[^\d-]+|\D+$/g, ''));
}

function amountOf(value: unknown): Decimal | null {
  const text = typeof value === 'object' ? '' : String(value ?? '').trim();
  return DECIMAL.test(text) && !text.startsWith('-') ? text : null;
}
