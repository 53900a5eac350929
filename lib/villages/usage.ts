import { openDatabase, rowsOfAccount } from '../storage/db';
import type { VillageUse } from './stored';

/** Milliseconds after which a parcel counts half: recent and frequent in one figure. */
const HALF_LIFE = 30 * 24 * 60 * 60_000;

/** Counts a parcel that was created, once: what is no later than the last one counted is that one, told again. */
export async function countUse(accountId: string, villageId: number, createdAt: number): Promise<void> {
  const transaction = (await openDatabase()).transaction('village-use', 'readwrite');
  const known = await transaction.store.get([accountId, villageId]);
  if (known === undefined || createdAt > known.lastUsedAt) {
    const weight = (known === undefined ? 0 : weightAt(known, createdAt)) + 1;
    await transaction.store.put({ accountId, villageId, weight, lastUsedAt: createdAt });
  }
  await transaction.done;
}

/** Village id → how much the account uses it, for ties in searches; a village never used is not among them. */
export async function readUse(accountId: string, now: number): Promise<ReadonlyMap<number, number>> {
  const database = await openDatabase();
  const uses = await database.getAll('village-use', rowsOfAccount(accountId));
  return new Map(uses.map((use) => [use.villageId, weightAt(use, now)]));
}

function weightAt({ weight, lastUsedAt }: VillageUse, now: number): number {
  // A clock that was set back makes nothing count more than it did.
  return weight * 0.5 ** (Math.max(0, now - lastUsedAt) / HALF_LIFE);
}
