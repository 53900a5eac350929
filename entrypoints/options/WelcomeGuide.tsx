import { useEffect } from 'preact/hooks';
import { CheckResult } from '../../components/account-form/CheckResult';
import { WhatIsSent } from '../../components/privacy/WhatIsSent';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Tag } from '../../components/ui/Tag';
import { LanguagePicker } from '../../components/welcome/LanguagePicker';
import { OrderStep } from '../../components/welcome/OrderStep';
import { Welcome } from '../../components/welcome/Welcome';
import { findAccount } from '../../lib/storage/settings';
import { AccountEditor } from './AccountEditor';
import { AccountList } from './AccountList';
import type { Parts } from './parts';
import { Stores } from './Stores';
import { useConnected } from './use-connected';
import { browserLanguage, setLanguage } from './use-translator';
import type { WelcomeControl } from './use-welcome';

interface WelcomeGuideProps extends Parts {
  readonly welcome: WelcomeControl;
}

/** The guide, its steps done with the very parts the settings are made of. */
export function WelcomeGuide({ welcome, ...parts }: WelcomeGuideProps) {
  const { t, language } = useText();
  const { settings, granted, accounts } = parts;
  const active = findAccount(settings, null);
  const works = useConnected(settings.accounts, accounts.outcomes);
  const outcome = active === null ? undefined : accounts.outcomes[active.id];
  const reachable = settings.stores.filter(({ origin }) => granted?.has(origin));

  // Steps that are done by what the person did are passed by themselves, each once.
  useStepDone(welcome, 'account', works);
  useStepDone(welcome, 'store', reachable.length > 0);

  return (
    <Welcome
      open={welcome.open}
      passed={welcome.passed}
      follow={welcome.moved}
      onOpen={welcome.reopen}
      onSkip={welcome.finish}
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
          <LanguagePicker
            value={settings.language}
            browserLanguage={browserLanguage()}
            onPick={(picked) => void setLanguage(picked)}
          />
          <Continue onPress={() => welcome.pass('language')} />
        </>
      )}
      {welcome.open === 'account' && (
        <>
          <p>{t('welcome-account-text')}</p>
          {settings.accounts.length === 0 ? (
            <AccountEditor {...parts} account={null} />
          ) : (
            <>
              <AccountList {...parts} removable={false} />
              <Continue anyway={!works} onPress={() => welcome.pass('account')} />
            </>
          )}
          <h3>{t('privacy-title')}</h3>
          <WhatIsSent />
        </>
      )}
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
          <p>{t('stores-best', { action: t('enable-action') })}</p>
          <Stores {...parts} />
          <Continue anyway={reachable.length === 0} onPress={() => welcome.pass('store')} />
        </>
      )}
      {welcome.open === 'order' && (
        <OrderStep
          stores={reachable}
          firefox={import.meta.env.BROWSER === 'firefox'}
          practice={active?.environment === 'testing'}
          onFinish={welcome.finish}
        />
      )}
    </Welcome>
  );
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
      <Button kind={anyway ? 'secondary' : 'primary'} onPress={onPress}>
        {t(anyway ? 'welcome-later' : 'welcome-continue')}
      </Button>
    </div>
  );
}
