import { type CustomField, factValue, type Order, type Party, type PartyName, unknown } from '../order';
import { unsure } from '../stores/facts';
import { foldText, foldWords } from '../villages/normalize';
import { bare, LONGEST_LABEL, partsOfKey, setOf } from './field-kind';
import type { PointedFields } from './field-meanings';
import { phoneKey } from './phone';
import { plainText } from './plain-text';
import { withNotes, withSecond } from './pointed-fields';
import { relabelledFields } from './relabelled-fields';

const PHONE = setOf('label-phone');
/** Of what else is counted ("رقم الهوية") it is no phone. */
const COUNTED = setOf('counted');
const SECOND = setOf('field-second');
const OF_ANOTHER = setOf('field-of-another');
const NAME = setOf('label-name');
const RECIPIENT = /مستلم|recipient|receiver|מקבל|נמען/;
const NOTE = setOf('label-note');

/** Nothing but what is written in phones. */
const ONLY_A_PHONE = /^[+(]?[\d\s().\-–/]{9,25}$/;

type Meaning = 'phone2' | 'phone' | 'name' | 'note';

/** What a field plainly says that it is, of the checkout or an address. What plugins keep with an order is theirs. */
function meaningOf({ at, key, label, value }: CustomField): Meaning | null {
  if (at === 'data' || value === '') return null;
  const inLabel = foldWords(label);
  const parts = [partsOfKey(key), inLabel.length > LONGEST_LABEL ? [] : inLabel];
  const phrases = parts.map((some) => some.join(' '));
  const words = parts
    .flat()
    .flatMap((word) => word.match(/\d+|\D+/g) ?? [])
    .flatMap((word) => [word, bare(word)]);
  const says = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  const isPhone = ONLY_A_PHONE.test(foldText(value)) || ONLY_A_PHONE.test(value);
  if (isPhone && says(PHONE) && says(SECOND)) return 'phone2';
  const saysPhone = [...words, ...phrases].some((said) => PHONE.has(said) && !COUNTED.has(bare(said)));
  if (isPhone && saysPhone && !says(OF_ANOTHER)) return 'phone';
  if (phrases.some((said) => NAME.has(said) && RECIPIENT.test(said))) return 'name';
  return says(NOTE) ? 'note' : null;
}

/** A number that is called, with what stands before it in a country; postcodes and a firm's numbers have none. */
function isWholePhone(value: string): boolean {
  const text = plainText(value);
  return ONLY_A_PHONE.test(text) && /^[+0].*[1-9]/.test(text);
}

function secondLines(order: Order): readonly CustomField[] {
  return (['shipping', 'billing'] as const).map((at) => ({
    at,
    key: '',
    label: '',
    value: factValue(order[at].address2) ?? '',
  }));
}

/** The person's word goes first: a meaning that they pointed a field out for is not looked for here. */
export function withNamedFields(order: Order, pointed: PointedFields = {}): Order {
  const fields = [
    ...(order.customFields ?? []).map((field) => ({ ...field, meaning: meaningOf(field) })),
    ...[...relabelledFields(order), ...secondLines(order)].map((field) => ({
      ...field,
      meaning: isWholePhone(field.value) ? ('phone2' as const) : null,
    })),
  ];
  const valuesOf = (meaning: Meaning, ...at: readonly CustomField['at'][]) =>
    pointed[meaning === 'note' ? 'note' : 'phone2'] === undefined
      ? fields.filter((field) => field.meaning === meaning && at.includes(field.at)).map(({ value }) => value)
      : [];
  const [second] = valuesOf('phone2', 'shipping', 'order');
  const [ofBilled] = valuesOf('phone2', 'billing');
  const notes = [...new Set(valuesOf('note', 'shipping', 'order', 'billing'))];
  const shipping = askedOf('shipping', order, valuesOf);
  const billing = askedOf('billing', order, valuesOf);
  const shippingPhone = withSecond(shipping.phone, second);
  // Where the parcel's address has no phone, the billed one's is called.
  const billingPhone = withSecond(billing.phone, second ?? ofBilled);
  return {
    ...order,
    shipping: withCalled(shipping, shippingPhone),
    billing: withCalled(billing, billingPhone),
    ...(notes.length > 0 && { customerNote: withNotes(order.customerNote, notes) }),
  };

  /** A phone in the second line is none of the street, once it is called. */
  function withCalled(party: Party, phone: Party['phone']): Party {
    const line = factValue(party.address2) ?? '';
    const called = [shippingPhone, billingPhone].map(factValue).join(' ');
    const isCalled = isWholePhone(line) && isSaidIn('phone', called, line);
    return { ...party, phone, ...(isCalled && { address2: unknown('absent') }) };
  }
}

type ValuesOf = (meaning: 'phone' | 'name', ...at: readonly CustomField['at'][]) => readonly string[];

/** Which of the two the parcel goes to, a person says, who is shown both phones. */
function askedOf(party: PartyName, order: Order, valuesOf: ValuesOf): Party {
  const { [party]: read } = order;
  const [phone] = othersOf('phone', party, order, valuesOf);
  const [name] = othersOf('name', party, order, valuesOf);
  return {
    ...read,
    ...(phone !== undefined && { phone: withSecond(unsure(read.phone), phone) }),
    ...(name !== undefined && { name: unsure(read.name) }),
  };
}

/** What neither party has. A field of the billed one says nothing of a parcel to somebody else. */
function othersOf(
  part: 'phone' | 'name',
  party: PartyName,
  order: Order,
  valuesOf: ValuesOf,
): readonly string[] {
  const sent = factValue(order.shipping[part]) ?? '';
  const billed = factValue(order.billing[part]) ?? '';
  const isToElse = sent !== '' && billed !== '' && !isSaidIn(part, sent, billed);
  const ofBilled = party === 'shipping' && isToElse ? [] : valuesOf(part, 'billing');
  const values = [...valuesOf(part, 'shipping', 'order'), ...ofBilled];
  return values.filter((value) => !isSaidIn(part, sent, value) && !isSaidIn(part, billed, value));
}

function isSaidIn(part: 'phone' | 'name', said: string, value: string): boolean {
  return part === 'phone'
    ? plainText(said).replace(/\D/g, '').includes(phoneKey(value))
    : foldText(said) === foldText(value);
}
