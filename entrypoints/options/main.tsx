import { render } from 'preact';
import { pickLanguage } from '../../lib/i18n/language';
import { loadTranslator } from '../../lib/i18n/load-translator';
import { stayLive } from '../../lib/messaging/live';
import { findDraft } from '../../lib/settings/account-draft';
import { readSettings } from '../../lib/settings/settings';
import { findWelcomeProgress } from '../../lib/settings/welcome-progress';
import { onFreed } from '../../lib/storage/db';
import { failureOf, logUnhandled } from '../../lib/storage/log';
import { App } from './App';
import { browserLanguage } from './use-translator';
import './options.css';
import { setPageLanguage } from '../../components/text/set-page';
import { TextContext } from '../../components/text/text-context';
import { FailureNotice } from '../../components/ui/FailureNotice';
import type { Failure } from '../../lib/failure';
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
  } catch (error) {
    // The stored settings cannot be read, or there is no storage: nothing is changed, and the page says so.
    const translator = await loadTranslator(browserLanguage());
    setPageLanguage(translator, translator.t('options-title'));
    render(<Unreadable {...{ translator, failure: failureOf(error, 'options: open') }} />, root);
  }
}

logUnhandled('options');
stayLive();
const root = document.getElementById('app');
if (root !== null) {
  onFreed(() => void start(root));
  void start(root);
}

export function Unreadable({
  translator,
  failure,
}: {
  readonly translator: Translator;
  readonly failure: Failure;
}) {
  const { t } = translator;
  return (
    <TextContext.Provider value={translator}>
      <main class="stack wide page page--narrow">
        <h1>{t('options-title')}</h1>
        <FailureNotice failure={failure} />
      </main>
    </TextContext.Provider>
  );
}
