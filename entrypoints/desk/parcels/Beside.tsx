import { DetailsHead } from '../../../components/ledger/DetailsHead';
import type { BesideLedger, LedgerState } from '../../../components/ledger/ledger-state';
import { ParcelHistory } from '../../../components/ledger/ParcelHistory';
import { RestorePanel } from '../../../components/ledger/RestorePanel';
import { useText } from '../../../components/text/use-text';
import { Amount } from '../../../components/ui/Amount';
import { Button } from '../../../components/ui/Button';
import { FactList } from '../../../components/ui/FactList';
import { useFocused } from '../../../components/ui/use-focused';
import type { AnyEntry, ColleagueEntry } from '../../../lib/ledger/colleague-entries';
import { whoIs } from '../../../lib/ledger/select';
import type { Desk } from '../desk-state';
import { ParcelDetails } from './ParcelDetails';

interface BesideProps {
  readonly desk: Desk;
  readonly state: LedgerState;
  readonly beside: BesideLedger;
  /** The open parcel; `null` where none is open, or it no longer exists. */
  readonly entry: AnyEntry | null;
}

/** One parcel, or the form that restores one, beside the list. It is focused when it opens, and Escape closes it. */
export function Beside({ desk, state, beside, entry }: BesideProps) {
  const { t } = useText();
  const shown = beside.show === 'parcel' ? beside.id : `restore ${beside.parcelCode}`;
  const heading = useFocused<HTMLHeadingElement>(shown);
  if (beside.show === 'parcel' && entry === null) return null;
  const show = (next: BesideLedger | null) => {
    state.beside.value = next;
  };
  const title =
    beside.show === 'restore'
      ? t('restore-title')
      : t('ledger-details', { name: entry === null ? '' : whoIs(entry) });
  return (
    <aside
      class="surface ledger__beside"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') show(null);
      }}
    >
      <div class="row ledger__beside-head">
        <h2 class="grow" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button icon="cross" kind="quiet" label={t('close')} onPress={() => show(null)} />
      </div>
      {entry !== null && entry.colleague !== null && <ColleagueDetails entry={entry} />}
      {entry !== null && entry.colleague === null && (
        <ParcelDetails
          key={entry.id}
          entry={entry}
          onRestore={() =>
            show({ show: 'restore', accountId: entry.accountId, parcelCode: entry.parcelCode ?? '' })
          }
        />
      )}
      {beside.show === 'restore' && (
        <RestorePanel
          key={shown}
          accounts={desk.settings.value.accounts}
          accountId={beside.accountId}
          parcelCode={beside.parcelCode}
          ask={desk.ask}
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
