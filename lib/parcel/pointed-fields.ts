import { compareDecimals } from '../decimal';
import { type CustomField, type Fact, known, type Order, unknown } from '../order';
import { foldText } from '../villages/normalize';
import { isSameKey, kindOf } from './field-kind';
import type { FieldMeaning, PointedField, PointedFields } from './field-meanings';
import { parseAmount } from './parse-amount';

function isPointed({ key, label }: CustomField, pointed: PointedField): boolean {
  if (pointed.key !== '' && key !== '') return isSameKey(key, pointed.key);
  return pointed.label !== '' && foldText(label) === foldText(pointed.label);
}

/**
 * The order with what the merchant said of its store's fields. The one that is said to be the village is it, and what
 * else looks like one is only a field that nobody knows.
 */
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
  const { village } = pointed;
  const [phone2] = found('phone2');
  const notes = found('note');
  return {
    ...order,
    ...(village !== undefined && { customFields: withVillage(order, village) }),
    ...(phone2 !== undefined && {
      shipping: { ...order.shipping, phone: withSecond(order.shipping.phone, phone2) },
      billing: { ...order.billing, phone: withSecond(order.billing.phone, phone2) },
    }),
    ...(notes.length > 0 && { customerNote: withNotes(order.customerNote, notes) }),
    ...(pointed.paid !== undefined && { paidTotal: withPaid(order, found('paid')) }),
  };
}

function withVillage({ customFields = [] }: Order, village: PointedField): CustomField[] {
  const told = customFields.map((field): CustomField => {
    if (isPointed(field, village)) return { ...field, means: 'village' };
    const kind = kindOf(field);
    return kind === 'village' || kind === 'code' ? { ...field, means: 'unknown' } : field;
  });
  // Labels are known of a page alone: where none is, the page was not read, and nobody knows whether it says a village.
  const isUnread = village.key === '' && !customFields.some(({ label }) => label !== '');
  return isUnread
    ? [...told, { at: 'order', key: '', label: village.label, value: '?', means: 'unread' }]
    : told;
}

/** Both in one text: the draft reads a parcel's two phones out of one. */
function withSecond(phone: Fact<string>, second: string): Fact<string> {
  return phone.known ? { ...phone, value: `${phone.value} / ${second}` } : phone;
}

function withNotes(note: Fact<string>, more: readonly string[]): Fact<string> {
  if (!note.known) return note.why === 'disagree' ? note : known(more.join('\n'), 'store-data');
  return { ...note, value: [note.value, ...more.filter((text) => !note.value.includes(text))].join('\n') };
}

/** What the store itself says was paid has to be the same; a text that is no amount is asked about. */
function withPaid({ paidTotal }: Order, values: readonly string[]): Fact<string> {
  const [text] = values;
  if (text === undefined) return paidTotal;
  const read = parseAmount(text);
  if (values.length > 1 || !read.ok || read.value.startsWith('-'))
    return unknown('unreadable', values.join(' / '));
  if (!paidTotal.known) return known(read.value, 'store-data');
  const isSame = compareDecimals(paidTotal.value, read.value) === 0;
  return isSame ? paidTotal : unknown('disagree', `${paidTotal.value} / ${text}`);
}
