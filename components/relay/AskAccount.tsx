import { useState } from 'preact/hooks';
import type { Account } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Select } from '../ui/Select';

interface AskAccountProps {
  readonly accounts: readonly Account[];
  /** The one in use. */
  readonly accountId: string;
  readonly busy: boolean;
  readonly onAccount: (accountId: string) => void;
}

/** Which account the server tells of, once the one that it was joined for was removed: nothing else can tell. */
export function AskAccount({ accounts, accountId, busy, onAccount }: AskAccountProps) {
  const { t } = useText();
  const [picked, setPicked] = useState(accountId || (accounts[0]?.id ?? ''));
  return (
    <>
      <Select
        id="relay-account"
        label={t('relay-account')}
        value={picked}
        choices={accounts.map(({ id, name }) => ({ value: id, label: name }))}
        onPick={setPicked}
      />
      <div class="actions">
        <Button small busy={busy} onPress={() => onAccount(picked)}>
          {t('reading-save')}
        </Button>
      </div>
    </>
  );
}
