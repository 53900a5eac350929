import { findAside } from '../../lib/villages/directory';
import { dismissDropped, findDropped } from '../../lib/villages/learned';

export type VillageNews = Awaited<ReturnType<typeof findVillageNews>>;

/** What the person should know of an account's villages before going on. */
export async function findVillageNews(accountId: string) {
  const [aside, dropped] = await Promise.all([findAside(accountId), findDropped(accountId)]);
  // A list that waits for a decision.
  return { lost: aside === null || aside.declined ? null : aside, dropped };
}

/** The person has read what was dropped. */
export function dismissNews(accountId: string): Promise<void> {
  return dismissDropped(accountId);
}
