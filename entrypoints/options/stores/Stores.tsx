import type { TargetedEvent } from 'preact';
import { useState } from 'preact/hooks';
import { NoteCheckbox } from '../../../components/store-list/NoteCheckbox';
import { NoteQuestion } from '../../../components/store-list/NoteQuestion';
import { useText } from '../../../components/text/use-text';
import { Field } from '../../../components/ui/Field';
import { FormButton } from '../../../components/ui/FormButton';
import { Notice } from '../../../components/ui/Notice';
import { TextInput } from '../../../components/ui/TextInput';
import { plainText } from '../../../lib/parcel/plain-text';
import type { SectionProps } from '../Section';
import { StoreRow } from './StoreRow';

/** The enabled stores, and a form that enables one more by its address. */
export function Stores(props: SectionProps) {
  const { lookUp } = useText();
  const { settings, stores } = props;
  return (
    <>
      <NoteQuestion stores={settings.stores} />
      {settings.stores.length > 0 && (
        <ul class="stack loose" data-testid="store-list">
          {settings.stores.map((store, index) => (
            <StoreRow key={store.origin} {...props} store={store} index={index} />
          ))}
        </ul>
      )}
      {stores.trouble !== null && <Notice tone="warning" live text={lookUp(stores.trouble)} />}
      <EnableStoreForm onEnable={stores.enable} />
    </>
  );
}

interface EnableStoreProps {
  /** Called in the click handler itself, with nothing awaited before, since the browser asks for access only then. */
  readonly onEnable: (origin: string, noteOrders: boolean) => void;
}

/** Enables a site by its address: the second-best way, for a store whose order page is not at hand. */
function EnableStoreForm({ onEnable }: EnableStoreProps) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [noteOrders, setNoteOrders] = useState(true);
  const submit = (event: TargetedEvent<HTMLFormElement, Event>) => {
    event.preventDefault();
    const origin = findStoreOrigin(typed);
    setWrong(origin === null);
    if (origin === null) return document.getElementById('store-address')?.focus();
    onEnable(origin, noteOrders);
    setTyped('');
  };
  return (
    <form class="stack enable-store" noValidate onSubmit={submit}>
      <Field
        id="store-address"
        label={t('store-address')}
        hint={t('store-address-hint')}
        problem={wrong ? t('problem-address-form') : null}
        required
      >
        {(control) => (
          <div class="actions beside">
            <TextInput
              control={control}
              kind="url"
              value={typed}
              onInput={(text) => {
                setTyped(text);
                setWrong(false);
              }}
            />
            <FormButton testId="store-enable" kind="secondary" text={t('store-enable')} />
          </div>
        )}
      </Field>
      <NoteCheckbox checked={noteOrders} onChange={setNoteOrders} />
    </form>
  );
}

/**
 * The origin of a store's site from its address or any page's in it; `null` when it is none. Without a scheme it is
 * taken for https. A store without https is its owner's choice (shops on a machine of their own).
 */
export function findStoreOrigin(typed: string): string | null {
  const text = plainText(typed);
  const address = text.includes('://') ? text : `https://${text}`;
  if (text === '' || text.includes(' ') || !URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const local = hostname === 'localhost' || hostname.startsWith('[');
  return local || /^[^.].*\.[^.]/.test(hostname) ? origin : null;
}
