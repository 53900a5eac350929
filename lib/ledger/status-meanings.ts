import * as z from 'zod/mini';
import { openDatabase } from '../storage/db';
import type { KeptMeanings } from '../storage/records';
import { eachFate, NO_MEANINGS, type StatusMeanings } from './fate';

const numbers = z._default(z.array(z.number()), []);

/** As a file has them; a meaning may be left out. */
export const meaningsSchema = z.object(eachFate(() => numbers)) satisfies z.ZodMiniType<StatusMeanings>;

/** What an account's owner says that the service's status numbers mean; of one who said nothing, none means anything. */
export async function findMeanings(accountId: string): Promise<StatusMeanings> {
  const database = await openDatabase();
  return meaningsOf(await database.get('delivered-statuses', accountId));
}

/** The same of what is kept, for a transaction that has read it. */
export function meaningsOf(kept: KeptMeanings | undefined): StatusMeanings {
  if (kept === undefined) return NO_MEANINGS;
  const { statusIds: delivered, returnedIds: returned = [], others } = kept;
  return { ...NO_MEANINGS, ...others, delivered, returned };
}
