import { findAside } from '../../lib/villages/directory';
import { dismissDropped, findDropped } from '../../lib/villages/learned';
import type { LearnedVillage } from '../../lib/villages/stored';

/** What the person should know of an account's villages before going on. */
export interface VillageNews {
  /** A list that waits for a decision. */
  readonly lost: { readonly gone: number; readonly of: number } | null;
  readonly dropped: readonly LearnedVillage[];
}

export async function findVillageNews(accountId: string): Promise<VillageNews> {
  const [aside, dropped] = await Promise.all([findAside(accountId), findDropped(accountId)]);
  return { lost: aside === null || aside.declined ? null : aside, dropped };
}

/** The person has read what was dropped. */
export function dismissNews(accountId: string): Promise<void> {
  return dismissDropped(accountId);
}
