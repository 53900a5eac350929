import { useMemo } from 'preact/hooks';
import { LedgerFilters } from '../../../components/ledger/LedgerFilters';
import { LedgerTable } from '../../../components/ledger/LedgerTable';
import type { LedgerState } from '../../../components/ledger/ledger-state';
import { TotalsStrip } from '../../../components/ledger/TotalsStrip';
import { OpenStore } from '../../../components/store-list/OpenStore';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Empty } from '../../../components/ui/Empty';
import { Notice } from '../../../components/ui/Notice';
import { saveCsv } from '../../../components/ui/save-file';
import { dayText } from '../../../lib/i18n/moment-text';
import { hasLabel, isUnprinted } from '../../../lib/labels/choose-labels';
import { MOST_LABELS } from '../../../lib/labels/label-layout';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import { ledgerTable } from '../../../lib/ledger/csv-table';
import { totalsOf } from '../../../lib/ledger/totals';
import { localDay } from '../../../lib/local-day';
import type { EnabledStore } from '../../../lib/settings/settings';
import type { Desk } from '../desk-state';
import { openLabels } from '../route';
import { Beside } from './Beside';
import { ReturnedElsewhere } from './ReturnedElsewhere';

interface ParcelsPageProps {
  readonly desk: Desk;
  readonly state: LedgerState;
  /** All entries, whatever the filters. */
  readonly entries: readonly AnyEntry[];
  /** Since when parcels were gone through for what is looked for; `null`: through all of them. */
  readonly onlySince: number | null;
  /** Whether no older parcel is left to be read. */
  readonly isWhole: boolean;
  readonly onReadAll: () => void;
}

export function ParcelsPage({ desk, state, entries, onlySince, isWhole, onReadAll }: ParcelsPageProps) {
  const translator = useText();
  const { t } = translator;
  const { accounts, activeAccountId, stores } = desk.settings.value;
  const { entries: shown, inOtherStates } = state.selected.value;
  const ticked = state.ticked.value;
  const { chosen, printable, totals } = useMemo(() => {
    const own = ticked.size === 0 ? shown : shown.filter(({ id }) => ticked.has(id));
    // Selected parcels are printed even if they were before; without a selection, those not printed yet.
    const labelled = own.filter(ticked.size === 0 ? isUnprinted : hasLabel).slice(0, MOST_LABELS);
    return { chosen: own, printable: labelled.map(({ id }) => id), totals: totalsOf(own) };
  }, [shown, ticked]);
  const beside = state.beside.value;
  const isLookedFor = desk.found.value !== '' || state.filters.value.state === 'returned';
  return (
    <div class="stack wide desk__section ledger">
      <div class="cluster bottom desk__head">
        <LedgerFilters state={state} accounts={accounts} />
        {ticked.size > 0 && (
          <p class="row tight accent strong" role="status">
            {t('label-choice-chosen', { count: ticked.size })}
            <Button kind="quiet" small onPress={() => state.tickShown(false)} text={t('ledger-unselect')} />
          </p>
        )}
        {printable.length > 0 && (
          <Button
            icon="printer"
            onPress={() => openLabels(printable, 'show')}
            text={t('label-print-some', { count: printable.length })}
          />
        )}
        {chosen.length > 0 && (
          <Button
            icon="download"
            onPress={() => saveCsv(`${t('desk-parcels')}-${localDay()}`, ledgerTable(chosen, translator))}
            text={t('save-as-file')}
          />
        )}
        <Button
          icon="back"
          disabled={accounts.length === 0}
          onPress={() => {
            state.beside.value = { show: 'restore', accountId: activeAccountId, parcelCode: '' };
          }}
          text={t('restore-title')}
        />
      </div>
      {state.unknownCode.value !== '' && state.unknownCode.value === state.typed.value && (
        <Notice tone="bad" title={t('scan-wrong', { code: state.typed.value, list: 'parcels' })} live />
      )}
      {isLookedFor && (
        <ReturnedElsewhere desk={desk} entries={entries} isWhole={isWhole} onReadAll={onReadAll} />
      )}
      <div class="cluster apart ledger__sums">
        <TotalsStrip totals={totals} named={accounts.length > 1 || totals.length > 1} />
        {onlySince !== null && <OnlySince since={onlySince} onReadAll={onReadAll} />}
        {inOtherStates > 0 && (
          <Button
            kind="quiet"
            small
            onPress={() => state.pick({ state: 'all' })}
            text={t('ledger-other-states', { count: inOtherStates })}
          />
        )}
      </div>
      <div class={`stack wide one-column ledger__body${beside === null ? '' : ' ledger__body--beside'}`}>
        {shown.length > 0 ? (
          <LedgerTable state={state} mixed={accounts.length > 1 || totals.length > 1} />
        ) : (
          <Nothing state={state} none={entries.length === 0} stores={stores} />
        )}
        {beside !== null && (
          <Beside
            desk={desk}
            state={state}
            beside={beside}
            entry={beside.show === 'parcel' ? (entries.find(({ id }) => id === beside.id) ?? null) : null}
          />
        )}
      </div>
    </div>
  );
}

interface NothingProps {
  readonly state: LedgerState;
  readonly stores: readonly EnabledStore[];
  readonly none: boolean;
}

function Nothing({ state, none, stores }: NothingProps) {
  const { t } = useText();
  return (
    <Empty
      title={t(none ? 'ledger-empty-title' : 'ledger-none-title')}
      text={t(none ? 'today-none-text' : 'ledger-none-text')}
    >
      {none ? (
        <OpenStore stores={stores} />
      ) : (
        <Button onPress={state.lookEverywhere} text={t('ledger-show-all')} />
      )}
    </Empty>
  );
}

interface OnlySinceProps {
  /** Milliseconds since the epoch. */
  readonly since: number;
  readonly onReadAll: () => void;
}

/** Says that only parcels since a day were gone through, and goes through the older ones too where that is asked. */
function OnlySince({ since, onReadAll }: OnlySinceProps) {
  const { t, language } = useText();
  return (
    <span class="row baseline">
      <span class="soft">
        {t('ledger-from')} {dayText(since, language)}
      </span>
      <Button kind="quiet" small onPress={onReadAll} text={t('ledger-show-all')} />
    </span>
  );
}
