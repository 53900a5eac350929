import { EnableStoreForm } from '../../components/store-list/EnableStore';
import { NoteQuestion } from '../../components/store-list/NoteQuestion';
import { StoreRow } from '../../components/store-list/StoreRow';
import { useText } from '../../components/text/use-text';
import { Notice } from '../../components/ui/Notice';
import { focusHeading, type SectionProps } from './Section';

/** The enabled stores, and a form that enables one more by its address. */
export function Stores({ settings, granted, stores }: SectionProps) {
  const { lookUp } = useText();
  return (
    <>
      <NoteQuestion stores={settings.stores} />
      {settings.stores.length > 0 && (
        <ul class="stack loose" data-testid="store-list">
          {settings.stores.map((store, index) => (
            <StoreRow
              key={store.origin}
              store={store}
              index={index}
              accounts={settings.accounts}
              activeAccountId={settings.activeAccountId}
              granted={granted?.has(store.origin) ?? null}
              onGiveAccess={() => stores.enable(store.origin)}
              onTie={(accountId) => stores.tie(store.origin, accountId)}
              onNote={(wanted) => stores.note(store.origin, wanted)}
              onFollow={(change) => stores.follow(store.origin, change)}
              onForget={(said) => stores.forget(store.origin, said)}
              onRemove={() => {
                stores.remove(store.origin);
                focusHeading('stores');
              }}
            />
          ))}
        </ul>
      )}
      {stores.trouble !== null && <Notice tone="warning" live text={lookUp(stores.trouble)} />}
      <EnableStoreForm onEnable={stores.enable} />
    </>
  );
}
