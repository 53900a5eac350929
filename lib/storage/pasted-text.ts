import { openDatabase } from './db';

const KEY = 'manual';

/** The text that fills the form without an order, kept until its parcel is made or it is let go of. */
export async function findPastedText(): Promise<string | null> {
  const text = (await findRecord())?.text ?? '';
  return text.trim() === '' ? null : text;
}

/**
 * Keeps a text in the place of the one before.
 * @returns the last text that stood there and was not blank; `null`: none since the last parcel
 */
export async function keepPastedText(text: string): Promise<string | null> {
  const database = await openDatabase();
  const record = await findRecord();
  const before = record?.last ?? record?.text ?? '';
  const last = text.trim() === '' ? before : text;
  await database.put('pasted', { text, last }, KEY);
  return before.trim() === '' ? null : before;
}

export async function forgetPastedText(): Promise<void> {
  const database = await openDatabase();
  await database.delete('pasted', KEY);
}

async function findRecord() {
  const database = await openDatabase();
  return database.get('pasted', KEY);
}
