import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { UnreadableNotice } from '../../components/log/UnreadableNotice';
import { WhatIsSent } from '../../components/privacy/WhatIsSent';
import { TextContext } from '../../components/text/text-context';
import { useText } from '../../components/text/use-text';
import { Logo } from '../../components/ui/Logo';
import { Ltr } from '../../components/ui/Ltr';
import { Notice } from '../../components/ui/Notice';
import { LanguagePicker } from '../../components/welcome/LanguagePicker';
import { isGuided } from '../../components/welcome/welcome-state';
import type { Translator } from '../../lib/i18n/translator';
import { logged } from '../../lib/storage/log';
import type { KeptDraft } from '../../lib/storage/save-draft';
import type { WelcomeProgress } from '../../lib/storage/save-welcome';
import { type LanguageSetting, readSettings, type Settings, watchSettings } from '../../lib/storage/settings';
import { forgetUnreadable, type KeptUnreadable, readUnreadable } from '../../lib/storage/unreadable';
import { AccountsSection } from './AccountsSection';
import { ImportPart } from './ImportPart';
import { LogSection } from './LogSection';
import { NumbersSection } from './NumbersSection';
import { PeopleSection } from './PeopleSection';
import type { Parts } from './parts';
import { Section } from './Section';
import { StorageLine } from './StorageLine';
import { Stores } from './Stores';
import { TaughtSection } from './TaughtSection';
import { TransferSection } from './TransferSection';
import { useAccounts } from './use-accounts';
import { useGranted } from './use-granted';
import { PARTS, usePart } from './use-part';
import { useStores } from './use-stores';
import { browserLanguage, setLanguage, useTranslator } from './use-translator';
import { useWelcome } from './use-welcome';
import { VillagesSection } from './VillagesSection';
import { WelcomeGuide } from './WelcomeGuide';

interface AppProps {
  /** As they were when the page opened. */
  readonly first: {
    readonly settings: Settings;
    readonly progress: WelcomeProgress | null;
    readonly draft: KeptDraft | null;
    readonly translator: Translator;
  };
}

/** Without an account there is nothing in them. */
const OF_ACCOUNTS: ReadonlySet<string> = new Set(['villages', 'numbers']);

export function App({ first }: AppProps) {
  const [settings, refresh] = useSettings(first.settings);
  const translator = useTranslator(settings.language, first.translator);
  const granted = useGranted(settings.stores);
  const accounts = useAccounts(first.draft, settings.accounts, refresh);
  const stores = useStores();
  // Who removes their last account is no newcomer: what counts is how the page was opened.
  const isGuidedNow = (progress: WelcomeProgress | null) =>
    isGuided(progress, first.settings.accounts.length);
  const welcome = useWelcome(first.progress, isGuidedNow);
  const guided = isGuidedNow(welcome.progress);
  const [unreadable, forgetUnreadable] = useUnreadable();
  const { t } = translator;

  // At the last step everything is set up: the settings stand below it.
  const guideAlone = guided && welcome.open !== 'order';

  const part = usePart();
  // What comes in place of the guide, or of another part, begins at its top.
  useLayoutEffect(() => window.scrollTo(0, 0), [guideAlone, part]);

  const parts = { settings, granted, accounts, stores };
  return (
    <TextContext.Provider value={translator}>
      <header class="masthead">
        <Logo size={28} />
        <span class="masthead__name">{t('app-name')}</span>
        {!guideAlone && <a href="/desk.html">{t('desk-open')}</a>}
      </header>
      {guideAlone ? (
        <main class="page">
          <WelcomeGuide {...parts} welcome={welcome} />
          {/* What became of a file is said where it was chosen, though there are accounts by then. */}
          {first.settings.accounts.length === 0 && <ImportPart />}
        </main>
      ) : (
        <div class="page page--settings">
          <nav class="sections-nav" aria-label={t('options-sections')}>
            {PARTS.filter((section) => !OF_ACCOUNTS.has(section) || settings.accounts.length > 0).map(
              (section) => (
                <a key={section} href={`#/${section}`} aria-current={section === part ? 'page' : undefined}>
                  {t(`options-${section}`)}
                </a>
              ),
            )}
          </nav>
          <main class="sections">
            {/* Who goes to a part by its name wants that part, not the guide's last step above it. */}
            {guided && part === PARTS[0] ? (
              <WelcomeGuide {...parts} welcome={welcome} />
            ) : (
              <h1>{t('options-title')}</h1>
            )}
            {welcome.arrived && (
              <Notice tone="good" title={t('welcome-arrived')} live>
                <p>{t('welcome-arrived-text')}</p>
              </Notice>
            )}
            <UnreadableNotice records={unreadable} onForget={forgetUnreadable} />
            <AccountsSection {...parts} />
            <StoresSection {...parts} />
            <PeopleSection settings={settings} />
            <TaughtSection {...parts} />
            <VillagesSection settings={settings} />
            <NumbersSection settings={settings} />
            <LanguageSection setting={settings.language} />
            <TransferSection settings={settings} />
            <LogSection unreadable={unreadable.length} />
            <AboutSection />
          </main>
        </div>
      )}
    </TextContext.Provider>
  );
}

/**
 * The settings as they are now, whichever page changes them; and a way to have them now, for who has just changed
 * them and must not show the old ones again.
 */
function useSettings(first: Settings): readonly [Settings, () => Promise<void>] {
  const [settings, setSettings] = useState(first);
  const refresh = useCallback(async () => setSettings(await readSettings()), []);
  useEffect(() => {
    // What cannot be read leaves what is shown; the next change that can be read is shown again.
    const read = () => void refresh().catch(() => undefined);
    read();
    return watchSettings(read);
  }, [refresh]);
  return [settings, refresh];
}

/** The records that could not be read, and letting go of them. */
function useUnreadable(): readonly [records: readonly KeptUnreadable[], forget: () => void] {
  const [records, setRecords] = useState<readonly KeptUnreadable[]>([]);
  const read = async () => setRecords(await readUnreadable());
  useEffect(() => void read().catch(logged('unreadable records')), []);
  return [records, () => void forgetUnreadable(records).then(read).catch(logged('unreadable records'))];
}

function LanguageSection({ setting }: { readonly setting: LanguageSetting }) {
  const { t } = useText();
  return (
    <Section name="language" title={t('options-language')}>
      <LanguagePicker
        value={setting}
        browserLanguage={browserLanguage()}
        onPick={(language) => void setLanguage(language)}
      />
    </Section>
  );
}

function AboutSection() {
  const { t } = useText();
  return (
    <Section name="about" title={t('options-about')}>
      <WhatIsSent />
      <StorageLine />
      <p class="soft">
        {t('about-version')} <Ltr>{browser.runtime.getManifest().version}</Ltr>
      </p>
    </Section>
  );
}

function StoresSection(parts: Parts) {
  const { t } = useText();
  return (
    <Section
      name="stores"
      title={t('options-stores')}
      text={t('stores-best', { action: t('enable-action') })}
    >
      <Stores {...parts} />
    </Section>
  );
}
