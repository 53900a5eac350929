import { useEffect, useLayoutEffect } from 'preact/hooks';
import { NoteQuestion } from '../../components/store-list/NoteQuestion';
import { setPageLanguage, setPageLook } from '../../components/text/set-page';
import { TextContext } from '../../components/text/text-context';
import { FailedPress } from '../../components/ui/FailedPress';
import { KeyHelp, type KeyLine } from '../../components/ui/KeyHelp';
import { PracticeBand } from '../../components/ui/PracticeBand';
import { weekDayText } from '../../lib/i18n/moment-text';
import { findAccount } from '../../lib/settings/settings';
import type { Desk } from './desk-state';
import { Finder } from './Finder';
import { Rail } from './Rail';
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
        <Rail desk={desk} here={section.name} />
        <main class="desk__main" id="desk-main" tabIndex={-1}>
          <div class="cluster desk__top">
            <h1>
              {translator.lookUp(section.title)}
              {section === DAILY[0] && (
                <span class="plain"> · {weekDayText(desk.now(), translator.language)}</span>
              )}
            </h1>
            <Finder desk={desk} />
          </div>
          <NoteQuestion stores={settings.stores} />
          <section.View key={section.name} desk={desk} route={route} />
        </main>
      </div>
      <FailedPress />
      <KeyHelp lines={section.name === 'review' ? REVIEW_KEYS : FIND_KEYS} />
    </TextContext.Provider>
  );
}
