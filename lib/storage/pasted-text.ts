import { openDatabase } from './db';

const KEY = 'manual';

/** The text that fills the form without an order, kept until its parcel is made or it is let go of. */
export async function findPastedText(): Promise<string | null> {
  const database = await openDatabase();
  return (await database.get('pasted', KEY))?.text ?? null;
}

/** Keeps a text in the place of the one before; a blank one is kept by forgetting that. */
export async function keepPastedText(text: string): Promise<void> {
  const database = await openDatabase();
  if (text.trim() === '') await database.delete('pasted', KEY);
  else await database.put('pasted', { text }, KEY);
}
