import type { Together } from '../review/together';
import { openDatabase } from '../storage/db';
import type { SavedEdits } from '../storage/records';

export type Carried = SavedEdits & { readonly together: Together & { readonly choice: 'merged' } };

/** The forms of the orders whose goods this form's parcel carries. */
export async function findCarriedBy(carrierKey: string): Promise<readonly Carried[]> {
  const database = await openDatabase();
  return (await database.getAll('drafts')).flatMap((saved) => {
    const { together } = saved;
    return together?.choice === 'merged' && together.carrierKey === carrierKey ? { ...saved, together } : [];
  });
}
