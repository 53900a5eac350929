import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnyEntry } from '../../lib/ledger/colleague-entries';
import { type Period, type Span, spanOf } from '../../lib/ledger/days';
import {
  type Selected,
  type Selection,
  type SortKey,
  type StateChoice,
  selectEntries,
  type ToldChoice,
} from '../../lib/ledger/select';

/** The filters, the selection, and what is open beside the list. */
export interface LedgerState {
  readonly typed: ReadonlySignal<string>;
  readonly state: Signal<StateChoice>;
  /** `all`, or an account's id. */
  readonly accountId: Signal<string>;
  /** The statuses that were reported of any of them, to choose from. */
  readonly reported: ReadonlySignal<readonly { readonly value: ToldChoice; readonly label: string }[]>;
  /** Today, until another is picked; a search without a picked period covers all days. */
  readonly period: ReadonlySignal<Period>;
  /** What the period means now. */
  readonly span: ReadonlySignal<Span>;
  pickPeriod(period: Period): void;
  readonly chosen: Signal<{ readonly from: string; readonly to: string }>;
  readonly sort: ReadonlySignal<Selection['sort']>;
  readonly selected: ReadonlySignal<Selected>;
  /** Ids of the selected entries that are shown. */
  readonly ticked: ReadonlySignal<ReadonlySet<string>>;
  readonly beside: Signal<Beside | null>;
  sortBy(key: SortKey): void;
  tick(id: string, on: boolean): void;
  tickShown(on: boolean): void;
  lookEverywhere(): void;
  /** All of one state, of whichever day. */
  lookFor(wanted: StateChoice): void;
}

export type Beside =
  | { readonly show: 'parcel'; readonly id: string }
  | { readonly show: 'restore'; readonly accountId: string | null; readonly parcelCode: string };

export const ALL_ACCOUNTS = 'all';

/**
 * @param typed what is looked for
 * @param now milliseconds since the epoch; asked for at every look, since the day may turn.
 */
export function createLedgerState(
  entries: ReadonlySignal<readonly AnyEntry[]>,
  typed: ReadonlySignal<string>,
  now: () => number = Date.now,
): LedgerState {
  const state = signal<StateChoice>('made');
  const accountId = signal(ALL_ACCOUNTS);
  const picked = signal<Period | null>(null);
  const period = computed(() => picked.value ?? (typed.value.trim() === '' ? 'today' : 'all'));
  const chosen = signal({ from: '', to: '' });
  const span = computed(() => {
    // The day may have turned since they were read last.
    entries.value;
    return spanOf(period.value, now(), chosen.value);
  });
  const sort = signal<Selection['sort']>({ by: 'date', ascending: false });
  const marked = signal<ReadonlySet<string>>(new Set());
  const selected = computed(() =>
    selectEntries(entries.value, {
      typed: typed.value,
      state: state.value,
      accountId: accountId.value === ALL_ACCOUNTS ? null : accountId.value,
      span: span.value,
      sort: sort.value,
    }),
  );
  const ticked = computed(() => {
    if (marked.value.size === 0) return marked.value;
    return new Set(selected.value.entries.flatMap(({ id }) => (marked.value.has(id) ? [id] : [])));
  });
  const reported = computed(() => {
    const labels = new Map<ToldChoice, string>();
    for (const { told } of entries.value) {
      if (told?.statusId != null) labels.set(`told-${told.statusId}`, told.status);
    }
    return [...labels].map(([value, label]) => ({ value, label }));
  });
  return {
    reported,
    typed,
    state,
    accountId,
    period,
    span,
    pickPeriod(next) {
      picked.value = next;
    },
    chosen,
    sort,
    selected,
    ticked,
    beside: signal<Beside | null>(null),
    sortBy(by) {
      const before = sort.peek();
      // Dates are sorted newest first, all other columns ascending.
      sort.value = { by, ascending: before.by === by ? !before.ascending : by !== 'date' };
    },
    tick(id, on) {
      const next = new Set(ticked.peek());
      if (on) next.add(id);
      else next.delete(id);
      marked.value = next;
    },
    tickShown(on) {
      marked.value = new Set(on ? selected.peek().entries.map(({ id }) => id) : []);
    },
    lookEverywhere: () => lookFor('all'),
    lookFor,
  };

  function lookFor(wanted: StateChoice): void {
    batch(() => {
      state.value = wanted;
      accountId.value = ALL_ACCOUNTS;
      picked.value = 'all';
    });
  }
}
