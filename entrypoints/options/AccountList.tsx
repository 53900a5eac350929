import { AccountCard } from '../../components/account-form/AccountCard';
import { AccountEditor } from './AccountEditor';
import { focusHeading } from './focus-heading';
import type { Parts } from './parts';

interface AccountListProps extends Parts {
  readonly removable: boolean;
}

/** Every account as a card; the one that is edited as its form, in the same place. */
export function AccountList({ removable, ...parts }: AccountListProps) {
  const { settings, accounts } = parts;
  return (
    <>
      {settings.accounts.map((account) =>
        accounts.editing?.accountId === account.id ? (
          <AccountEditor key={account.id} {...parts} account={account} />
        ) : (
          <AccountCard
            key={account.id}
            account={account}
            active={account.id === settings.activeAccountId}
            landed={account.id === accounts.landed}
            outcome={accounts.outcomes[account.id] ?? null}
            onActivate={() => accounts.activate(account)}
            onCheck={() => void accounts.check(account)}
            onEdit={accounts.editing === null ? () => accounts.edit(account) : null}
            onRemedy={(remedy) => accounts.remedy(account, remedy)}
            onRemove={
              removable ? () => void accounts.remove(account).then(() => focusHeading('accounts')) : null
            }
          />
        ),
      )}
    </>
  );
}
