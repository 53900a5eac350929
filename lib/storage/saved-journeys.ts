import { openDatabase } from './db';
import type { SavedJourney } from './records';

/** An account's journeys, by name. */
export async function findJourneys(accountId: string): Promise<readonly SavedJourney[]> {
  const database = await openDatabase();
  const journeys = await database.getAllFromIndex('journeys', 'account', accountId);
  return journeys.toSorted((a, b) => a.name.localeCompare(b.name));
}

export async function saveJourney(journey: SavedJourney): Promise<void> {
  const database = await openDatabase();
  await database.put('journeys', journey);
}

export async function removeJourney(id: string): Promise<void> {
  const database = await openDatabase();
  await database.delete('journeys', id);
}
