import { useText } from '../../components/text/use-text';
import { Ltr } from '../../components/ui/Ltr';
import type { TextId } from '../../lib/i18n/messages';
import type { Lesson } from '../../lib/messaging/views/teaching';
import type { Popup } from './popup-state';
import { TeachButton } from './TeachButton';
import { ToolList } from './ToolList';

interface UnknownStoreProps {
  readonly origin: string;
  readonly lesson: Lesson;
  readonly popup: Popup;
}

const TEXTS: Readonly<Record<Lesson, TextId>> = {
  none: 'strange-text',
  unconfirmed: 'strange-unconfirmed',
  imported: 'strange-imported',
  confirmed: 'strange-confirmed',
};

/** An enabled site on which no known store was recognised: the person can teach it. */
export function UnknownStore({ origin, lesson, popup }: UnknownStoreProps) {
  const { t, lookUp } = useText();
  const going = lesson === 'unconfirmed' || lesson === 'imported';
  return (
    <main class="panel__body">
      <section class="card">
        <h2>{t('unknown-store-title')}</h2>
        <p class="large strong breaks">
          <Ltr>{origin.replace(/^https?:\/\//, '')}</Ltr>
        </p>
        <p class="soft">{lookUp(TEXTS[lesson])}</p>
        <TeachButton
          origin={origin}
          popup={popup}
          kind="primary"
          label={t(going ? 'strange-continue' : 'strange-teach')}
        />
      </section>
      <ToolList popup={popup} />
    </main>
  );
}
