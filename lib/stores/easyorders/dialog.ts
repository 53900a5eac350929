import { DECIMAL } from '../../decimal';
import { type Fact, known, type Order, type Party, unknown } from '../../order';
import { lineFact, patternFact } from '../facts';
import { foldDigits } from '../text';

type Shown = Pick<Order, 'shipping' | 'shippingTotal'>;

/**
 * The fields of the order that its dialog for edits holds while it is open, by their names (seen in public
 * programs that fill it in). Names of goods are not among them, nor is any sum but the delivery's, so those stay
 * unknown.
 */
export function readDialog(document: Document, blank: Party): Shown {
  const phones = [readField(document, 'phone'), readField(document, 'phone_alt')] as const;
  return {
    shipping: {
      ...blank,
      name: readField(document, 'full_name'),
      phone: joinPhones(...phones),
      state: readField(document, 'government'),
      address1: readField(document, 'address'),
    },
    shippingTotal: patternFact(plainDigits(readField(document, 'shipping_cost')), DECIMAL),
  };
}

/** What a field holds now; if two of one name hold different values, neither is used. */
function readField(document: Document, name: string): Fact<string> {
  const fields = [...document.querySelectorAll(`input[name="${name}"], textarea[name="${name}"]`)];
  const values = new Set(fields.map((field) => ('value' in field ? field.value : null)));
  const [value] = values;
  return values.size > 1 ? unknown('disagree') : lineFact(value, 'form-field');
}

/** Both phones, as where people write two into one field. One that is there and cannot be read is no gap. */
function joinPhones(first: Fact<string>, second: Fact<string>): Fact<string> {
  const hasNoSecond = !second.known && (second.why === 'absent' || second.why === 'not-shown');
  if (!first.known) return first.why === 'absent' && second.known ? second : first;
  if (hasNoSecond) return first;
  return second.known ? lineFact(`${first.value} / ${second.value}`, first.from) : second;
}

function plainDigits(fact: Fact<string>): Fact<string> {
  return fact.known ? known(foldDigits(fact.value), fact.from) : fact;
}
