import { MANUAL } from '../order-key';
import { changeIn, openDatabase } from '../storage/db';
import type { TextPart } from '../storage/records';

const KEY = 'manual';

/** The text that fills the form without an order, kept until its parcels are made or it is discarded. */
export interface KeptPastedText {
  readonly text: string;
  /** Of several people's orders in it the one that fills the form. */
  readonly part: TextPart | null;
  /** Those whose parcels were made. */
  readonly shipped: readonly TextPart[];
}

export async function findPastedText(): Promise<KeptPastedText | null> {
  const record = await findRecord();
  if (record === undefined || record.text.trim() === '') return null;
  return { text: record.text, part: record.part ?? null, shipped: record.shipped ?? [] };
}

/** The last order that stood there and was not blank; `''`: none since the last parcel. */
export async function findLastPasted(): Promise<string> {
  return lastOf(await findRecord());
}

/** @returns the last order that stood there and was not blank; `null`: none since the last parcel */
export async function keepPastedText(text: string, part: TextPart | null): Promise<string | null> {
  return changeIn('pasted', async (pasted) => {
    const record = await pasted.get(KEY);
    const before = lastOf(record);
    const order = part === null ? text : text.slice(part.start, part.end);
    const last = order.trim() === '' ? before : order;
    const shipped = record === undefined ? [] : stillIn(text, record);
    await pasted.put({ text, last, part, shipped }, KEY);
    return before.trim() === '' ? null : before;
  });
}

/**
 * Its parcel is made or on its way: deletes what was typed, and the text, or keeps that for the other orders in it.
 * Nothing where the form is another parcel's by now.
 */
export async function passForm(orderId: string): Promise<void> {
  const transaction = (await openDatabase()).transaction(['drafts', 'pasted'], 'readwrite');
  const drafts = transaction.objectStore('drafts');
  if ((await drafts.get(MANUAL))?.orderId === orderId) {
    await drafts.delete(MANUAL);
    const pasted = transaction.objectStore('pasted');
    const { text = '', part = null, shipped = [] } = (await pasted.get(KEY)) ?? {};
    if (part !== null) await pasted.put({ text, part: null, shipped: [...shipped, part] }, KEY);
    else if (shipped.length === 0) await pasted.delete(KEY);
  }
  await transaction.done;
}

export async function forgetPastedText(): Promise<void> {
  const database = await openDatabase();
  await database.delete('pasted', KEY);
}

/** Of the orders whose parcels were made those whose words stand in the text still, wherever an edit has moved them. */
function stillIn(
  text: string,
  before: Pick<KeptPastedText, 'text'> & { readonly shipped?: readonly TextPart[] },
): readonly TextPart[] {
  return (before.shipped ?? []).flatMap(({ start, end }) => {
    const words = before.text.slice(start, end);
    const at = text.indexOf(words, text === before.text ? start : 0);
    return at < 0 ? [] : [{ start: at, end: at + words.length }];
  });
}

async function findRecord() {
  return (await openDatabase()).get('pasted', KEY);
}

function lastOf(record: Awaited<ReturnType<typeof findRecord>>): string {
  return record?.last ?? record?.text ?? '';
}
