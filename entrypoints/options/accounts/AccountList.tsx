import type { SectionProps } from '../Section';
import { AccountCard } from './AccountCard';
import { AccountForm } from './AccountForm';

interface AccountListProps extends SectionProps {
  readonly removable: boolean;
}

/** Every account as a card; the one that is edited as its form, in the same place. */
export function AccountList({ removable, ...props }: AccountListProps) {
  const { settings, accounts } = props;
  return (
    <>
      {settings.accounts.map((account) =>
        accounts.editing?.accountId === account.id ? (
          <AccountForm key={account.id} {...props} account={account} />
        ) : (
          <AccountCard key={account.id} {...props} account={account} removable={removable} />
        ),
      )}
    </>
  );
}
