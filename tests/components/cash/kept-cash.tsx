import type { CashParcel } from '../../../components/cash/cash-parcel';
import { useRead } from '../../../components/ui/use-read';
import { CashPage } from '../../../entrypoints/desk/cash/CashPage';
import type { Account } from '../../../lib/settings/account';
import { findStatements } from '../../../lib/statement/kept-statements';
import type { KeptStatement } from '../../../lib/storage/records';

interface KeptCashProps {
  readonly account: Account;
  readonly parcels: readonly CashParcel[];
}

/** The page of the cash over the statements that are kept, read anew once one is. */
export function KeptCash({ account, parcels }: KeptCashProps) {
  const [statements, reread] = useRead<readonly KeptStatement[]>(
    [],
    () => findStatements(account.id),
    [],
    'test',
  );
  return (
    <main>
      <h1>Cash</h1>
      <CashPage {...{ account, parcels, statements, reread }} onlySince={null} />
    </main>
  );
}
