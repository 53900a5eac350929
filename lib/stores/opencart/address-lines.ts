import { type Fact, known, type Party, unknown } from '../../order';
import { partyOf } from '../blank-order';
import { findCountry } from '../country-name';
import { lineFact } from '../facts';

const FROM = 'labelled-text';
const ABSENT = unknown('absent');
/** A city and its postcode stand on one line; a postcode has digits and capital letters alone. */
const CITY_AND_POSTCODE = /^(.*\S) ((?=\S*\d)[A-Z\d-]{3,10})$/;

/**
 * What an address printed in lines says for certain. OpenCart prints name, company, two address lines, city with
 * postcode, region and country, each left out where it is empty, and nothing tells which was. The name is
 * first, the country last; two lines between them are the two that every order has, a street and a city.
 * Of more, only a last one that ends in a postcode is a city; the others are shown, and not used.
 */
export function readAddressLines(lines: readonly string[] | null): Party {
  if (lines === null) return partyOf(unknown('not-shown'));
  const [name, ...rest] = lines;
  if (name === undefined) return partyOf(ABSENT);
  const country = findCountry(rest.at(-1) ?? '');
  const middle = country === null ? rest : rest.slice(0, -1);
  const text = middle.join(', ').slice(0, 200);
  const open: Fact<string> = middle.length === 0 ? ABSENT : unknown('ambiguous', text);
  const party: Party = {
    ...partyOf(open),
    name: lineFact(name, FROM),
    // One phone to an order, the customer's.
    phone: ABSENT,
    country: country === null ? unknown('ambiguous', rest.at(-1) ?? '') : known(country, FROM),
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
    address1: lineFact(first, FROM),
    address2: ABSENT,
    ...readCity(second),
    state: ABSENT,
  };
}

function readCity(line: string): Pick<Party, 'city' | 'postcode'> {
  const [, city, postcode] = CITY_AND_POSTCODE.exec(line) ?? [];
  if (city !== undefined) return { city: lineFact(city, FROM), postcode: lineFact(postcode, FROM) };
  // "Area 7" may be a place, or a place and its postcode.
  return /\d$/.test(line)
    ? { city: unknown('ambiguous', line), postcode: unknown('ambiguous', line) }
    : { city: lineFact(line, FROM), postcode: ABSENT };
}
