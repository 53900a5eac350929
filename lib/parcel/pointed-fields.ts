import { compareDecimals } from '../decimal';
import { type CustomField, type Fact, factValue, known, type Order, unknown } from '../order';
import { unsure } from '../stores/facts';
import { foldText } from '../villages/normalize';
import { isSameKey, kindOf } from './field-kind';
import type { FieldMeaning, PointedField, PointedFields } from './field-meanings';
import { parseAmount } from './parse-amount';

function isPointed({ key, label }: CustomField, pointed: PointedField): boolean {
  if (pointed.key !== '' && key !== '') return isSameKey(key, pointed.key);
  return pointed.label !== '' && foldText(label) === foldText(pointed.label);
}

/** The field that is said to be the village is it, and what else looks like one is only a field that nobody knows. */
export function withPointedFields(order: Order, pointed: PointedFields | undefined): Order {
  if (pointed === undefined) return order;
  const found = (meaning: FieldMeaning) => {
    const field = pointed[meaning];
    if (field === undefined) return [];
    const values = (order.customFields ?? [])
      .filter((one) => isPointed(one, field))
      .map(({ value }) => value);
    return [...new Set(values)].filter((value) => value !== '');
  };
  const isOpen = (meaning: FieldMeaning) => isUnread(order, pointed[meaning]);
  const { village } = pointed;
  const [phone2] = found('phone2');
  const notes = found('note');
  const withPhone = isOpen('phone2') ? unsure : (fact: Fact<string>) => withSecond(fact, phone2);
  return {
    ...order,
    ...(village !== undefined && { customFields: withVillage(order, village) }),
    ...((phone2 !== undefined || isOpen('phone2')) && {
      shipping: { ...order.shipping, phone: withPhone(order.shipping.phone) },
      billing: { ...order.billing, phone: withPhone(order.billing.phone) },
    }),
    ...(notes.length > 0 && { customerNote: withNotes(order.customerNote, notes) }),
    ...(isOpen('note') && { customerNote: openNote(order.customerNote, pointed.note?.label ?? '') }),
    ...(pointed.paid !== undefined && {
      paidTotal: isOpen('paid')
        ? unknown('unreadable', `${pointed.paid.label}: ?`)
        : withPaid(order, found('paid')),
    }),
  };
}

/** Labels are known of a page alone: where none is, the page was not read, and nobody knows what the field says. */
function isUnread({ customFields = [] }: Order, field: PointedField | undefined): boolean {
  return field !== undefined && field.key === '' && !customFields.some(({ label }) => label !== '');
}

/** A note that is not there may be in the field that was not read. */
function openNote(note: Fact<string>, label: string): Fact<string> {
  return note.known ? unsure(note) : unknown('unreadable', `${label}: ?`);
}

function withVillage(order: Order, village: PointedField): CustomField[] {
  const told = (order.customFields ?? []).map((field): CustomField => {
    if (isPointed(field, village)) return { ...field, means: 'village' };
    const kind = kindOf(field);
    return kind === 'village' || kind === 'code' ? { ...field, means: 'unknown' } : field;
  });
  return isUnread(order, village)
    ? [...told, { at: 'order', key: '', label: village.label, value: '?', means: 'unread' }]
    : told;
}

/** Both in one text: the draft reads a parcel's two phones out of one. */
export function withSecond(phone: Fact<string>, second: string | undefined): Fact<string> {
  return phone.known && second !== undefined ? { ...phone, value: `${phone.value} / ${second}` } : phone;
}

export function withNotes(note: Fact<string>, more: readonly string[]): Fact<string> {
  if (!note.known) return note.why === 'disagree' ? note : known(more.join('\n'), 'store-data');
  return { ...note, value: [note.value, ...more.filter((text) => !note.value.includes(text))].join('\n') };
}

/** What the store itself says was paid has to be the same; a text that is no amount in the order's currency is asked about. */
function withPaid({ paidTotal, currency }: Order, values: readonly string[]): Fact<string> {
  const [text] = values;
  if (text === undefined) return paidTotal;
  const read = parseAmount(text);
  const isAmount = read.ok && !read.value.startsWith('-');
  if (values.length > 1 || !isAmount || (read.currency ?? factValue(currency)) !== factValue(currency))
    return unknown('unreadable', values.join(' / '));
  if (!paidTotal.known) return known(read.value, 'store-data');
  const isSame = compareDecimals(paidTotal.value, read.value) === 0;
  return isSame ? paidTotal : unknown('disagree', `${paidTotal.value} / ${text}`);
}
