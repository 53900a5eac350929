import { type Fact, type Order, type Party, type StoreIdentity, type UnknownReason, unknown } from '../order';

/** An address of which no part can be read, with the text that stood there where it is one text. */
export function blankParty(why: UnknownReason, text?: string): Party {
  return partyOf(unknown(why, text));
}

/** An address of which the same is known of every part. */
export function partyOf(part: Fact<string>): Party {
  return {
    name: part,
    company: part,
    phone: part,
    address1: part,
    address2: part,
    city: part,
    state: part,
    postcode: part,
    country: part,
  };
}

/** An order of which its page tells nothing: what a reader builds on, by the facts it does find. */
export function blankOrder(store: StoreIdentity, id: string, link: string): Order {
  const hidden = unknown('not-shown');
  const party = partyOf(hidden);
  return {
    store,
    verified: false,
    id,
    number: hidden,
    link,
    status: hidden,
    shipping: party,
    billing: party,
    items: [],
    currency: hidden,
    shippingTotal: hidden,
    feesTotal: hidden,
    taxTotal: hidden,
    refundedTotal: hidden,
    total: hidden,
    paidTotal: hidden,
    payment: hidden,
    paymentMethod: hidden,
    customerNote: hidden,
  };
}
