import {
  type Fact,
  factValue,
  known,
  type Order,
  type Party,
  type StoreIdentity,
  unknown,
} from '../../order';
import { blankOrder, blankParty } from '../blank-order';
import { joinNames, lineFact, noteFact, patternFact } from '../facts';
import { jsonObject } from '../json';
import { localTime } from '../local-time';
import { meaningOf } from '../status-meaning';
import { readAmounts, readTotal } from './amounts';
import { orderLink } from './definition';
import { readItems } from './items';
import { currencyFact, moneyFact, positiveMoneyFact } from './money';
import { readMethod, readPayment } from './payment';
import { STATUSES } from './statuses';

const FROM = 'store-data';

type Json = ReturnType<typeof jsonObject>;

/**
 * An order as the admin's interface answers it. `null` when the answer has errors, in whole or in part, or is not
 * that order; a part that has another shape than it should is an unknown fact. Never throws.
 */
export function findOrderInAnswer(answer: unknown, store: StoreIdentity, orderId: string): Order | null {
  const { data, errors } = jsonObject(answer);
  const json = jsonObject(jsonObject(data).order);
  if (errors !== undefined || json.id !== `gid://shopify/Order/${orderId}`) return null;
  const name = lineFact(json.name, FROM);
  const financial = lineFact(json.displayFinancialStatus, FROM);
  const status = readStatus(json, financial);
  const received = positiveMoneyFact(json.totalReceivedSet);
  const refundedTotal = positiveMoneyFact(json.totalRefundedSet);
  const outstanding = moneyFact(json.totalOutstandingSet);
  const paymentMethod = readMethod(json.paymentGatewayNames);
  const amounts = readAmounts(json);
  return {
    ...blankOrder(store, orderId, orderLink(store, orderId)),
    number: name.known ? lineFact(name.value.replace(/^#/, ''), FROM) : name,
    status,
    ...meaningOf(STATUSES, factValue(status)),
    createdAt: localTime(json.createdAt),
    shipping: readParty(json.shippingAddress),
    billing: withContact(readParty(json.billingAddress), json.phone),
    ...amounts,
    items: readItems(json.lineItems, amounts.itemsTotal),
    currency: currencyFact([json.currentTotalPriceSet, json.totalOutstandingSet, json.totalReceivedSet]),
    total: readTotal(json),
    refundedTotal,
    paidTotal: received,
    payment: readPayment(
      { status: financial, received, refunded: refundedTotal, outstanding },
      paymentMethod,
      json.transactions,
    ),
    paymentMethod,
    customerNote: noteFact(json.note, FROM),
  };
}

/** The status of an order that ended comes before that of its packing. */
function readStatus(json: Json, financial: Fact<string>): Fact<string> {
  if (typeof json.cancelledAt === 'string') return known('CANCELLED', FROM);
  const ended = financial.known && /^(?:VOIDED|REFUNDED|EXPIRED)$/.test(financial.value);
  return ended ? financial : lineFact(json.displayFulfillmentStatus, FROM);
}

/** `null` stands for an address that the order does not have, and for an empty field. */
function readParty(raw: unknown): Party {
  if (raw === null) return blankParty('absent');
  const fields = jsonObject(raw);
  const line = (key: string) => (fields[key] === null ? unknown('absent') : lineFact(fields[key], FROM));
  return {
    name: joinNames(line('firstName'), line('lastName')),
    company: line('company'),
    phone: line('phone'),
    address1: line('address1'),
    address2: line('address2'),
    city: line('city'),
    state: line('province'),
    postcode: line('zip'),
    country: patternFact(line('countryCodeV2'), /^[A-Z]{2}$/),
  };
}

/** The phone that the customer left beside the addresses: at many checkouts the only one. */
function withContact(billing: Party, phone: unknown): Party {
  const isAbsent = !billing.phone.known && billing.phone.why === 'absent';
  return isAbsent && typeof phone === 'string' ? { ...billing, phone: lineFact(phone, FROM) } : billing;
}
