import {
  type Decimal,
  type Fact,
  known,
  type OrderItem,
  type PageOrder,
  type Payment,
  unknown,
} from '../../order';
import { ORDER_LIMITS } from '../../order-limits';
import { StorePageError } from '../adapter';
import { blankOrder } from '../blank-order';
import { lineFact, noteFact } from '../facts';
import { deliveryNames } from '../sent-facts';
import { cleanLine, foldDigits } from '../text';
import { readingsOf, splitTaughtAmount } from './amount';
import { linkOf, storeOf, type TaughtPage } from './page';
import { findPlace, openPage, type Page } from './places';
import { readDatum } from './read-datum';
import type { Datum, TaughtDatum, Teaching } from './teaching';

const NOT_SHOWN = unknown('not-shown');

/**
 * What a taught page shows, and nothing that was not taught.
 * @throws StorePageError when nothing that a parcel needs is where it was taught, or the order has no key.
 */
export function readTaughtDocument(document: Document, { teaching, key }: TaughtPage): PageOrder {
  const page = openPage(document);
  const read = (datum: Datum) => readDatum(page, datum, teaching.data[datum], teaching.numberStyles);
  const line = (datum: Datum) => asLine(read(datum));
  const [name, phone, total] = [line('name'), line('phone'), read('total')];
  const isNothing = [name, phone, total].every((fact) => !fact.known && fact.why === 'not-shown');
  if (isNothing) throw new StorePageError('taught', 'name, phone, total');
  const number = checkedByKey(line('number'), key);
  const id = key ?? (number.known ? number.value : null);
  if (id === null) throw new StorePageError('taught', 'number');
  const blank = blankOrder(storeOf(teaching), cleanLine(id), linkOf(teaching, key));
  const { shipping } = blank;
  return {
    ...blank,
    number,
    shipping: {
      ...shipping,
      name,
      phone,
      address1: line('street'),
      city: line('city'),
      state: line('region'),
    },
    items: readItems(read('items')),
    ...readCurrency(page, teaching, total),
    shippingTotal: asAmount(read('shipping'), teaching),
    total: asAmount(total, teaching),
    payment: readPayment(page, teaching),
    customerNote: asNote(read('note')),
    ...deliveryNames(DELIVERY.flatMap((datum) => textsAround(page, teaching.data[datum]))),
  };
}

/** Where an order's way of delivery may be named: beside what it costs, with the payment, in place of a place. */
const DELIVERY = ['shipping', 'payment', 'region', 'city', 'street'] as const;

/** What stands in the places of a datum, and in each part of the row it is in, whatever part of it is meant. */
function textsAround(page: Page, taught: TaughtDatum | undefined): readonly string[] {
  const found = (taught?.ways ?? []).flatMap(({ place }) => findPlace(page, place));
  const around = found.flatMap((element) => [...(element.closest('tr, li, p, dl')?.children ?? [])]);
  const texts = [...found, ...around].map((element) => page.text(element));
  return texts.filter((text) => text.length <= ORDER_LIMITS.line);
}

/** A number that the address says too is sure, however it was found. */
function checkedByKey(number: Fact<string>, key: string | null): Fact<string> {
  const digits = number.known ? foldDigits(number.value).replace(/^\D+/, '') : '';
  return number.known && digits !== '' && digits === key ? { ...number, sure: true } : number;
}

function asLine(fact: Fact<string>): Fact<string> {
  if (!fact.known) return fact;
  const joined = fact.value.split('\n').join(/[؀-ۿ]/.test(fact.value) ? '، ' : ', ');
  return withSureness(lineFact(joined, fact.from), fact.sure);
}

function asNote(fact: Fact<string>): Fact<string> {
  return fact.known ? withSureness(noteFact(fact.value, fact.from), fact.sure) : fact;
}

function withSureness<Value>(fact: Fact<Value>, sure: boolean): Fact<Value> {
  return fact.known ? { ...fact, sure: fact.sure && sure } : fact;
}

/** An amount that the marks leave open is `ambiguous`: which way of writing it is, no example has told. */
function asAmount(fact: Fact<string>, { numberStyles }: Teaching): Fact<Decimal> {
  if (!fact.known) return fact;
  const text = cleanLine(fact.value).slice(0, 100);
  const written = splitTaughtAmount(fact.value);
  const [value, other] = written === null ? [] : [...readingsOf(written.number, numberStyles).keys()];
  if (value === undefined) return unknown('unreadable', text);
  return other === undefined ? known(value, fact.from, fact.sure) : unknown('ambiguous', text);
}

/** By the text pointed at, else by what stands beside the total's number: another mark is another currency. */
function readCurrency(
  page: Page,
  teaching: Teaching,
  total: Fact<string>,
): Pick<PageOrder, 'currency' | 'currencyMark'> {
  const pointed = teaching.data.currency;
  const fact = pointed === undefined ? total : readDatum(page, 'currency', pointed, teaching.numberStyles);
  if (!fact.known) return { currency: fact };
  const mark = pointed === undefined ? splitTaughtAmount(fact.value)?.mark : cleanLine(fact.value);
  if (mark === undefined) return { currency: NOT_SHOWN };
  const taught = teaching.currencies.find((currency) => currency.mark === mark)?.code;
  if (taught !== undefined) return { currency: known(taught, fact.from, fact.sure) };
  const text = mark.slice(0, 100);
  const currency = unknown('ambiguous', text);
  return text === '' ? { currency } : { currency, currencyMark: known(text, fact.from, fact.sure) };
}

function readPayment(page: Page, teaching: Teaching): Fact<Payment> {
  if (teaching.alwaysUnpaid) return known('unpaid', 'labelled-text');
  const fact = readDatum(page, 'payment', teaching.data.payment, teaching.numberStyles);
  if (!fact.known) return fact;
  const text = cleanLine(fact.value);
  const meant = teaching.payments.find((payment) => payment.text === text);
  return meant === undefined
    ? unknown('ambiguous', text.slice(0, 100))
    : known(meant.payment, fact.from, fact.sure);
}

/** What a description is made of. How many of each there are was not taught. */
function readItems(fact: Fact<string>): readonly OrderItem[] {
  if (!fact.known) return [];
  return fact.value
    .split('\n')
    .filter((name) => name !== '' && name.length <= ORDER_LIMITS.line)
    .map((name) => ({ name, quantity: NOT_SHOWN, amount: NOT_SHOWN }));
}
