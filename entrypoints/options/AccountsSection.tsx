import { HoldPress } from '../../components/outbox/HoldPress';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Notice } from '../../components/ui/Notice';
import { logged } from '../../lib/storage/log';
import { changeSettings } from '../../lib/storage/settings';
import { AccountEditor } from './AccountEditor';
import { AccountList } from './AccountList';
import type { Parts } from './parts';
import { Section } from './Section';

export function AccountsSection(parts: Parts) {
  const { t, lookUp } = useText();
  const { settings, accounts } = parts;
  const { failure, editing } = accounts;
  const none = settings.accounts.length === 0;
  const noneActive = settings.accounts.every(({ id }) => id !== settings.activeAccountId);
  return (
    <Section name="accounts" title={t('options-accounts')} text={t('options-accounts-text')}>
      {!none && noneActive && (
        <Notice tone="warning">
          <p>{t('account-none-active')}</p>
        </Notice>
      )}
      {failure !== null && editing === null && (
        <Notice tone="bad" live>
          <p>{lookUp(`failure-${failure.code}`, failure.params)}</p>
        </Notice>
      )}
      <AccountList {...parts} removable />
      {none || editing?.accountId === null ? (
        <AccountEditor {...parts} account={null} />
      ) : (
        editing === null && (
          <div>
            <Button onPress={() => accounts.edit(null)}>{t('account-add')}</Button>
          </div>
        )
      )}
      {!none && (
        <HoldPress
          seconds={settings.holdSeconds ?? 0}
          onChange={(holdSeconds) => {
            void changeSettings((now) => ({ ...now, holdSeconds })).catch(logged('options: hold presses'));
          }}
        />
      )}
    </Section>
  );
}
