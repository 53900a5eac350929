import { factValue, type Order } from '../order';
import { findCountry } from '../stores/country-name';
import { foldDigits } from '../stores/text';

/** An order's address as its formatted lines seem to say it: enough to ask about, not to be sure of. */
export interface Witness {
  readonly name: string | null;
  readonly city: string;
  /** Everything that is neither the name, the country, the phone nor the line of the town. */
  readonly street: string;
  readonly country: string | null;
}

export type Witnessed = Pick<Order, 'shipping' | 'silence' | 'shippingLines'>;

const PHONE = /^(?:T:)?\s*\+?[\d\s().\-–/]{7,}$/;

/**
 * Where a person may not see the form with an address's parts, its formatted lines speak for it: the town stands
 * beside the country, which comes last, or first by some countries' custom; the name at the other end.
 */
export function findWitness({ shipping, silence, shippingLines = [] }: Witnessed): Witness | null {
  if (silence !== 'not-allowed') return null;
  const lines = shippingLines.filter((line) => !PHONE.test(foldDigits(line)));
  const [first = ''] = lines;
  const isReversed = findCountry(first) !== null;
  const inOrder = isReversed ? lines.toReversed() : lines;
  const country = findCountry(inOrder.at(-1) ?? '');
  // A country in a language that is not known here stands last all the same.
  const [name = null, ...rest] = inOrder.slice(0, -1);
  const town = rest.at(-1);
  if (town === undefined) return null;
  return {
    name: factValue(shipping.name) ?? name,
    city: plainTown(town),
    street: (rest.length > 1 ? rest.slice(0, -1) : rest).join(', '),
    country,
  };
}

/** "P400 Nablus" and "Nablus, P400": a postcode has digits, and a region stands behind a comma. */
function plainTown(line: string): string {
  const [town = line] = line.split(/[,،]/);
  const words = town.split(/\s+/).filter((word) => !/\d/.test(word));
  return words.join(' ').trim() || line;
}
