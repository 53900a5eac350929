import { AccountForm } from '../../components/account-form/AccountForm';
import { BLANK_DRAFT } from '../../components/account-form/account-draft';
import { useText } from '../../components/text/use-text';
import type { Account } from '../../lib/storage/account';
import { focusHeading } from './focus-heading';
import type { Parts } from './parts';

interface AccountEditorProps extends Parts {
  /** `null`: a new one. */
  readonly account: Account | null;
}

/** The account form, with what it says kept and saved. */
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
      failure={failure === null ? null : lookUp(`failure-${failure.code}`, failure.params)}
      onChange={accounts.keepDraft}
      onSave={(wish) => void accounts.save(wish)}
      onCancel={settings.accounts.length === 0 ? null : cancel}
    />
  );
}
