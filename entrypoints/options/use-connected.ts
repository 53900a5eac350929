import { useEffect, useState } from 'preact/hooks';
import type { CheckOutcome } from '../../components/account-form/check-outcome';
import type { Account } from '../../lib/storage/account';
import { logged } from '../../lib/storage/log';
import { findDirectory } from '../../lib/villages/directory';

/**
 * Whether an account has worked as it is now set up: it answered a check on this page, or its list of villages was
 * fetched with this very address and key, perhaps by a page that was closed before it could say so.
 */
export function useConnected(
  accounts: readonly Account[],
  outcomes: Readonly<Record<string, CheckOutcome>>,
): boolean {
  const [fetched, setFetched] = useState(false);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const directories = await Promise.all(accounts.map(({ id }) => findDirectory(id)));
      const matches = accounts.some(
        ({ identityVersion }, index) => directories[index]?.identityVersion === identityVersion,
      );
      if (wanted) setFetched(matches);
    };
    void look().catch(logged('options: villages of accounts'));
    return () => {
      wanted = false;
    };
  }, [accounts]);
  return fetched || accounts.some(({ id }) => outcomes[id]?.kind === 'received');
}
