import type { AnyEntry, ColleagueEntry } from '../../lib/ledger/colleague-entries';
import { whoIs } from '../../lib/ledger/select';
import type { send } from '../../lib/messaging/send';
import type { Account } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { FactList } from '../ui/FactList';
import { useFocused } from '../ui/use-focused';
import { DetailsHead } from './DetailsHead';
import type { BesideLedger } from './ledger-state';
import { type ParcelActions, ParcelDetails } from './ParcelDetails';
import { ParcelHistory } from './ParcelHistory';
import { RestorePanel } from './RestorePanel';

interface LedgerBesideProps extends ParcelActions {
  readonly beside: BesideLedger;
  /** The open parcel; `null` where none is open, or it no longer exists. */
  readonly entry: AnyEntry | null;
  readonly accounts: readonly Account[];
  readonly ask: typeof send;
  readonly onBeside: (beside: BesideLedger | null) => void;
}

/** One parcel, or the form that restores one, beside the list. It is focused when it opens, and Escape closes it. */
export function LedgerBeside({ beside, entry, accounts, ask, onBeside, ...actions }: LedgerBesideProps) {
  const { t } = useText();
  const shown = beside.show === 'parcel' ? beside.id : `restore ${beside.parcelCode}`;
  const heading = useFocused<HTMLHeadingElement>(shown);
  if (beside.show === 'parcel' && entry === null) return null;
  const title =
    beside.show === 'restore'
      ? t('restore-title')
      : t('ledger-details', { name: entry === null ? '' : whoIs(entry) });
  return (
    <aside
      class="surface ledger__beside"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onBeside(null);
      }}
    >
      <div class="row ledger__beside-head">
        <h2 class="grow" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button icon="cross" kind="quiet" label={t('close')} onPress={() => onBeside(null)} />
      </div>
      {entry !== null && entry.colleague !== null && <ColleagueDetails entry={entry} />}
      {entry !== null && entry.colleague === null && (
        <ParcelDetails
          key={entry.id}
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

/** A colleague's parcel: who made it, its amounts and its history. The rest is in the colleague's browser. */
function ColleagueDetails({ entry }: { readonly entry: ColleagueEntry }) {
  const { t } = useText();
  const { totalPrice, fee, currency } = entry;
  return (
    <div class="stack loose details">
      <DetailsHead entry={entry} />
      <p class="soft">{t('ledger-colleague-text', { name: entry.colleague })}</p>
      <ParcelHistory entry={entry} />
      <FactList
        class="facts details__lines"
        facts={[
          [
            t('field-totalPrice'),
            totalPrice === null ? '—' : <Amount value={totalPrice} currency={currency} />,
          ],
          [t('ledger-fee'), fee === null ? t('bar-missing-fee') : <Amount value={fee} currency={currency} />],
        ]}
      />
    </div>
  );
}
