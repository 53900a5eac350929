import { findIn, openDatabase } from '../storage/db';
import { readMany } from '../storage/read-together';
import type { ParcelState } from '../storage/records';

/** Whether what was told may be of an account's parcel, and is not of another one's with the same code. */
export function isOfAccount({ accountId: told }: ParcelState, accountId: string | null): boolean {
  return told === undefined || told === accountId;
}

/** The newest that events told of a parcel; `null`: none did. */
export async function findParcelState(parcelCode: string): Promise<ParcelState | null> {
  return findIn('parcel-states', parcelCode);
}

/** The newest of these parcels, by their codes; those of others may be among them. */
export async function findParcelStates(
  parcelCodes: readonly string[],
): Promise<ReadonlyMap<string, ParcelState>> {
  return readMany('parcel-states', parcelCodes);
}

/** Whether events told of any parcel; of years of them none is read for it. */
export async function wasAnyTold(): Promise<boolean> {
  const database = await openDatabase();
  return (await database.getKey('parcel-states', IDBKeyRange.lowerBound(''))) !== undefined;
}

export async function readParcelStates(): Promise<ReadonlyMap<string, ParcelState>> {
  const database = await openDatabase();
  return new Map((await database.getAll('parcel-states')).map((state) => [state.parcelCode, state]));
}

/** All that events told of a parcel, in the order in which they came. */
export async function readHistory(parcelCode: string): Promise<readonly ParcelState[]> {
  return (await openDatabase()).getAllFromIndex('parcel-events', 'code', parcelCode);
}

export async function eventsOfReference(reference: string): Promise<readonly ParcelState[]> {
  return (await openDatabase()).getAllFromIndex('parcel-events', 'reference', reference);
}
