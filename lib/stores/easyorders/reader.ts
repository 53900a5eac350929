import { DECIMAL } from '../../decimal';
import { type Fact, factValue, known, type PageOrder, type Party, unknown } from '../../order';
import { lineFact, patternFact } from '../facts';
import { readerOf } from '../reader-of';
import { deliveryNames } from '../sent-facts';
import { foldDigits } from '../text';
import { easyOrdersDefinition } from './definition';

/**
 * What the dialog holds, and for which order it was read first: the address behind the `#` changes before the page does,
 * and a dialog may go on standing, so that the same is not believed of the next order.
 */
let held = '';
let heldFor = '';

/**
 * EasyOrders, as far as it is publicly known; what is not is asked of the person.
 *
 * Looked for in public code on 2026-11-22: programs written in July 2026 still open `app.easy-orders.net/#/orders`, a
 * list whose fields are `short_id`, `full_name`, `phone` and `address`; its classes are generated. Nobody reads the
 * order's page other than by its texts, and its interface wants a key that a shop gives out.
 */
export const easyorders = readerOf(easyOrdersDefinition, {
  read(document, blank) {
    const shown = readDialog(document, blank.shipping);
    const holds = JSON.stringify(shown);
    if (holds !== held) heldFor = blank.id;
    held = holds;
    return heldFor === blank.id ? { ...blank, ...shown } : blank;
  },
});

type Shown = Pick<PageOrder, 'shipping' | 'shippingTotal' | 'deliveryNames'>;

/**
 * The fields of the order that its dialog for edits holds while it is open, by their names (seen in public
 * programs that fill it in). Names of goods are not among them, nor is any sum but the delivery's, so those stay
 * unknown.
 */
function readDialog(document: Document, blank: Party): Shown {
  const phones = [readField(document, 'phone'), readField(document, 'phone_alt')] as const;
  const state = readField(document, 'government');
  const address1 = readField(document, 'address');
  return {
    shipping: {
      ...blank,
      name: readField(document, 'full_name'),
      phone: joinPhones(...phones),
      state,
      address1,
    },
    // A shop's prices of delivery go by the governorate alone: collecting stands among those, or in the address.
    ...deliveryNames([factValue(state), factValue(address1)]),
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
