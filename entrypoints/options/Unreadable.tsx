import { TextContext } from '../../components/text/text-context';
import { Notice } from '../../components/ui/Notice';
import type { Translator } from '../../lib/i18n/translator';

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
