import type { KeptRelay } from './records';
import { readSettings } from './settings';

/** The account whose parcels the relay tells of: the one it was joined for, or the one in use where that is gone. */
export async function findToldAccount({ accountId }: KeptRelay): Promise<string | null> {
  const { accounts, activeAccountId } = await readSettings();
  return accounts.some(({ id }) => id === accountId) ? accountId : activeAccountId;
}
