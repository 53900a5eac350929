import type { Account } from '../../lib/storage/account';
import type { EnabledStore } from '../../lib/storage/settings';
import { StoreRow } from './StoreRow';

interface StoreListProps {
  readonly stores: readonly EnabledStore[];
  readonly accounts: readonly Account[];
  readonly activeAccountId: string | null;
  /** Origins the browser gives access to at this moment; `null` until it has said. */
  readonly granted: ReadonlySet<string> | null;
  readonly onGiveAccess: (origin: string) => void;
  readonly onTie: (origin: string, accountId: string | null) => void;
  readonly onNote: (origin: string, wanted: boolean) => void;
  readonly onForgetCurrency: (origin: string) => void;
  readonly onRemove: (origin: string) => void;
}

/** Every site the bar may show on. */
export function StoreList(props: StoreListProps) {
  const { stores, accounts, activeAccountId, granted } = props;
  return (
    <ul class="stores" data-testid="store-list">
      {stores.map((store, index) => (
        <StoreRow
          key={store.origin}
          store={store}
          index={index}
          accounts={accounts}
          activeAccountId={activeAccountId}
          granted={granted === null ? null : granted.has(store.origin)}
          onGiveAccess={() => props.onGiveAccess(store.origin)}
          onTie={(accountId) => props.onTie(store.origin, accountId)}
          onNote={(wanted) => props.onNote(store.origin, wanted)}
          onForgetCurrency={() => props.onForgetCurrency(store.origin)}
          onRemove={() => props.onRemove(store.origin)}
        />
      ))}
    </ul>
  );
}
