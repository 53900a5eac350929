import { openDatabase } from './db';

/** One move of a practice parcel, in the service's numbers. */
export interface JourneyStep {
  readonly statusId: number;
  readonly positionId: number;
  /** Spec: only for returned parcels. */
  readonly returnedReasonId: number | null;
}

/** A parcel's way from step to step, to be played again with another parcel. */
export interface SavedJourney {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly steps: readonly JourneyStep[];
}

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
