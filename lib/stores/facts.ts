import { DECIMAL, sumDecimals } from '../decimal';
import { type Decimal, type Fact, type FactSource, known, type OrderItem, unknown } from '../order';
import { ORDER_LIMITS } from '../order-limits';
import { cleanLine, cleanLines } from './text';

function textFact(
  raw: unknown,
  from: FactSource,
  clean: (raw: string) => string,
  limit: number,
): Fact<string> {
  if (raw === undefined || raw === null) return unknown('not-shown');
  if (typeof raw !== 'string') return unknown('unreadable');
  const text = clean(raw);
  if (text === '') return unknown('absent');
  return text.length > limit ? unknown('unreadable', text.slice(0, 100)) : known(text, from);
}

/** A line of text of whatever shape it came in: nothing is `not-shown`, blank is `absent`. */
export function lineFact(raw: unknown, from: FactSource): Fact<string> {
  return textFact(raw, from, cleanLine, ORDER_LIMITS.line);
}

export function noteFact(raw: unknown, from: FactSource): Fact<string> {
  return textFact(raw, from, cleanLines, ORDER_LIMITS.note);
}

/** Text that must have a certain form, such as a currency's code or an amount. */
export function patternFact(fact: Fact<string>, pattern: RegExp): Fact<string> {
  return !fact.known || pattern.test(fact.value) ? fact : unknown('unreadable', fact.value);
}

export function decimalFact(raw: unknown, from: FactSource): Fact<Decimal> {
  return patternFact(lineFact(raw, from), DECIMAL);
}

/** ISO 4217. */
export function currencyFact(raw: unknown, from: FactSource): Fact<string> {
  return patternFact(lineFact(raw, from), /^[A-Z]{3}$/);
}

/** An amount that cannot be negative: a negative one is `unreadable`. */
export function nonNegativeFact(amount: Fact<string>): Fact<string> {
  return patternFact(amount, /^\d/);
}

/** Another reading of it is possible. */
export function unsure(fact: Fact<string>): Fact<string> {
  return fact.known ? { ...fact, sure: false } : fact;
}

/** What nothing tells the meaning of, with what stood there. */
export function ambiguous(fact: Fact<string>): Fact<string> {
  return fact.known ? unknown('ambiguous', fact.value) : fact;
}

/** First and last name as one; a part that could not be read makes the whole unknown, for half a name is wrong. */
export function joinNames(first: Fact<string>, last: Fact<string>): Fact<string> {
  for (const part of [first, last]) if (!part.known && part.why !== 'absent') return part;
  if (!first.known) return last;
  return last.known ? lineFact(`${first.value} ${last.value}`, first.from) : first;
}

/** What amounts come to, as sure as all of them; the first that is unknown makes it unknown. */
export function sumFacts(amounts: readonly Fact<Decimal>[], from: FactSource): Fact<Decimal> {
  const all = amounts.filter((amount) => amount.known);
  const open = amounts.find((amount) => !amount.known);
  const isSure = all.every(({ sure }) => sure);
  return open ?? known(sumDecimals(all.map(({ value }) => value)), from, isSure);
}

/** The goods of an order's rows. One whose name cannot be read is left out: it would tell nobody anything. */
export function readItems<Row>(
  rows: readonly Row[],
  read: (row: Row) => Omit<OrderItem, 'name'> & { readonly name: Fact<string> },
): OrderItem[] {
  return rows.slice(0, ORDER_LIMITS.items).flatMap((row) => {
    const { name, ...item } = read(row);
    return name.known ? [{ name: name.value, ...item }] : [];
  });
}
