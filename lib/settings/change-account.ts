import { type Account, type LabelWishes, NO_WISHES } from './account';
import { changeAccountBy, type Settings } from './settings';

/**
 * Changes of an account what decides neither where parcels go nor what they cost; nothing where it is gone.
 * @param label what its labels say otherwise from now on: the rest stays as it is kept, which a form may not know yet
 */
export function changeAccount(
  id: string,
  {
    label,
    ...change
  }: Partial<Pick<Account, 'name' | 'hasEmployees'>> & { readonly label?: Partial<LabelWishes> },
): Promise<Settings> {
  return changeAccountBy(id, (account) => ({
    ...account,
    ...change,
    ...(label && { label: { ...NO_WISHES, ...account.label, ...label } }),
  }));
}
