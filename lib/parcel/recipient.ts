import { type Fact, factValue, type Order, type Party, type PartyName } from '../order';
import type { AddressText } from '../villages/address';
import { foldText } from '../villages/normalize';
import { findPlaces } from './order-places';
import { findWitness, type Witnessed } from './witness';

interface PartyFact {
  readonly party: PartyName;
  readonly fact: Fact<string>;
}

/** Who the parcel goes to: each part with the party it was taken from. */
export interface Recipient {
  readonly name: PartyFact;
  readonly phone: PartyFact;
  /** From one party: one party's street in the other's city would be a wrong address. */
  readonly address: { readonly party: PartyName; readonly parts: Party };
  /** The address is the billing party's while the parcel is for somebody of another name. */
  readonly addressOfAnother: boolean;
}

/** A part that the shipping party lacks is the billing party's; one that is there but cannot be read is not. */
export function findRecipient(order: Pick<Order, 'shipping' | 'billing'>): Recipient {
  const { shipping, billing } = order;
  const party: PartyName = !hasAddress(shipping) && hasAddress(billing) ? 'billing' : 'shipping';
  const name = shippingFirst(shipping.name, billing.name);
  return {
    name,
    phone: shippingFirst(shipping.phone, billing.phone),
    address: { party, parts: order[party] },
    addressOfAnother: party === 'billing' && name.party === 'shipping' && !isSameName(shipping, billing),
  };
}

/**
 * The address that the street is taken from, with what the order's own fields say. A village stands before its town;
 * an area is a line of the address, and the town itself where the order names none.
 */
export function findAddressText(
  order: Pick<Order, 'shipping' | 'billing' | 'customFields'> & Partial<Witnessed>,
): AddressText {
  const witness = findWitness(order);
  if (witness !== null) {
    const { city, street, country } = witness;
    return { city, state: null, address1: street, address2: null, country };
  }
  const { parts, party } = findRecipient(order).address;
  const { villages, areas, aside } = findPlaces(order, party);
  const city = factValue(parts.city);
  const isTown = villages.length === 0 && city === null;
  return {
    city: joined([...villages, ...(isTown ? areas : []), city]),
    state: factValue(parts.state),
    address1: joined([...(isTown ? [] : areas), factValue(parts.address1)]),
    address2: factValue(parts.address2),
    country: factValue(parts.country),
    ...(aside.length > 0 && { aside }),
    ...(villages.length > 0 && city !== null && { isOfField: true as const }),
  };
}

/** Each text once, the way an address is written. */
function joined(texts: readonly (string | null)[]): string | null {
  const all = new Map(texts.filter((text) => text !== null).map((text) => [foldText(text), text]));
  return all.size === 0 ? null : [...all.values()].join('، ');
}

function shippingFirst(shipping: Fact<string>, billing: Fact<string>): PartyFact {
  return isGap(shipping) && !isGap(billing)
    ? { party: 'billing', fact: billing }
    : { party: 'shipping', fact: shipping };
}

/** Whether there is nothing to read: neither a text nor something unreadable in its place. */
export function isGap(fact: Fact<string>): boolean {
  if (fact.known) return fact.value.trim() === '';
  return fact.why === 'absent' || fact.why === 'not-shown';
}

/** A country or a state alone is what a store fills in by itself. */
function hasAddress(party: Party): boolean {
  return ![party.address1, party.address2, party.city].every(isGap);
}

function isSameName(shipping: Party, billing: Party): boolean {
  if (!billing.name.known || !shipping.name.known) return false;
  return fold(billing.name.value) === fold(shipping.name.value);
}

function fold(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
