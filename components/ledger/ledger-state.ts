import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyEntry } from '../../lib/ledger/colleague-entries';
import { type Period, spanOf } from '../../lib/ledger/days';
import {
  type Sort,
  type SortKey,
  type StateChoice,
  selectEntries,
  sortEntries,
  type ToldChoice,
} from '../../lib/ledger/select';

/** What the list is narrowed to, besides what is looked for. */
interface Filters {
  readonly state: StateChoice;
  /** `all`, or an account's id. */
  readonly accountId: string;
  readonly period: Period;
}

export type BesideLedger =
  | { readonly show: 'parcel'; readonly id: string }
  | { readonly show: 'restore'; readonly accountId: string | null; readonly parcelCode: string };

/** The id of the parcel that is open; `null`: none is. */
export function openParcel(beside: BesideLedger | null): string | null {
  return beside?.show === 'parcel' ? beside.id : null;
}

export const ALL_ACCOUNTS = 'all';

const OF_TODAY: Filters = { state: 'made', accountId: ALL_ACCOUNTS, period: 'today' };
const EVERYWHERE: Filters = { state: 'all', accountId: ALL_ACCOUNTS, period: 'all' };

export type LedgerState = ReturnType<typeof createLedgerState>;

/**
 * The filters, the selection, and what is open beside the list.
 * @param typed what is looked for
 * @param now milliseconds since the epoch; asked for at every look, since the day may turn.
 */
export function createLedgerState(
  entries: ReadonlySignal<readonly AnyEntry[]>,
  typed: ReadonlySignal<string>,
  now: () => number = Date.now,
) {
  const { filters, pick } = createFilters(typed);
  const chosen = signal({ from: '', to: '' });
  const span = computed(() => {
    // The day may have turned since they were read last.
    entries.value;
    return spanOf(filters.value.period, now(), chosen.value);
  });
  const sort = signal<Sort>({ by: 'date', ascending: false });
  const marked = signal<ReadonlySet<string>>(new Set());
  const sorted = computed(() => sortEntries(entries.value, sort.value));
  const selected = computed(() => {
    const { state, accountId } = filters.value;
    return selectEntries(sorted.value, {
      typed: typed.value,
      state,
      accountId: accountId === ALL_ACCOUNTS ? null : accountId,
      span: span.value,
      sort: sort.value,
    });
  });
  const ticked = computed(() => {
    if (marked.value.size === 0) return marked.value;
    return new Set(selected.value.entries.flatMap(({ id }) => (marked.value.has(id) ? [id] : [])));
  });
  return {
    typed,
    /** Typing lifts them all, since what is looked for may be anywhere; what is picked then holds until the next letter. */
    filters,
    pick,
    /** The statuses that were reported of any of them, to choose from. */
    reported: computed(() => listReported(entries.value)),
    /** What the period means now. */
    span,
    chosen,
    sort: sort as ReadonlySignal<Sort>,
    selected,
    /** Ids of the selected entries that are shown. */
    ticked,
    beside: signal<BesideLedger | null>(null),
    /** The code that was scanned last, where it is of no parcel here. */
    unknownCode: signal(''),
    /** The keyboard is wanted at the list's first row, once it is drawn. */
    toList: signal(false),
    sortBy(by: SortKey) {
      const before = sort.peek();
      // Dates are sorted newest first, all other columns ascending.
      sort.value = { by, ascending: before.by === by ? !before.ascending : by !== 'date' };
    },
    tick(id: string, on: boolean) {
      const next = new Set(ticked.peek());
      if (on) next.add(id);
      else next.delete(id);
      marked.value = next;
    },
    tickShown(on: boolean) {
      marked.value = new Set(on ? selected.peek().entries.map(({ id }) => id) : []);
    },
    lookEverywhere: () => pick(EVERYWHERE),
    /** All of one state, of whichever day. */
    lookFor: (wanted: StateChoice) => pick({ ...EVERYWHERE, state: wanted }),
  };
}

/** What the list is narrowed to: one choice for browsing, and one for the words that are looked for just now. */
function createFilters(typed: ReadonlySignal<string>) {
  const browsed = signal(OF_TODAY);
  /** What was picked while these words were looked for. */
  const narrowed = signal({ words: '', filters: EVERYWHERE });
  const words = computed(() => typed.value.trim());
  const filters = computed(() => {
    if (words.value === '') return browsed.value;
    return narrowed.value.words === words.value ? narrowed.value.filters : EVERYWHERE;
  });
  return {
    filters,
    pick(change: Partial<Filters>) {
      const next = { ...filters.peek(), ...change };
      if (words.peek() === '') browsed.value = next;
      else narrowed.value = { words: words.peek(), filters: next };
    },
  };
}

function listReported(entries: readonly AnyEntry[]): readonly { value: ToldChoice; label: string }[] {
  const labels = new Map<ToldChoice, string>();
  for (const { parcelStatus } of entries) {
    if (parcelStatus?.statusId != null) labels.set(`told-${parcelStatus.statusId}`, parcelStatus.status);
  }
  return [...labels].map(([value, label]) => ({ value, label }));
}
