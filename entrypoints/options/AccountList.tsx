import { AccountCard } from '../../components/account-form/AccountCard';
import { AccountForm } from '../../components/account-form/AccountForm';
import { BLANK_DRAFT } from '../../components/account-form/account-draft';
import { useText } from '../../components/text/use-text';
import { failureTextId } from '../../lib/i18n/failure-text';
import type { Account } from '../../lib/settings/account';
import { focusHeading, type SectionProps } from './Section';

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
          <AccountEditor key={account.id} {...props} account={account} />
        ) : (
          <AccountCard
            key={account.id}
            account={account}
            active={account.id === settings.activeAccountId}
            landed={account.id === accounts.landed}
            outcome={accounts.outcomes[account.id] ?? null}
            onActivate={() => accounts.activate(account)}
            onCheck={() => void accounts.check(account)}
            onCountry={(country) => accounts.confirmCountry(account, country)}
            onEdit={accounts.editing === null ? () => accounts.edit(account) : null}
            onRemedy={(remedy) => accounts.remedy(account, remedy)}
            onRemove={removable ? () => accounts.remove(account, () => focusHeading('accounts')) : null}
          />
        ),
      )}
    </>
  );
}

interface AccountEditorProps extends SectionProps {
  /** `null`: a new one. */
  readonly account: Account | null;
}

/** The account form, whose draft is kept while it is typed. */
export function AccountEditor({ account, settings, accounts }: AccountEditorProps) {
  const { lookUp } = useText();
  const { editing, failure } = accounts;
  const others = settings.accounts.filter(({ id }) => id !== account?.id);
  const cancel = () => {
    accounts.cancel();
    if (account === null) focusHeading('accounts');
  };
  return (
    <AccountForm
      account={account}
      otherNames={others.map(({ name }) => name)}
      initial={editing?.initial ?? BLANK_DRAFT}
      focus={editing?.focus ?? null}
      saving={accounts.saving}
      failure={failure === null ? null : lookUp(failureTextId(failure.code), failure.params)}
      onChange={accounts.keepDraft}
      onSave={accounts.save}
      onCancel={settings.accounts.length === 0 ? null : cancel}
    />
  );
}
