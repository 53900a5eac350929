import { EnableStore } from '../../components/store-list/EnableStore';
import { NoteQuestion } from '../../components/store-list/NoteQuestion';
import { StoreList } from '../../components/store-list/StoreList';
import { useText } from '../../components/text/use-text';
import { Notice } from '../../components/ui/Notice';
import { focusHeading } from './focus-heading';
import type { Parts } from './parts';

/** The stores there are, and one more by its address. */
export function Stores({ settings, granted, stores }: Parts) {
  const { lookUp } = useText();
  return (
    <>
      <NoteQuestion stores={settings.stores} />
      {settings.stores.length > 0 && (
        <StoreList
          stores={settings.stores}
          accounts={settings.accounts}
          activeAccountId={settings.activeAccountId}
          granted={granted}
          onGiveAccess={(origin) => stores.enable(origin)}
          onTie={stores.tie}
          onNote={stores.note}
          onForgetCurrency={stores.forgetCurrency}
          onRemove={(origin) => {
            stores.remove(origin);
            focusHeading('stores');
          }}
        />
      )}
      {stores.trouble !== null && (
        <Notice tone="warning" live>
          <p>{lookUp(stores.trouble)}</p>
        </Notice>
      )}
      <EnableStore onEnable={stores.enable} />
    </>
  );
}
