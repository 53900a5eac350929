import { useEffect } from 'preact/hooks';
import { type CheckOutcome, CheckResult, checkAdvice } from '../../../components/account-form/CheckResult';
import { KeyAgain } from '../../../components/account-form/KeyAgain';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Tag } from '../../../components/ui/Tag';
import { useRead } from '../../../components/ui/use-read';
import type { Account } from '../../../lib/settings/account';
import type { AccountWish } from '../../../lib/settings/save-account';
import { findAccount } from '../../../lib/settings/settings';
import { findDirectory } from '../../../lib/villages/directory';
import { AccountForm } from '../accounts/AccountForm';
import { AccountList } from '../accounts/AccountList';
import { CountryQuestion } from '../accounts/CountryQuestion';
import { LanguagePicker } from '../LanguagePicker';
import type { SectionProps } from '../Section';
import { Stores } from '../stores/Stores';
import { OrderStep } from './OrderStep';
import type { WelcomeControl } from './use-welcome';
import { Welcome } from './Welcome';

interface WelcomeGuideProps extends SectionProps {
  readonly welcome: WelcomeControl;
}

/** The guide, whose steps use the same components as the settings. */
export function WelcomeGuide({ welcome, ...props }: WelcomeGuideProps) {
  const { t, language } = useText();
  const { settings, granted, accounts } = props;
  const active = findAccount(settings, null);
  const works = useConnected(settings.accounts, accounts.outcomes);
  const outcome = active === null ? undefined : accounts.outcomes[active.id];
  const reachable = settings.stores.filter(({ origin }) => granted?.has(origin));

  // A step is passed by itself, once, when what it asks for is done.
  useStepDone(welcome, 'account', works);
  useStepDone(welcome, 'store', reachable.length > 0);

  return (
    <Welcome
      welcome={welcome}
      results={{
        language: t(`language-${language}`),
        account: active !== null && (
          <>
            <bdi>{active.name}</bdi>{' '}
            {active.environment === 'testing' && <Tag tone="practice">{t('environment-testing')}</Tag>}
          </>
        ),
        store: reachable.map(({ origin }) => new URL(origin).host).join(', '),
      }}
    >
      {welcome.open === 'language' && (
        <>
          <LanguagePicker value={settings.language} titled />
          <Continue onPress={() => welcome.pass('language')} />
        </>
      )}
      {welcome.open === 'account' && <AccountStep {...props} works={works} welcome={welcome} />}
      {welcome.open === 'store' && (
        <>
          {active !== null && outcome?.kind === 'received' && (
            <CheckResult
              account={active}
              outcome={outcome}
              correctable={false}
              onRemedy={(remedy) => accounts.remedy(active, remedy)}
            />
          )}
          {active !== null && <CountryQuestion account={active} fetched={outcome} />}
          <p>{t('stores-best')}</p>
          <Stores {...props} />
          <Continue anyway={reachable.length === 0} onPress={() => welcome.pass('store')} />
        </>
      )}
      {welcome.open === 'order' && <OrderStep stores={reachable} onFinish={welcome.finish} />}
    </Welcome>
  );
}

interface AccountStepProps extends WelcomeGuideProps {
  readonly works: boolean;
}

/** The first account's form; then whether it works, and the one field to correct where its key does not. */
function AccountStep({ works, welcome, ...props }: AccountStepProps) {
  const { t } = useText();
  const { settings, accounts } = props;
  const save = (wish: AccountWish) => {
    welcome.begin();
    accounts.save(wish);
  };
  const [account] = settings.accounts;
  if (account === undefined) {
    return (
      <>
        <AccountForm {...props} accounts={{ ...accounts, save }} account={null} />
        <p>
          <a href="/popup.html?try-out" target="_blank" rel="noopener">
            {t('try-out')}
          </a>
        </p>
      </>
    );
  }
  const outcome = accounts.outcomes[account.id];
  if (outcome?.kind === 'checking') {
    return <CheckResult account={account} outcome={outcome} correctable={false} onRemedy={() => undefined} />;
  }
  const advice = outcome?.kind === 'failed' ? checkAdvice(outcome.failure.code) : null;
  if (advice?.remedy === 'key') {
    return (
      <div data-testid="check-result" data-outcome="failed">
        <KeyAgain account={account} problem={advice.text} saving={accounts.saving} onSave={accounts.save} />
      </div>
    );
  }
  return (
    <>
      <AccountList {...props} removable={false} />
      <Continue anyway={!works} onPress={() => welcome.pass('account')} />
    </>
  );
}

/**
 * Whether an account has worked as it is now set up: it answered a check on this page, or its list of villages was
 * fetched with this very address and key, perhaps by a page that was closed before it could say so.
 */
function useConnected(
  accounts: readonly Account[],
  outcomes: Readonly<Record<string, CheckOutcome>>,
): boolean {
  const look = async () => {
    const directories = await Promise.all(accounts.map(({ id }) => findDirectory(id)));
    return accounts.some(
      ({ identityVersion }, index) => directories[index]?.identityVersion === identityVersion,
    );
  };
  const [fetched] = useRead(false, look, [accounts], 'options: villages of accounts');
  return fetched || accounts.some(({ id }) => outcomes[id]?.kind === 'received');
}

function useStepDone(welcome: WelcomeControl, step: 'account' | 'store', done: boolean): void {
  const due = done && welcome.open === step && !welcome.passed.includes(step);
  useEffect(() => {
    if (due) welcome.pass(step);
  }, [due]);
}

interface ContinueProps {
  /** The step is not done, and can be done later. */
  readonly anyway?: boolean;
  readonly onPress: () => void;
}

function Continue({ anyway = false, onPress }: ContinueProps) {
  const { t } = useText();
  return (
    <div>
      <Button
        kind={anyway ? 'secondary' : 'primary'}
        onPress={onPress}
        text={t(anyway ? 'welcome-later' : 'welcome-continue')}
      />
    </div>
  );
}
