import { useMemo, useState } from 'preact/hooks';
import { haveDecimals } from '../../lib/decimal';
import { dayOf } from '../../lib/ledger/days';
import type { SortKey } from '../../lib/ledger/select';
import { useText } from '../text/use-text';
import { GapRow } from '../ui/GapRow';
import { Icon } from '../ui/Icon';
import { useVirtualRows } from '../ui/use-virtual-rows';
import { LedgerRow } from './LedgerRow';
import type { LedgerState } from './ledger-state';

/** Pixels; the styles say the same. */
const ROW_HEIGHT = 52;
const COLUMNS = [
  'recipient',
  'village',
  'amount',
  'code',
  'order',
  'date',
] as const satisfies readonly SortKey[];
/** With the tick and the state. */
const COLUMN_COUNT = COLUMNS.length + 2;

interface LedgerTableProps {
  readonly state: LedgerState;
  /** Parcels of several accounts stand among each other. */
  readonly mixed: boolean;
}

/** The parcels, of which only those that are seen are drawn: a year's list is as quick as a day's. */
export function LedgerTable({ state, mixed }: LedgerTableProps) {
  const { t } = useText();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { entries } = state.selected.value;
  const ticked = state.ticked.value;
  const beside = state.beside.value;
  const openId = beside?.show === 'parcel' ? beside.id : null;
  const rows = useVirtualRows(entries.length, ROW_HEIGHT, scroller);
  const some = ticked.size > 0 && ticked.size < entries.length;

  /** Up and down go from name to name, beyond what is drawn too. */
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const from = (event.target as Element).closest<HTMLElement>('[data-index]')?.dataset.index;
    if (step === 0 || from === undefined) return;
    const to = Math.min(Math.max(Number(from) + step, 0), entries.length - 1);
    event.preventDefault();
    rows.scrollTo(to);
    requestAnimationFrame(() =>
      scroller?.querySelector<HTMLElement>(`[data-index="${to}"] .ledger__open`)?.focus(),
    );
  };

  /** By day: its first row names it. Of one day alone nobody asks which. */
  const oneDay = state.period.value === 'today' || state.period.value === 'yesterday';
  const byDay = state.sort.value.by === 'date';
  const saysDay = (index: number) => {
    const [entry, before] = [entries[index], entries[index - 1]];
    if (oneDay || entry === undefined) return false;
    return !byDay || before === undefined || dayOf(before.createdAt) !== dayOf(entry.createdAt);
  };

  const aligned = useMemo(() => haveDecimals(entries.map(({ totalPrice }) => totalPrice)), [entries]);

  return (
    <div class="ledger__scroller" ref={setScroller}>
      <table
        class="ledger__table"
        aria-label={t('desk-parcels')}
        aria-rowcount={entries.length + 1}
        onKeyDown={move}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th class="ledger__title ledger__cell ledger__cell--tick" scope="col">
              <input
                type="checkbox"
                class="checkbox__box"
                checked={ticked.size > 0 && !some}
                indeterminate={some}
                aria-label={t('ledger-select-shown')}
                onChange={(event) => state.tickShown(event.currentTarget.checked)}
              />
            </th>
            {COLUMNS.map((column) => (
              <SortHeader key={column} column={column} state={state} />
            ))}
            <th class="ledger__title ledger__cell ledger__cell--state" scope="col">
              {t('ledger-column-label')}
            </th>
          </tr>
        </thead>
        <tbody>
          <GapRow height={rows.items[0]?.start ?? 0} columns={COLUMN_COUNT} />
          {rows.items.map(({ index }) => {
            const entry = entries[index];
            if (entry === undefined) return null;
            return (
              <LedgerRow
                key={entry.id}
                entry={entry}
                index={index}
                day={saysDay(index)}
                aligned={aligned}
                open={entry.id === openId}
                mixed={mixed}
                ticked={ticked.has(entry.id)}
                onTick={(on) => state.tick(entry.id, on)}
                onOpen={() => {
                  state.beside.value = entry.id === openId ? null : { show: 'parcel', id: entry.id };
                }}
              />
            );
          })}
          <GapRow height={rows.height - (rows.items.at(-1)?.end ?? 0)} columns={COLUMN_COUNT} />
        </tbody>
      </table>
    </div>
  );
}

function SortHeader({ column, state }: { readonly column: SortKey; readonly state: LedgerState }) {
  const { t } = useText();
  const { by, ascending } = state.sort.value;
  const sorted = by === column ? (ascending ? 'ascending' : 'descending') : 'none';
  return (
    <th class={`ledger__title ledger__cell ledger__cell--${column}`} scope="col" aria-sort={sorted}>
      <button type="button" class="ledger__sort" onClick={() => state.sortBy(column)}>
        {t(`ledger-column-${column}`)}
        {sorted !== 'none' && (
          <span class={ascending ? 'ledger__up' : undefined}>
            <Icon name="chevron-down" size={12} />
          </span>
        )}
      </button>
    </th>
  );
}
