import type { Account } from '../../lib/storage/account';
import { useText } from '../text/use-text';
import { Field } from '../ui/Field';
import { Select } from '../ui/Select';
import { Tag } from '../ui/Tag';

interface AccountSwitchProps {
  readonly accounts: readonly Account[];
  readonly activeAccountId: string | null;
  readonly onActivate: (accountId: string) => void;
}

/** The account at work; with several, which one it is. */
export function AccountSwitch({ accounts, activeAccountId, onActivate }: AccountSwitchProps) {
  const { t } = useText();
  const active = accounts.find(({ id }) => id === activeAccountId) ?? null;
  const [only] = accounts;
  if (only === undefined) return null;
  if (accounts.length === 1 && active !== null) {
    return (
      <p class="rail__account">
        <bdi>{only.name}</bdi>
        {only.environment === 'testing' && <Tag tone="practice">{t('environment-testing')}</Tag>}
      </p>
    );
  }
  const choices = accounts.map(({ id, name, environment }) => ({
    value: id,
    label: environment === 'testing' ? `${name} (${t('environment-testing')})` : name,
  }));
  return (
    <Field label={t('desk-account')}>
      {(control) => (
        <Select
          control={control}
          value={activeAccountId ?? ''}
          choices={
            active === null
              ? [{ value: '', label: t('desk-account-none'), disabled: true }, ...choices]
              : choices
          }
          onPick={onActivate}
        />
      )}
    </Field>
  );
}
