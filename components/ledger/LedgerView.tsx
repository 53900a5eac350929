import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { hasLabel, isUnprinted } from '../../lib/labels/choose-labels';
import { MOST_LABELS } from '../../lib/labels/label-layout';
import type { AnyEntry } from '../../lib/ledger/colleague-entries';
import { totalsOf } from '../../lib/ledger/totals';
import type { send } from '../../lib/messaging/send';
import type { Account } from '../../lib/settings/account';
import type { EnabledStore } from '../../lib/settings/settings';
import { OpenStore } from '../store-list/OpenStore';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Empty } from '../ui/Empty';
import { Notice } from '../ui/Notice';
import { LedgerBeside } from './LedgerBeside';
import { LedgerFilters } from './LedgerFilters';
import { LedgerTable } from './LedgerTable';
import type { LedgerState } from './ledger-state';
import { OnlySince } from './OnlySince';
import type { ParcelActions } from './ParcelDetails';
import { TotalsStrip } from './TotalsStrip';

interface LedgerViewProps extends ParcelActions {
  readonly state: LedgerState;
  /** All entries, whatever the filters. */
  readonly entries: readonly AnyEntry[];
  /** Since when parcels were gone through for what is looked for; `null`: through all of them. */
  readonly onlySince: number | null;
  readonly onReadAll: () => void;
  readonly accounts: readonly Account[];
  readonly activeAccountId: string | null;
  readonly ask: typeof send;
  readonly stores: readonly EnabledStore[];
  readonly onCsv: (entries: readonly AnyEntry[]) => void;
  /** Above the list. */
  readonly notice?: ComponentChildren;
}

/** All parcels: search, sums, labels, and restoring. */
export function LedgerView(props: LedgerViewProps) {
  const { state, entries, accounts, activeAccountId, ask, stores, notice, ...others } = props;
  const { onlySince, onReadAll, ...presses } = others;
  const { t } = useText();
  const { entries: shown, inOtherStates } = state.selected.value;
  const ticked = state.ticked.value;
  const { chosen, printable, totals } = useMemo(() => {
    const own = ticked.size === 0 ? shown : shown.filter(({ id }) => ticked.has(id));
    // Selected parcels are printed even if they were before; without a selection, those not printed yet.
    const labelled = own.filter(ticked.size === 0 ? isUnprinted : hasLabel).slice(0, MOST_LABELS);
    return { chosen: own, printable: labelled.map(({ id }) => id), totals: totalsOf(own) };
  }, [shown, ticked]);
  const beside = state.beside.value;
  return (
    <div class="stack wide desk__section ledger">
      <div class="cluster bottom desk__head">
        <LedgerFilters state={state} accounts={accounts} />
        {ticked.size > 0 && (
          <p class="row tight accent strong" role="status">
            {t('label-choice-chosen', { count: ticked.size })}
            <Button kind="quiet" small onPress={() => state.tickShown(false)}>
              {t('ledger-unselect')}
            </Button>
          </p>
        )}
        {printable.length > 0 && (
          <Button icon="printer" onPress={() => presses.onLabels(printable, 'show')}>
            {t('label-print-some', { count: printable.length })}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button icon="download" onPress={() => presses.onCsv(chosen)}>
            {t('numbers-export')}
          </Button>
        )}
        <Button
          icon="back"
          disabled={accounts.length === 0}
          onPress={() => {
            state.beside.value = { show: 'restore', accountId: activeAccountId, parcelCode: '' };
          }}
        >
          {t('restore-title')}
        </Button>
      </div>
      {state.unknownCode.value !== '' && state.unknownCode.value === state.typed.value && (
        <Notice tone="bad" title={t('scan-wrong', { code: state.typed.value, list: 'parcels' })} live />
      )}
      {notice}
      <div class="cluster apart ledger__sums">
        <TotalsStrip totals={totals} named={accounts.length > 1} />
        {onlySince !== null && <OnlySince since={onlySince} onReadAll={onReadAll} />}
        {inOtherStates > 0 && (
          <Button kind="quiet" small onPress={() => state.pick({ state: 'all' })}>
            {t('ledger-other-states', { count: inOtherStates })}
          </Button>
        )}
      </div>
      <div class={`stack wide one-column ledger__body${beside === null ? '' : ' ledger__body--beside'}`}>
        {shown.length > 0 ? (
          <LedgerTable state={state} mixed={accounts.length > 1} />
        ) : (
          <Nothing state={state} none={entries.length === 0} stores={stores} />
        )}
        {beside !== null && (
          <LedgerBeside
            beside={beside}
            entry={beside.show === 'parcel' ? (entries.find(({ id }) => id === beside.id) ?? null) : null}
            accounts={accounts}
            ask={ask}
            onBeside={(next) => {
              state.beside.value = next;
            }}
            {...presses}
          />
        )}
      </div>
    </div>
  );
}

interface NothingProps extends Pick<LedgerViewProps, 'state' | 'stores'> {
  /** There is no parcel at all. */
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
        <Button onPress={state.lookEverywhere}>{t('ledger-show-all')}</Button>
      )}
    </Empty>
  );
}
