import { type Decimal, type Fact, type Order, type Party, unknown } from '../order';
import { blankParty } from './blank-order';
import { joinNames, lineFact, nonNegativeFact, noteFact, patternFact, readItems } from './facts';
import { type Json, jsonAmount, jsonList, jsonObject } from './json';
import { deliveryNames } from './sent-facts';

/**
 * Where a datum stands: keys from the order down, with dots between them (`payment.payload.gateway`). ` + ` joins a
 * name's parts; of several with ` | ` between them the first that says something counts.
 */
type Path = string;

/** Where an address's parts stand in it. A part without a key is one that the store does not show. */
export type PartyShape = Readonly<Partial<Record<keyof Party, Path>>>;

const FROM = 'store-data';

/** What is read as it stands, by how it is read. */
const FACTS = {
  number: (raw: unknown) => lineFact(typeof raw === 'number' ? String(raw) : raw, FROM),
  status: (raw: unknown) => lineFact(raw, FROM),
  paymentMethod: (raw: unknown) => lineFact(raw, FROM),
  currency: (raw: unknown) => codeFact(raw === null ? unknown('absent') : lineFact(raw, FROM), /^[A-Z]{3}$/),
  customerNote: (raw: unknown) => noteFact(raw, FROM),
} as const;
const AMOUNTS = ['shippingTotal', 'shippingTax', 'feesTotal', 'taxTotal', 'total'] as const;
const NEVER_NEGATIVE = ['refundedTotal', 'paidTotal'] as const;
type Mapped = keyof typeof FACTS | (typeof AMOUNTS)[number] | (typeof NEVER_NEGATIVE)[number];

export interface OrderShape extends Readonly<Partial<Record<Mapped, Path>>> {
  readonly shipping: Path;
  readonly billing: Path;
  readonly address: PartyShape;
  readonly items: {
    readonly at: Path;
    readonly name: Path;
    readonly quantity: Path;
    /** What a line comes to, after discounts and before tax. */
    readonly amount: (line: Json) => Fact<Decimal>;
  };
  /** Everything that the store calls its delivery; `[]` stands for each of a list. */
  readonly delivery?: readonly Path[];
  /** How the store writes an amount; as a number where it is left out. */
  readonly amount?: (raw: unknown) => Fact<Decimal>;
}

/** What is sent of an order with the facts of a store's JSON; a part that has another shape than it should is an unknown fact. Never throws. */
export function mapOrder<Sent extends Order>(json: Json, shape: OrderShape, blank: Sent): Sent {
  const amount = shape.amount ?? jsonAmount;
  const read = (key: Mapped, as: (raw: unknown) => Fact<string>) => {
    const path = shape[key];
    return path === undefined ? {} : { [key]: firstKnown(path, (one) => as(valueAt(json, one))) };
  };
  return {
    ...blank,
    ...Object.assign(
      {},
      ...Object.entries(FACTS).map(([key, as]) => read(key as Mapped, as)),
      ...AMOUNTS.map((key) => read(key, amount)),
      ...NEVER_NEGATIVE.map((key) => read(key, (raw) => nonNegativeFact(amount(raw)))),
    ),
    shipping: jsonParty(valueAt(json, shape.shipping), shape.address),
    billing: jsonParty(valueAt(json, shape.billing), shape.address),
    items: readItems(jsonList(valueAt(json, shape.items.at)), (line) => ({
      name: firstKnown(shape.items.name, (path) => lineFact(valueAt(line, path), FROM)),
      quantity: jsonAmount(valueAt(line, shape.items.quantity)),
      amount: shape.items.amount(line),
    })),
    ...deliveryNames((shape.delivery ?? []).flatMap((path) => textsAt(json, path))),
  };
}

function textsAt(json: Json, path: Path): readonly string[] {
  const [before = '', behind] = path.split('[].');
  const found =
    behind === undefined
      ? [valueAt(json, path)]
      : jsonList(valueAt(json, before)).map((one) => valueAt(one, behind));
  return found.filter((text) => typeof text === 'string');
}

/** An address by its parts, whatever they are read from: a store's JSON, a form of it. */
export function mapParty(read: (key: string) => Fact<string>, shape: PartyShape): Party {
  const party = { ...blankParty('not-shown') };
  for (const [part, path] of Object.entries(shape)) party[part as keyof Party] = firstKnown(path, read);
  return { ...party, country: codeFact(party.country, /^[A-Z]{2}$/) };
}

/** `null` stands for an address that the order does not have, an empty list too; each of its parts is absent. */
function jsonParty(raw: unknown, shape: PartyShape): Party {
  if (raw === null || (Array.isArray(raw) && raw.length === 0)) return blankParty('absent');
  const fields = jsonObject(raw);
  return mapParty((path) => {
    const value = valueAt(fields, path);
    return value === null ? unknown('absent') : lineFact(value, FROM);
  }, shape);
}

function valueAt(json: Json, path: Path): unknown {
  return path.split('.').reduce<unknown>((value, key) => jsonObject(value)[key], json);
}

/** Of several ways the first that is known, else what the last says. */
function firstKnown(path: Path, read: (path: Path) => Fact<string>): Fact<string> {
  const facts = path.split(' | ').map((way) =>
    way
      .split(' + ')
      .map((part) => read(part))
      .reduce(joinNames),
  );
  return facts.find(({ known }) => known) ?? facts.at(-1) ?? unknown('not-shown');
}

/** Some stores keep codes in lower case. */
function codeFact(code: Fact<string>, pattern: RegExp): Fact<string> {
  const upper = code.known ? { ...code, value: code.value.toUpperCase() } : code;
  return patternFact(upper, pattern).known ? upper : patternFact(code, pattern);
}
