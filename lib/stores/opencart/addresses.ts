import { type Fact, factValue, known, type PageControl, type Party, unknown } from '../../order';
import { partyOf } from '../blank-order';
import { findCountry } from '../country-name';
import { lineFact } from '../facts';
import { controlsOf, heldFact } from '../form-fields';
import { mapParty, type PartyShape } from '../map-order';
import { leftLines } from '../named-state';

const ABSENT = unknown('absent');
/** The parts of an address behind `input-shipping-` and `input-payment-`. */
const FIELDS: PartyShape = {
  name: 'firstname + lastname',
  company: 'company',
  address1: 'address-1',
  address2: 'address-2',
  city: 'city',
  postcode: 'postcode',
};
/** A city and its postcode stand on one line; a postcode has digits and capital letters alone. */
const CITY_AND_POSTCODE = /^(.*\S) ((?=\S*\d)[A-Z\d-]{3,10})$/;

/**
 * One of the order's addresses from the fields of its form, which 4.x has on the order's own page and 3.x on the
 * page where it is edited. A field that was changed and not saved is neither the old nor the new one.
 *
 * @param lines the same address as printed, where it is: the region's list is filled in by a program after the
 *   page has loaded, so while it is empty, the region is the printed line that no field accounts for.
 */
export function readFormParty(
  controls: readonly PageControl[],
  kind: 'shipping' | 'payment',
  lines: readonly string[] | null,
): Party {
  const field = (name: string) => readSaved(controls, `input-${kind}-${name}`);
  const country = readChoice(controls, `input-${kind}-country`);
  const party: Party = {
    ...mapParty(field, FIELDS),
    // One phone to an order, the customer's.
    phone: ABSENT,
    state: readChoice(controls, `input-${kind}-zone`),
    // Its name is in the admin's language: the background knows what it means.
    country: country.known ? unknown('ambiguous', country.value) : country,
  };
  const notFilledIn = !party.state.known && party.state.why === 'ambiguous';
  return notFilledIn && lines !== null ? { ...party, state: findRegion(party, country, lines) } : party;
}

/** A text field; a customer's phone, for one. */
export function readSaved(controls: readonly PageControl[], id: string): Fact<string> {
  const fact = heldFact(controls, id);
  if (!controlsOf(controls, id).some(({ isEdited }) => isEdited)) return fact;
  return fact.known ? unknown('disagree', fact.value) : unknown('disagree');
}

/** The words of a list's choice; `ambiguous` while the list is empty. */
function readChoice(controls: readonly PageControl[], id: string): Fact<string> {
  const [list, other] = controlsOf(controls, id);
  if (list === undefined) return unknown('not-shown');
  const { value, chosen } = list;
  if (other !== undefined && other.value !== value) return unknown('disagree');
  if (chosen === null || value === null) return unknown('ambiguous');
  if (list.isEdited) return unknown('disagree', chosen.trim());
  // "Please select" and "None" have no value, or none of a region.
  if (/^0?$/.test(value)) return unknown('absent');
  return /^\d+$/.test(value) ? lineFact(chosen, 'form-field') : unknown('unreadable');
}

/** What is left of the printed lines when every field has taken its own. */
function findRegion(party: Party, country: Fact<string>, lines: readonly string[]): Fact<string> {
  // No address is without one: the line that is left may be the country's.
  if (!country.known) return unknown('ambiguous');
  const { name, company, address1, address2, city, postcode } = party;
  const cityWithPostcode = city.known && postcode.known ? `${city.value} ${postcode.value}` : null;
  const isOnOneLine = cityWithPostcode !== null && lines.includes(cityWithPostcode);
  const facts = [name, company, address1, address2, country, ...(isOnOneLine ? [] : [city, postcode])];
  if (facts.some((fact) => !fact.known && fact.why !== 'absent')) return unknown('ambiguous');
  const texts = facts.flatMap((fact) => factValue(fact) ?? []);
  const left = leftLines(lines, isOnOneLine ? [cityWithPostcode, ...texts] : texts);
  const [region, ...more] = left ?? [];
  if (left === null || more.length > 0) return unknown('ambiguous');
  return region === undefined ? unknown('absent') : lineFact(region, 'labelled-text');
}

/**
 * OpenCart prints the name first and the country last, and leaves out what is empty: two lines between them are the two
 * that every order has, a street and a city. Of more, only a last one that ends in a postcode is a city.
 */
export function readPrintedParty(lines: readonly string[] | null): Party {
  if (lines === null) return partyOf(unknown('not-shown'));
  const [name, ...rest] = lines;
  if (name === undefined) return partyOf(ABSENT);
  const country = findCountry(rest.at(-1) ?? '');
  const middle = country === null ? rest : rest.slice(0, -1);
  const text = middle.join(', ').slice(0, 200);
  const open: Fact<string> = middle.length === 0 ? ABSENT : unknown('ambiguous', text);
  const party: Party = {
    ...partyOf(open),
    name: lineFact(name, 'labelled-text'),
    // One phone to an order, the customer's.
    phone: ABSENT,
    country: country === null ? unknown('ambiguous', rest.at(-1) ?? '') : known(country, 'labelled-text'),
  };
  const [first, second, ...more] = middle;
  if (country === null || first === undefined || second === undefined) return party;
  if (more.length > 0) {
    const last = middle.at(-1) ?? '';
    return CITY_AND_POSTCODE.test(last) ? { ...party, ...readCity(last), state: ABSENT } : party;
  }
  return {
    ...party,
    company: ABSENT,
    address1: lineFact(first, 'labelled-text'),
    address2: ABSENT,
    ...readCity(second),
    state: ABSENT,
  };
}

function readCity(line: string): Pick<Party, 'city' | 'postcode'> {
  const [, city, postcode] = CITY_AND_POSTCODE.exec(line) ?? [];
  if (city !== undefined)
    return { city: lineFact(city, 'labelled-text'), postcode: lineFact(postcode, 'labelled-text') };
  // "Area 7" may be a place, or a place and its postcode.
  return /\d$/.test(line)
    ? { city: unknown('ambiguous', line), postcode: unknown('ambiguous', line) }
    : { city: lineFact(line, 'labelled-text'), postcode: ABSENT };
}
