import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { soundWrong } from '../../../components/handover/tone';
import { createLedgerState, type LedgerState, openParcel } from '../../../components/ledger/ledger-state';
import { findScanned } from '../../../lib/handover/scanned-code';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import { spanOf } from '../../../lib/ledger/days';
import { FATES } from '../../../lib/ledger/fate';
import { UNCONFIRMED } from '../../../lib/ledger/select';
import { logged } from '../../../lib/storage/log';
import type { Desk } from '../desk-state';
import { Reading } from '../Reading';
import type { SectionProps } from '../section';
import { ParcelsPage } from './ParcelsPage';
import { useEntries } from './use-entries';
import { useNamed } from './use-named';
import { type Reach, useReach } from './use-reach';

/**
 * Everything the shop made. `#/parcels/<row>?find=…` opens one of them, among those that are looked for;
 * `#/parcels?state=returned` shows all that came to that, of any day.
 */
export function ParcelsSection({ desk, route }: SectionProps) {
  const wanted = useSignal(spanOf('today', Date.now()).from);
  const { shop, since, failure } = useEntries(desk, wanted, true);
  const isWhole = useComputed(() => since.value === Number.NEGATIVE_INFINITY);
  const named = useNamed(desk, isWhole);
  const all = useComputed(() => withOthers(shop.value ?? [], named.entries.value));
  const state = useMemo(() => createLedgerState(all, desk.found, desk.now), [all, desk]);
  const asked = [...FATES, ...UNCONFIRMED].find((one) => one === route.parameters.get('state')) ?? null;
  useEffect(() => {
    if (asked !== null) state.lookFor(asked);
  }, [state, asked]);

  useSeenReturned(desk, state, all);
  useOpenParcel(desk, state);
  const reach = useReach(desk, wanted, { state, shop, since, all, namedAreRead: named.areRead });
  useFinderStep(desk, state, all, reach);

  if (!reach.isRead.value) return <Reading failure={failure.value} />;
  return (
    <ParcelsPage
      desk={desk}
      state={state}
      entries={all.value}
      onlySince={reach.isPart.value ? since.value : null}
      isWhole={isWhole.value}
      onReadAll={reach.readAll}
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
 * A key that was pressed in the search waits until what is looked for is read, and until what was open before is shut; it
 * goes on through older parcels where it leads to none.
 */
function useFinderStep(
  desk: Desk,
  state: LedgerState,
  all: ReadonlySignal<readonly AnyEntry[]>,
  { isSettled, isPart, readAll }: Reach,
): void {
  useSignalEffect(() => {
    const step = desk.finderStep.value;
    const isShut = (desk.route.value.path[0] ?? null) === openParcel(state.beside.value);
    if (step === null || !isShut || !isSettled.value) return;
    const { entries } = state.selected.peek();
    const found = desk.found.peek();
    // Of codes of which one begins another, the one that was scanned is meant.
    const exact = findScanned(step === 'scan' ? all.peek() : entries, [found]);
    const first = exact ?? (step === 'scan' ? undefined : entries[0]);
    if (first === undefined && isPart.value) return readAll();
    desk.finderStep.value = null;
    state.unknownCode.value = step === 'scan' && first === undefined ? found : '';
    if (state.unknownCode.peek() !== '') return soundWrong();
    if (first === undefined) return;
    if (step !== 'list') state.beside.value = { show: 'parcel', id: first.id };
    else state.toList.value = true;
  });
}

function withOthers(shop: readonly AnyEntry[], named: readonly AnyEntry[]): readonly AnyEntry[] {
  const others = named.filter(({ id }) => !shop.some((entry) => entry.id === id));
  return others.length === 0 ? shop : [...shop, ...others];
}

/**
 * Counts parcels that came back as seen: the open one, those that the list of them has, and the one whose whole code is
 * looked for. What letters of a search happen to find nobody looked at.
 */
function useSeenReturned(
  { ask, found }: Desk,
  { beside, filters, selected }: LedgerState,
  all: ReadonlySignal<readonly AnyEntry[]>,
): void {
  useSignalEffect(() => {
    const open = openParcel(beside.value);
    const opened = all.value.filter((entry) => entry.id === open && isReturned(entry));
    // Few came back of all that a search goes through at each letter.
    const returned = selected.value.entries.filter(isReturned);
    const listed = filters.value.state === 'returned' ? returned : [findScanned(returned, [found.value])];
    const codes = [...opened, ...listed].flatMap((entry) => entry?.parcelCode ?? []);
    if (codes.length > 0) void ask('returned/seen', { codes }).catch(logged('desk: returned parcels'));
  });
}

function isReturned({ fate }: AnyEntry): boolean {
  return fate === 'returned';
}
