import { render } from 'preact';
import { browser } from 'wxt/browser';
import { setPageLanguage } from '../../components/text/set-page';
import { TextContext } from '../../components/text/text-context';
import { FailureNotice } from '../../components/ui/FailureNotice';
import { pickLanguage } from '../../lib/i18n/language';
import { loadTranslator } from '../../lib/i18n/load-translator';
import { stayLive } from '../../lib/messaging/live';
import { onFreed } from '../../lib/storage/db';
import { failureOf, logUnhandled } from '../../lib/storage/log';
import { App } from './App';
import { createDesk } from './desk-state';
import '../../assets/styles/page.css';
import '../../assets/styles/outbox.css';
import '../../assets/styles/village-picker.css';
import '../../assets/styles/parcel-form.css';
import '../../assets/styles/desk.css';
import '../../assets/styles/ledger.css';
import '../../assets/styles/cash.css';
import '../../assets/styles/review.css';
// Last, since its print styles hide everything of the desk but the labels.
import '../../assets/styles/labels.css';
import '../../assets/styles/handover.css';

async function start(root: Element): Promise<void> {
  const language = browser.i18n.getUILanguage();
  try {
    render(<App desk={await createDesk(language)} />, root);
  } catch (error) {
    // The stored settings cannot be read: they are left as they are, and the page says so.
    const translator = await loadTranslator(pickLanguage('auto', [language]));
    setPageLanguage(translator, translator.t('app-name'));
    render(
      <TextContext.Provider value={translator}>
        <main class="stack wide desk__section">
          <h1>{translator.t('app-name')}</h1>
          <FailureNotice failure={failureOf(error, 'desk: open')} />
        </main>
      </TextContext.Provider>,
      root,
    );
  }
}

logUnhandled('desk');
stayLive();
const root = document.getElementById('app');
if (root !== null) {
  onFreed(() => void start(root));
  void start(root);
}
