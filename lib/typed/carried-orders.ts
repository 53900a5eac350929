import type { Together } from '../review/together';
import { openDatabase } from '../storage/db';
import type { SavedEdits } from '../storage/records';
import { readable } from './saved-edits';

export type Carried = SavedEdits & { readonly together: Together & { readonly choice: 'merged' } };

/** The forms of the orders whose goods this form's parcel carries, each before those that were put into its own. */
export async function findCarriedBy(carrierKey: string): Promise<readonly Carried[]> {
  const index = (await openDatabase()).transaction('drafts').store.index('carrier');
  const seen = new Set([carrierKey]);
  async function within(key: string): Promise<readonly Carried[]> {
    const carried = (await index.getAll(key)).flatMap((saved) => {
      const { together } = saved;
      if (together?.choice !== 'merged' || seen.has(saved.key) || !readable.safeParse(saved).success)
        return [];
      seen.add(saved.key);
      return { ...saved, together };
    });
    const each = carried.map(async (one) => [one, ...(await within(one.key))]);
    return (await Promise.all(each)).flat();
  }
  return within(carrierKey);
}
