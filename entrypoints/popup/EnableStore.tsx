import { useState } from 'preact/hooks';
import { NoteCheckbox } from '../../components/store-list/NoteCheckbox';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Ltr } from '../../components/ui/Ltr';
import { Notice } from '../../components/ui/Notice';
import { enableStore } from '../../lib/settings/enable-store';
import { findHosted } from '../../lib/stores/registry';
import type { Popup } from './popup-state';
import { TeachButton } from './TeachButton';
import { ToolList } from './ToolList';

interface EnableStoreProps {
  readonly origin: string;
  readonly popup: Popup;
  readonly onEnabled: () => void;
}

/** A site that may be the person's store, with the button that enables it. */
export function EnableStore({ origin, popup, onEnabled }: EnableStoreProps) {
  const { t } = useText();
  const [refused, setRefused] = useState(false);
  // One that was refused may have been asked for before.
  const asked = popup.stores.find((store) => store.origin === origin);
  const [noteOrders, setNoteOrders] = useState(asked?.noteOrders ?? true);
  // A store with one address for all shops takes no notes; of any other site it is not known yet.
  const mayTakeNotes = findHosted(origin) === null;
  // The browser asks only in a press: nothing may be awaited before `enableStore`.
  const enable = () => {
    enableStore(origin, mayTakeNotes ? noteOrders : undefined).then(
      (granted) => (granted ? onEnabled() : setRefused(true)),
      () => setRefused(true),
    );
  };
  return (
    <main class="panel__body">
      <section class="card">
        <h2>{t('enable-title')}</h2>
        <p class="large strong breaks">
          <Ltr>{origin.replace(/^https?:\/\//, '')}</Ltr>
        </p>
        <p class="soft">{t('enable-text')}</p>
        {mayTakeNotes && <NoteCheckbox checked={noteOrders} onChange={setNoteOrders} />}
        {refused && <Notice tone="warning" live text={t('enable-refused')} />}
        <Button kind="primary" wide onPress={enable} text={t('enable-action')} />
        <TeachButton origin={origin} popup={popup} kind="quiet" label={t('strange-store')} />
      </section>
      <ToolList popup={popup} />
    </main>
  );
}
