import { type ReadonlySignal, type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { soundWrong } from '../../../components/handover/tone';
import { LedgerView } from '../../../components/ledger/LedgerView';
import {
  type BesideLedger,
  createLedgerState,
  type LedgerState,
} from '../../../components/ledger/ledger-state';
import { useText } from '../../../components/text/use-text';
import { saveFile } from '../../../components/ui/save-file';
import { writeCsv } from '../../../lib/csv/write-csv';
import { findScanned } from '../../../lib/handover/scanned-code';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import { ledgerTable } from '../../../lib/ledger/csv-table';
import { spanOf } from '../../../lib/ledger/days';
import { FATES } from '../../../lib/ledger/fate';
import { UNCONFIRMED } from '../../../lib/ledger/select';
import { localDay } from '../../../lib/local-day';
import type { Desk } from '../desk-state';
import { Reading } from '../Reading';
import { labelsAddress } from '../route';
import type { SectionProps } from '../section';
import { shipAgain } from '../ship-again';
import { ReturnedElsewhere } from './ReturnedElsewhere';
import { useEntries } from './use-entries';
import { useSeenReturned } from './use-seen-returned';

/**
 * Everything the shop made. `#/parcels/<row>?find=…` opens one of them, among those that are looked for;
 * `#/parcels?state=returned` shows all that came to that, of any day.
 */
export function ParcelsSection({ desk, route }: SectionProps) {
  const translator = useText();
  const { t } = translator;
  const wanted = useSignal(spanOf('today', Date.now()).from);
  const { shop, since, failure } = useEntries(desk, wanted, true);
  const all = useComputed(() => shop.value ?? []);
  const state = useMemo(() => createLedgerState(all, desk.found), [all, desk]);
  const { accounts, activeAccountId, stores } = desk.settings.value;
  const asked = [...FATES, ...UNCONFIRMED].find((one) => one === route.parameters.get('state')) ?? null;
  useEffect(() => {
    if (asked !== null) state.lookFor(asked);
  }, [state, asked]);

  useSeenReturned(desk, state, all);
  useOpenParcel(desk, state);
  useDaysToRead(wanted, shop, state);
  const isRead = useComputed(() => shop.value !== null && since.value <= state.span.value.from);
  useFinderStep(desk, state, all, isRead);

  if (shop.value === null || since.value > wanted.value) return <Reading failure={failure.value} />;
  const isLookedFor = desk.found.value !== '' || state.filters.value.state === 'returned';
  // Which are not among them is known once all are read.
  const isWhole = since.value === Number.NEGATIVE_INFINITY;
  return (
    <LedgerView
      state={state}
      notice={isLookedFor && isWhole && <ReturnedElsewhere desk={desk} entries={all.value} />}
      entries={all.value}
      accounts={accounts}
      activeAccountId={activeAccountId}
      ask={desk.ask}
      stores={stores}
      onAgain={({ id }) => shipAgain(id)}
      onLabels={(ids, then) => {
        location.hash = labelsAddress(ids, then);
      }}
      onCsv={(chosen) => {
        const { header, rows } = ledgerTable(chosen, translator);
        const name = `${t('desk-parcels')}-${localDay()}.csv`;
        saveFile(name, 'text/csv;charset=utf-8', writeCsv(header, rows));
      }}
    />
  );
}

/** The open parcel is in the address, so that Back closes it and a copy of the address opens it. */
function useOpenParcel(desk: Desk, { beside }: LedgerState): void {
  // At every change of the address: a search that follows upon the last at once shuts what that one opened.
  useSignalEffect(() => {
    const { section, path } = desk.route.value;
    if (section !== 'parcels') return;
    const [open = null] = path;
    if (open !== null) beside.value = { show: 'parcel', id: open };
    else if (beside.peek()?.show === 'parcel') beside.value = null;
  });
  useSignalEffect(() => {
    const id = openParcel(beside.value);
    const { section, path, parameters } = desk.route.peek();
    if (section !== 'parcels' || id === (path[0] ?? null)) return;
    const found = parameters.size === 0 ? '' : `?${parameters}`;
    location.hash = `#/parcels${id === null ? '' : `/${encodeURIComponent(id)}`}${found}`;
  });
}

/**
 * Only the days that are shown are read; all of them for an open parcel of another day, and before it is said that
 * there is none at all.
 */
function useDaysToRead(
  wanted: Signal<number>,
  shop: ReadonlySignal<readonly AnyEntry[] | null>,
  { beside, span }: LedgerState,
): void {
  useSignalEffect(() => {
    const read = shop.value;
    const open = openParcel(beside.value);
    const lacks = open !== null && !read?.some(({ id }) => id === open);
    const from = read !== null && (read.length === 0 || lacks) ? Number.NEGATIVE_INFINITY : span.value.from;
    if (from < wanted.peek()) wanted.value = from;
  });
}

/** A key that was pressed in the search waits until all days are read, and until what was open before is shut. */
function useFinderStep(
  desk: Desk,
  state: LedgerState,
  all: ReadonlySignal<readonly AnyEntry[]>,
  isRead: ReadonlySignal<boolean>,
): void {
  useSignalEffect(() => {
    const step = desk.finderStep.value;
    const isSettled = (desk.route.value.path[0] ?? null) === openParcel(state.beside.value);
    if (step === null || !isSettled || !isRead.value) return;
    desk.finderStep.value = null;
    const { entries } = state.selected.peek();
    const found = desk.found.peek();
    // Of codes of which one begins another, the one that was scanned is meant.
    const exact = findScanned(step === 'scan' ? all.peek() : entries, [found]);
    state.unknownCode.value = step === 'scan' && exact === null ? found : '';
    if (state.unknownCode.peek() !== '') return soundWrong();
    const first = exact ?? entries[0];
    if (first === undefined) return;
    if (step !== 'list') state.beside.value = { show: 'parcel', id: first.id };
    else state.toList.value = true;
  });
}

function openParcel(beside: BesideLedger | null): string | null {
  return beside?.show === 'parcel' ? beside.id : null;
}
