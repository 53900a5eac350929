import { readSettings } from '../settings/settings';
import { findSheet } from '../sheet/sheet-store';
import { readCollections } from './collected-orders';
import type { Collection } from './collection';

/**
 * What was collected and can be reviewed, the newest first: of a sheet whose account was removed nothing can be shipped.
 * @throws Failure `storage-unavailable`
 */
export async function readReviewable(): Promise<readonly Collection[]> {
  const [collections, { accounts }] = await Promise.all([readCollections(), readSettings()]);
  return collections.filter(({ store }) => {
    const sheet = findSheet(store);
    return sheet === null || accounts.some(({ id }) => id === sheet.accountId);
  });
}
