import { useEffect, useLayoutEffect } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { Finder } from '../../components/desk/Finder';
import { Rail } from '../../components/desk/Rail';
import { NoteQuestion } from '../../components/store-list/NoteQuestion';
import { setPageLanguage, setPageLook } from '../../components/text/set-page';
import { TextContext } from '../../components/text/text-context';
import { KeyHelp, type KeyLine } from '../../components/ui/KeyHelp';
import { PracticeBand } from '../../components/ui/PracticeBand';
import { weekDayText } from '../../lib/i18n/moment-text';
import { changeSettings, findAccount } from '../../lib/settings/settings';
import { logged } from '../../lib/storage/log';
import type { Desk } from './desk-state';
import type { DeskSection } from './section';
import { DAILY, SECTIONS } from './sections';

const FIND_KEYS: readonly KeyLine[] = [
  ['/', 'desk-find'],
  ['Enter', 'keys-first'],
  ['↑ ↓', 'keys-rows'],
  ['Esc', 'close'],
];
const REVIEW_KEYS: readonly KeyLine[] = [
  ['/', 'desk-find'],
  ['↑ ↓', 'keys-rows'],
  ['Enter', 'review-next'],
  ['Esc', 'close'],
];

export function App({ desk }: { readonly desk: Desk }) {
  const translator = desk.translator.value;
  const settings = desk.settings.value;
  const route = desk.route.value;
  const account = findAccount(settings, null);
  const section = SECTIONS.find(({ name }) => name === route.section) ?? DAILY[0];
  const counts: Partial<Record<string, number>> = {
    review: desk.counts.review.value,
    today: desk.counts.outbox.value,
  };
  const linkTo = ({ name, title, icon }: DeskSection) => ({ name, title, icon, count: counts[name] ?? 0 });
  const testing = account?.environment === 'testing';

  useLayoutEffect(() => {
    setPageLanguage(translator, `${translator.t('app-name')} · ${translator.lookUp(section.title)}`);
  }, [translator, section]);
  useLayoutEffect(() => setPageLook(settings.look), [settings.look]);
  useEffect(() => {
    document.documentElement.dataset.environment = testing ? 'testing' : 'live';
  }, [testing]);

  return (
    <TextContext.Provider value={translator}>
      {testing && (
        <section aria-label={translator.t('environment-testing')}>
          <PracticeBand />
        </section>
      )}
      <div class="desk">
        <Rail
          links={DAILY.map(linkTo)}
          here={section.name}
          accounts={settings.accounts}
          activeAccountId={account?.id ?? null}
          onActivate={(id) =>
            void changeSettings((kept) => ({ ...kept, activeAccountId: id })).catch(
              logged('desk: account in use'),
            )
          }
          onSettings={() => void browser.runtime.openOptionsPage()}
        />
        <main class="desk__main" id="desk-main" tabIndex={-1}>
          <div class="cluster desk__top">
            <h1>
              {translator.lookUp(section.title)}
              {section === DAILY[0] && (
                <span class="plain"> · {weekDayText(Date.now(), translator.language)}</span>
              )}
            </h1>
            <Finder typed={desk.found.value} onType={desk.find} onStep={desk.stepFromFinder} />
          </div>
          <NoteQuestion stores={settings.stores} />
          <section.View key={section.name} desk={desk} route={route} />
        </main>
      </div>
      <KeyHelp lines={section.name === 'review' ? REVIEW_KEYS : FIND_KEYS} />
    </TextContext.Provider>
  );
}
