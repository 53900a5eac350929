import { useLayoutEffect, useMemo } from 'preact/hooks';
import { haveDecimals } from '../../lib/decimal';
import { TITLES } from '../../lib/i18n/titles';
import type { SortKey } from '../../lib/ledger/select';
import { localDay } from '../../lib/local-day';
import { useText } from '../text/use-text';
import { Icon } from '../ui/Icon';
import { titleClass, useVirtualRows, VirtualTable } from '../ui/VirtualTable';
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

interface LedgerTableProps {
  readonly state: LedgerState;
  /** The list holds parcels of several accounts. */
  readonly mixed: boolean;
}

/** The parcels, of which only those that are seen are drawn: a year's list is as quick as a day's. */
export function LedgerTable({ state, mixed }: LedgerTableProps) {
  const { t } = useText();
  const { entries } = state.selected.value;
  const ticked = state.ticked.value;
  const beside = state.beside.value;
  const openId = beside?.show === 'parcel' ? beside.id : null;
  const rows = useVirtualRows(entries.length, ROW_HEIGHT);
  const toList = state.toList.value;
  useLayoutEffect(() => {
    if (!toList || rows.scroller === null) return;
    state.toList.value = false;
    rows.focus(0);
  }, [state, toList, rows.scroller]);
  const some = ticked.size > 0 && ticked.size < entries.length;

  /** Sorted by date, the first row of each day shows it; a list of one day shows none. */
  const { period } = state.filters.value;
  const oneDay = period === 'today' || period === 'yesterday';
  const byDay = state.sort.value.by === 'date';
  const saysDay = (index: number) => {
    const [entry, before] = [entries[index], entries[index - 1]];
    if (oneDay || entry === undefined) return false;
    return !byDay || before === undefined || localDay(before.createdAt) !== localDay(entry.createdAt);
  };

  const aligned = useMemo(() => haveDecimals(entries.map(({ totalPrice }) => totalPrice)), [entries]);

  const head = (
    <>
      <th class={titleClass('ledger', 'tick')} scope="col">
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
      <th class={titleClass('ledger', 'state')} scope="col">
        {t('ledger-column-label')}
      </th>
    </>
  );
  const drawEntry = (index: number) => {
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
  };
  return (
    <VirtualTable
      name="ledger"
      label={t('desk-parcels')}
      count={entries.length}
      rows={rows}
      head={head}
      draw={drawEntry}
    />
  );
}

function SortHeader({ column, state }: { readonly column: SortKey; readonly state: LedgerState }) {
  const { t } = useText();
  const { by, ascending } = state.sort.value;
  const sorted = by === column ? (ascending ? 'ascending' : 'descending') : 'none';
  return (
    <th class={titleClass('ledger', column)} scope="col" aria-sort={sorted}>
      <button type="button" class="bare ledger__sort" onClick={() => state.sortBy(column)}>
        {t(TITLES[column])}
        {sorted !== 'none' && (
          <span class={ascending ? 'ledger__up' : undefined}>
            <Icon name="chevron-down" size={12} />
          </span>
        )}
      </button>
    </th>
  );
}
