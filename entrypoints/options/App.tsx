import { useEffect, useLayoutEffect } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { UnreadableNotice } from '../../components/log/UnreadableNotice';
import { useUnreadable } from '../../components/log/use-unreadable';
import { setPageLook } from '../../components/text/set-page';
import { TextContext } from '../../components/text/text-context';
import { FailedPress } from '../../components/ui/FailedPress';
import { Logo } from '../../components/ui/Logo';
import { Notice } from '../../components/ui/Notice';
import { useRead } from '../../components/ui/use-read';
import { isGuided } from '../../components/welcome/welcome-steps';
import type { Translator } from '../../lib/i18n/translator';
import type { KeptDraft } from '../../lib/settings/account-draft';
import { type EnabledStore, readSettings, type Settings, watchSettings } from '../../lib/settings/settings';
import { hasAccess } from '../../lib/settings/site-access';
import type { WelcomeProgress } from '../../lib/settings/welcome-progress';
import { logged } from '../../lib/storage/log';
import { useAccounts } from './accounts/use-accounts';
import { Section, type SectionProps } from './Section';
import { SECTIONS } from './sections';
import { useStores } from './stores/use-stores';
import { SettingsImport } from './TransferSection';
import { PARTS, type SectionName, useSection } from './use-section';
import { useTranslator } from './use-translator';
import { useWelcome } from './welcome/use-welcome';
import { WelcomeGuide } from './welcome/WelcomeGuide';

interface AppProps {
  /** As they were when the page opened. */
  readonly first: {
    readonly settings: Settings;
    readonly progress: WelcomeProgress | null;
    readonly draft: KeptDraft | null;
    readonly translator: Translator;
  };
}

export function App({ first }: AppProps) {
  const [settings, refresh] = useSettings(first.settings);
  const translator = useTranslator(settings.language, first.translator);
  const granted = useGranted(settings.stores);
  const accounts = useAccounts(first.draft, settings.accounts, refresh);
  const stores = useStores();
  // The guide does not come back when the last account is removed: what counts is how the page was opened.
  const isGuidedNow = (progress: WelcomeProgress | null) =>
    isGuided(progress, first.settings.accounts.length);
  const welcome = useWelcome(first.progress, isGuidedNow);
  const guided = isGuidedNow(welcome.progress);
  const [unreadable, forgetUnreadable] = useUnreadable();
  const { t } = translator;

  const { part, section, isNamed } = useSection();
  // At the last step everything is set up: an address that names a part of the settings shows that part.
  const isGuide = guided && (welcome.open !== 'order' || !isNamed);
  // A part is shown from its top, and a section of it where the address names one.
  useLayoutEffect(() => {
    if (section === part.sections[0]) window.scrollTo(0, 0);
    else document.getElementById(`${section}-section`)?.scrollIntoView();
  }, [isGuide, part, section]);
  useLayoutEffect(() => setPageLook(settings.look), [settings.look]);

  const props: SectionProps = { settings, granted, accounts, stores, unreadable: unreadable.length };
  const isThere = (name: SectionName) => settings.accounts.length > 0 || !SECTIONS[name].ofAccount;
  return (
    <TextContext.Provider value={translator}>
      <header class="row masthead">
        <Logo size={28} />
        <span class="grow large masthead__name">{t('app-name')}</span>
        {!(guided && welcome.open !== 'order') && <a href="/desk.html">{t('desk-open')}</a>}
      </header>
      {isGuide ? (
        <main class="page">
          <WelcomeGuide {...props} welcome={welcome} />
          {/* What became of a file is said where it was chosen, though there are accounts by then. */}
          {first.settings.accounts.length === 0 && <SettingsImport />}
        </main>
      ) : (
        <div class="page page--settings">
          <nav class="stack tight sections-nav" aria-label={t('options-sections')}>
            {PARTS.filter(({ sections }) => sections.some(isThere)).map(({ name }) => (
              <a
                key={name}
                class="plain-link way"
                href={`#/${name}`}
                aria-current={name === part.name ? 'page' : undefined}
              >
                {t(`options-${name}`)}
              </a>
            ))}
          </nav>
          <main class="stack sections">
            <h1>{t('options-title')}</h1>
            {welcome.arrived && <Notice tone="good" title={t('welcome-arrived')} live />}
            <UnreadableNotice records={unreadable} onForget={forgetUnreadable} />
            {PARTS.flatMap((each) =>
              each.sections.filter(isThere).map((name) => {
                const { text, View } = SECTIONS[name];
                return (
                  <Section
                    key={name}
                    name={name}
                    shown={each === part}
                    title={t(`options-${name}`)}
                    text={text?.(t)}
                  >
                    <View {...props} />
                  </Section>
                );
              }),
            )}
          </main>
        </div>
      )}
      <FailedPress />
    </TextContext.Provider>
  );
}

/**
 * The settings as they are now, whichever page changes them; and a way to have them now, for who has just changed
 * them and must not show the old ones again.
 */
function useSettings(first: Settings): readonly [Settings, () => Promise<void>] {
  const [settings, refresh] = useRead(first, readSettings, [], 'options: settings');
  // After a failure what is shown stays, until a change can be read.
  useEffect(() => watchSettings(() => void refresh().catch(() => undefined)), [refresh]);
  return [settings, refresh];
}

/**
 * The stores' origins that the browser really gives access to: people can take it away in the browser's own
 * pages at any time. `null` until the browser has said.
 */
function useGranted(stores: readonly EnabledStore[]): ReadonlySet<string> | null {
  const readGranted = async () => {
    const answers = await Promise.all(stores.map(({ origin }) => hasAccess(origin)));
    return new Set(stores.filter((_, index) => answers[index]).map(({ origin }) => origin));
  };
  const [granted, look] = useRead<ReadonlySet<string> | null>(null, readGranted, [stores], 'options: access');
  useEffect(() => {
    const listener = () => void look().catch(logged('options: access'));
    browser.permissions.onAdded.addListener(listener);
    browser.permissions.onRemoved.addListener(listener);
    return () => {
      browser.permissions.onAdded.removeListener(listener);
      browser.permissions.onRemoved.removeListener(listener);
    };
  }, [look]);
  return granted;
}
