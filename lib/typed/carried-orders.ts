import type { Together } from '../review/together';
import { openDatabase } from '../storage/db';
import type { SavedEdits } from '../storage/records';

export type Carried = SavedEdits & { readonly together: Together & { readonly choice: 'merged' } };

/** The forms of the orders whose goods this form's parcel carries, each before those that were put into its own. */
export async function findCarriedBy(carrierKey: string): Promise<readonly Carried[]> {
  const database = await openDatabase();
  const carried = (await database.getAll('drafts')).flatMap((saved) => {
    const { together } = saved;
    return together?.choice === 'merged' ? { ...saved, together } : [];
  });
  const within = (key: string): readonly Carried[] =>
    carried.filter(({ together }) => together.carrierKey === key).flatMap((one) => [one, ...within(one.key)]);
  return within(carrierKey);
}
