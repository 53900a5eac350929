import { render } from 'preact';
import { loadTranslator } from '../../lib/i18n/load-translator';
import { pickLanguage } from '../../lib/i18n/pick-language';
import { stayLive } from '../../lib/messaging/live';
import { logUnhandled } from '../../lib/storage/log';
import { findDraft } from '../../lib/storage/save-draft';
import { findWelcomeProgress } from '../../lib/storage/save-welcome';
import { readSettings } from '../../lib/storage/settings';
import { App } from './App';
import { browserLanguage, setPageLanguage } from './use-translator';
import './options.css';
import { TextContext } from '../../components/text/text-context';
import { Notice } from '../../components/ui/Notice';
import type { Translator } from '../../lib/i18n/translator';

async function start(root: Element): Promise<void> {
  try {
    const [settings, progress, draft] = await Promise.all([
      readSettings(),
      findWelcomeProgress(),
      findDraft(),
    ]);
    const translator = await loadTranslator(pickLanguage(settings.language, [browserLanguage()]));
    render(<App first={{ settings, progress, draft, translator }} />, root);
  } catch {
    // What is kept is not settings, or nothing can be kept at all: it stays as it is, and this is said.
    const translator = await loadTranslator(browserLanguage());
    setPageLanguage(translator);
    render(<Unreadable translator={translator} />, root);
  }
}

logUnhandled('options');
stayLive();
const root = document.getElementById('app');
if (root !== null) void start(root);

/** The page when there are no settings to be had. */
export function Unreadable({ translator }: { readonly translator: Translator }) {
  const { t } = translator;
  return (
    <TextContext.Provider value={translator}>
      <main class="page page--narrow">
        <h1>{t('options-title')}</h1>
        <Notice tone="bad">
          <p>{t('failure-storage-unavailable')}</p>
        </Notice>
      </main>
    </TextContext.Provider>
  );
}
