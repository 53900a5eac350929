import { openDatabase } from '../storage/db';
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

/**
 * Keeps a text in the place of the one before.
 * @param part of several people's orders in it the one to fill the form from
 * @returns the last order that stood there and was not blank; `null`: none since the last parcel
 */
export async function keepPastedText(text: string, part: TextPart | null): Promise<string | null> {
  const database = await openDatabase();
  const record = await findRecord();
  const before = record?.last ?? record?.text ?? '';
  const order = part === null ? text : text.slice(part.start, part.end);
  const last = order.trim() === '' ? before : order;
  const shipped = record?.text === text ? (record.shipped ?? []) : [];
  await database.put('pasted', { text, last, part, shipped }, KEY);
  return before.trim() === '' ? null : before;
}

/** After the parcel in the form was made: deletes the text, or keeps it for the other orders in it. */
export async function passPastedText(): Promise<void> {
  const record = await findRecord();
  const { part = null, shipped = [] } = record ?? {};
  if (record === undefined || (part === null && shipped.length > 0)) return;
  if (part === null) return forgetPastedText();
  const database = await openDatabase();
  await database.put('pasted', { text: record.text, part: null, shipped: [...shipped, part] }, KEY);
}

export async function forgetPastedText(): Promise<void> {
  const database = await openDatabase();
  await database.delete('pasted', KEY);
}

async function findRecord() {
  const database = await openDatabase();
  return database.get('pasted', KEY);
}
