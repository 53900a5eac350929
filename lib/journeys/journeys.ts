import * as z from 'zod/mini';
import { openDatabase } from '../storage/db';
import type { SavedJourney } from '../storage/records';

const text = z.string().check(z.maxLength(10_000));

/** A journey as typed, for a parcel; what was played of it is not in it. */
export const journeyFieldsSchema = z.object({
  parcelCode: text,
  steps: z
    .array(z.object({ status: text, position: text, reason: text }))
    .check(z.minLength(1), z.maxLength(1000)),
  name: text,
});
export type JourneyFields = z.infer<typeof journeyFieldsSchema>;

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
