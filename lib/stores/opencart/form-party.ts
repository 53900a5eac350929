import { type Fact, factValue, type PageControl, type Party, unknown } from '../../order';
import { joinNames, lineFact } from '../facts';
import { controlsOf, heldFact } from '../form-fields';
import { leftLines } from '../left-lines';

const FROM = 'form-field';

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
  const name = joinNames(field('firstname'), field('lastname'));
  const party: Party = {
    name,
    company: field('company'),
    // One phone to an order, the customer's.
    phone: unknown('absent'),
    address1: field('address-1'),
    address2: field('address-2'),
    city: field('city'),
    state: readChoice(controls, `input-${kind}-zone`),
    postcode: field('postcode'),
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
  return /^\d+$/.test(value) ? lineFact(chosen, FROM) : unknown('unreadable');
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
