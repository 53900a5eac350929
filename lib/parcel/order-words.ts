import type { Fact, Order } from '../order';
import { singleLine } from './description';
import { joinAddress } from './join-address';
import { findPlaces } from './order-places';
import type { OrderWords } from './parcel-draft';
import { findRecipient } from './recipient';

/** A code that a store keeps for a governorate (`PS-JEN`, `NAB`), which the customer did not write. */
const STATE_CODE = /^[A-Z]{2,4}(?:-\w+)?$/;

/** As it is written there; also what could not be read. It is shown beside a field that is open, and never used. */
export function findOrderWords(order: Order): OrderWords {
  const { name, phone, address } = findRecipient(order);
  const { areas, villages } = findPlaces(order, address.party);
  const { address1, address2, city, state, company } = address.parts;
  const town = [city, state].map(wordsOf).filter((text) => !STATE_CODE.test(text));
  const place = [...[address1, address2].map(wordsOf), ...areas, ...villages, ...town];
  const places = [...new Set(place)].filter((text) => text !== '');
  const wholeAddress = joinAddress(places);
  const words = {
    firstName: wordsOf(name.fact) || wordsOf(company),
    phone: wordsOf(phone.fact),
    village: wholeAddress,
    streetName: wholeAddress,
    totalPrice: totalOf(order),
    note: wordsOf(order.customerNote),
    referenceNumber: wordsOf(order.number),
  };
  const said: OrderWords = Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''));
  const { total, currency } = order;
  return total.known && currency.known
    ? { ...said, total: { amount: total.value, currency: currency.value } }
    : said;
}

function totalOf({ total, currency }: Order): string {
  if (total.known && currency.known) return '';
  return total.known ? [total, currency].map(wordsOf).join(' ').trim() : wordsOf(total);
}

function wordsOf(fact: Fact<string>): string {
  return singleLine((fact.known ? fact.value : fact.text) ?? '');
}
