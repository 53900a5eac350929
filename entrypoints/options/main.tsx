import { render } from 'preact';
import { loadTranslator } from '../../lib/i18n/load-translator';
import { pickLanguage } from '../../lib/i18n/pick-language';
import { logUnhandled } from '../../lib/storage/log';
import { findDraft } from '../../lib/storage/save-draft';
import { findWelcomeProgress } from '../../lib/storage/save-welcome';
import { readSettings } from '../../lib/storage/settings';
import { App } from './App';
import { browserLanguage } from './browser-language';
import { setPageLanguage } from './set-page-language';
import { Unreadable } from './Unreadable';
import '../../assets/styles/page.css';
import './options.css';

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
const root = document.getElementById('app');
if (root !== null) void start(root);
