import type { CustomField, Order } from '../order';
import { foldText, foldWords } from '../villages/normalize';
import { bare, LONGEST_LABEL, partsOfKey, setOf } from './field-kind';
import type { PointedFields } from './field-meanings';
import { withNotes, withSecond } from './pointed-fields';

const PHONE = setOf('label-phone');
const SECOND = setOf('field-second');
const NOTE = setOf('label-note');

/** Nothing but what is written in phones. */
const ONLY_A_PHONE = /^[+(]?[\d\s().\-–/]{9,25}$/;

/**
 * What a shop's own field of its checkout or an address plainly says that it is, by its key or label: a second phone, or
 * what whoever delivers has to read. What plugins keep with an order is theirs.
 */
function meaningOf({ at, key, label, value }: CustomField): 'phone2' | 'note' | null {
  if (at === 'data' || value === '') return null;
  const inLabel = foldWords(label);
  const words = [...partsOfKey(key), ...(inLabel.length > LONGEST_LABEL ? [] : inLabel)]
    .flatMap((word) => word.match(/\d+|\D+/g) ?? [])
    .flatMap((word) => [word, bare(word)]);
  const says = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  const isPhone = ONLY_A_PHONE.test(foldText(value)) || ONLY_A_PHONE.test(value);
  if (isPhone && says(PHONE) && says(SECOND)) return 'phone2';
  return says(NOTE) ? 'note' : null;
}

/**
 * The order with what its own fields plainly are besides a place. The person's word goes first: a meaning that they
 * pointed a field out for is not looked for here.
 */
export function withNamedFields(order: Order, pointed: PointedFields = {}): Order {
  const fields = (order.customFields ?? []).map((field) => ({ ...field, meaning: meaningOf(field) }));
  const valuesOf = (meaning: 'phone2' | 'note', ...at: readonly CustomField['at'][]) =>
    pointed[meaning] === undefined
      ? fields.filter((field) => field.meaning === meaning && at.includes(field.at)).map(({ value }) => value)
      : [];
  const [second] = valuesOf('phone2', 'shipping', 'order');
  const [ofBilled] = valuesOf('phone2', 'billing');
  const notes = [...new Set(valuesOf('note', 'shipping', 'order', 'billing'))];
  return {
    ...order,
    shipping: { ...order.shipping, phone: withSecond(order.shipping.phone, second) },
    // Where the parcel's address has no phone, the billed one's is called.
    billing: { ...order.billing, phone: withSecond(order.billing.phone, second ?? ofBilled) },
    ...(notes.length > 0 && { customerNote: withNotes(order.customerNote, notes) }),
  };
}
