import { EnableStoreForm } from '../../../components/store-list/EnableStore';
import { NoteQuestion } from '../../../components/store-list/NoteQuestion';
import { useText } from '../../../components/text/use-text';
import { Notice } from '../../../components/ui/Notice';
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
