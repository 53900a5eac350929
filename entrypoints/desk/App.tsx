import { useEffect, useLayoutEffect } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { Rail } from '../../components/desk/Rail';
import { NoteQuestion } from '../../components/store-list/NoteQuestion';
import { TextContext } from '../../components/text/text-context';
import { PracticeBand } from '../../components/ui/PracticeBand';
import { logged } from '../../lib/storage/log';
import { changeSettings, findAccount } from '../../lib/storage/settings';
import type { Desk } from './desk-state';
import { SECTIONS } from './sections';

const LINKS = SECTIONS.flatMap(({ name, title, icon }) => (icon === null ? [] : [{ name, title, icon }]));

export function App({ desk }: { readonly desk: Desk }) {
  const translator = desk.translator.value;
  const settings = desk.settings.value;
  const route = desk.route.value;
  const account = findAccount(settings, null);
  const section = SECTIONS.find(({ name }) => name === route.section) ?? SECTIONS[0];
  const testing = account?.environment === 'testing';

  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = translator.language;
    documentElement.dir = translator.direction;
    document.title = `${translator.t('app-name')} · ${translator.lookUp(section.title)}`;
  }, [translator, section]);
  useEffect(() => {
    document.documentElement.dataset.environment = testing ? 'testing' : 'live';
  }, [testing]);

  return (
    <TextContext.Provider value={translator}>
      {testing && <PracticeBand />}
      <div class="desk">
        <Rail
          links={LINKS}
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
          <div class="desk__top">
            <h1>{translator.lookUp(section.title)}</h1>
          </div>
          <NoteQuestion stores={settings.stores} />
          <section.View key={section.name} desk={desk} route={route} />
        </main>
      </div>
    </TextContext.Provider>
  );
}
