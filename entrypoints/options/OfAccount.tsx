import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useText } from '../../components/text/use-text';
import { PracticeBand } from '../../components/ui/PracticeBand';
import { Select } from '../../components/ui/Select';
import type { Settings } from '../../lib/settings/settings';

interface OfAccountProps {
  /** Gives the field that chooses the account its id and label: `<section>-account`. */
  readonly section: 'villages' | 'numbers';
  readonly settings: Settings;
  readonly children: (accountId: string) => ComponentChildren;
}

/** A part of the settings that each account has for itself; it begins with the account in use. */
export function OfAccount({ section, settings: { accounts, activeAccountId }, children }: OfAccountProps) {
  const { t } = useText();
  const [picked, setPicked] = useState<string | null>(null);
  const find = (wanted: string | null) => accounts.find(({ id }) => id === wanted);
  const account = find(picked) ?? find(activeAccountId) ?? accounts[0];
  if (account === undefined) return null;
  return (
    <div class="stack wide of-account" data-environment={account.environment}>
      {account.environment === 'testing' && <PracticeBand />}
      {accounts.length > 1 && (
        <Select
          id={`${section}-account`}
          label={t('ledger-account')}
          value={account.id}
          choices={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          onPick={setPicked}
        />
      )}
      {children(account.id)}
    </div>
  );
}
