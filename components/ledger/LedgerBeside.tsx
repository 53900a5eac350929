import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AnyEntry } from '../../lib/ledger/colleague-entries';
import type { send } from '../../lib/messaging/send';
import type { Account } from '../../lib/storage/account';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { ColleagueDetails } from './ColleagueDetails';
import type { Beside } from './ledger-state';
import { type ParcelActions, ParcelDetails } from './ParcelDetails';
import { RestorePanel } from './RestorePanel';

interface LedgerBesideProps extends ParcelActions {
  readonly beside: Beside;
  /** The parcel that stands open; `null`: it is none, or it is gone. */
  readonly entry: AnyEntry | null;
  readonly accounts: readonly Account[];
  readonly ask: typeof send;
  readonly onBeside: (beside: Beside | null) => void;
}

/** One parcel, or one restoring, beside the list. The keyboard comes with it, and Escape closes it. */
export function LedgerBeside({ beside, entry, accounts, ask, onBeside, ...actions }: LedgerBesideProps) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = beside.show === 'parcel' ? beside.id : `restore ${beside.parcelCode}`;
  // In the same breath as it appears: who types at once types where they went.
  useLayoutEffect(() => heading.current?.focus(), [shown]);
  if (beside.show === 'parcel' && entry === null) return null;
  const title =
    beside.show === 'restore'
      ? t('restore-title')
      : t('ledger-details', { name: entry === null ? '' : nameOf(entry) });
  return (
    <aside
      class="ledger__beside"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onBeside(null);
      }}
    >
      <div class="ledger__beside-head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="quiet" label={t('ledger-close')} onPress={() => onBeside(null)}>
          <Icon name="cross" />
        </Button>
      </div>
      {entry !== null && entry.colleague !== null && <ColleagueDetails entry={entry} />}
      {entry !== null && entry.colleague === null && (
        <ParcelDetails
          entry={entry}
          {...actions}
          onRestore={() =>
            onBeside({ show: 'restore', accountId: entry.accountId, parcelCode: entry.parcelCode ?? '' })
          }
        />
      )}
      {beside.show === 'restore' && (
        <RestorePanel
          key={shown}
          accounts={accounts}
          accountId={beside.accountId}
          parcelCode={beside.parcelCode}
          ask={ask}
        />
      )}
    </aside>
  );
}

function nameOf(entry: AnyEntry): string {
  return entry.colleague ?? entry.recipientName;
}
