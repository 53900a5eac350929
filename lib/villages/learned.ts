import * as z from 'zod/mini';
import { findIn, openDatabase, rowsOfAccount } from '../storage/db';
import { readTogether } from '../storage/read-together';
import { setAside } from '../storage/unreadable';
import type { AddressText } from './address';
import { addressKeys, type Correction, isWholeAddress } from './correction';
import { foldText } from './normalize';
import type { LearnedVillage } from './stored';
import type { Village } from './village';

/** Whether the directory still has the village that was learned, under its name. */
export function isStillThere(
  learned: Pick<LearnedVillage, 'village'>,
  village: Village | undefined,
): boolean {
  return village !== undefined && !village.deleted && foldText(village.name) === foldText(learned.village);
}

const learnedVillage = z.looseObject({
  written: z.string(),
  instead: z.nullable(z.number()),
  villageId: z.number(),
  village: z.string(),
  city: z.string(),
  certain: z.boolean(),
  learnedAt: z.number(),
});

/** One that cannot be read is set aside, and costs nothing but itself. */
async function isReadable(learned: LearnedVillage): Promise<boolean> {
  if (learnedVillage.safeParse(learned).success) return true;
  await setAside('learned-villages', [learned.accountId, learned.text], learned);
  return false;
}

/** What was learned of an address: of all its parts, else of its town's text. */
export async function findLearned(accountId: string, address: AddressText): Promise<LearnedVillage | null> {
  const kept = await readTogether('learned-villages', (store) =>
    Promise.all(addressKeys(address).map((text) => store.get([accountId, text]))),
  );
  for (const learned of kept) if (learned !== undefined && (await isReadable(learned))) return learned;
  return null;
}

/** Everything an account has learned, the newest first. */
export async function listLearned(accountId: string): Promise<readonly LearnedVillage[]> {
  const database = await openDatabase();
  const found = await database.getAll('learned-villages', rowsOfAccount(accountId));
  const readable = await Promise.all(found.map(isReadable));
  const learned = found.filter((_, index) => readable[index]);
  return learned.sort((a, b) => b.learnedAt - a.learnedAt);
}

/** Keeps a correction. One that contradicts what a town's text taught is certain only when it is made a second time. */
export async function learnVillage(
  accountId: string,
  correction: Correction,
  chosen: Pick<Village, 'id' | 'name' | 'city'>,
  learnedAt: number,
): Promise<void> {
  const { text, written, instead } = correction;
  const transaction = (await openDatabase()).transaction('learned-villages', 'readwrite');
  const known = await transaction.store.get([accountId, text]);
  await transaction.store.put({
    accountId,
    text,
    written,
    instead,
    villageId: chosen.id,
    village: chosen.name,
    city: chosen.city,
    certain: known === undefined || known.villageId === chosen.id || isWholeAddress(text),
    learnedAt,
  });
  await transaction.done;
}

export async function forgetLearned(accountId: string, text: string): Promise<void> {
  const database = await openDatabase();
  await database.delete('learned-villages', [accountId, text]);
}

export async function forgetAllLearned(accountId: string): Promise<void> {
  const database = await openDatabase();
  await database.delete('learned-villages', rowsOfAccount(accountId));
}

/** Learned villages that went with the villages they meant, and were not dismissed yet. */
export async function findDropped(accountId: string): Promise<readonly LearnedVillage[]> {
  return (await findIn('dropped-villages', accountId))?.villages ?? [];
}

/** The person has seen which were dropped. */
export async function dismissDropped(accountId: string): Promise<void> {
  const database = await openDatabase();
  await database.delete('dropped-villages', accountId);
}
