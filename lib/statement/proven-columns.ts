import { isSameAmount } from '../decimal';
import { areEnough, type Columns } from './columns';
import type { BookedParcel } from './judge';
import { readAmount } from './read-amount';
import { codeKey, isContradictory, readLines } from './statement';

/** Lines that name parcels of the books; of fewer, equal amounts may be chance. */
const ENOUGH = 3;

/**
 * Whether the books prove what the columns were taken for: most lines name our parcels, most of those say a fee and
 * the amount that was to be collected, no other column says it as well, and what is paid is what was collected less
 * the fee.
 */
export function areProven(
  table: readonly (readonly string[])[],
  headingRow: number,
  columns: Columns,
  parcels: readonly BookedParcel[],
): boolean {
  if (!areEnough(columns) || columns.collected === null || columns.fee === null) return false;
  const lines = readLines(table, headingRow, columns).filter(({ isTotal }) => !isTotal);
  const totals = new Map(
    parcels.flatMap(({ code, totalPrice }) =>
      totalPrice === null ? [] : [[codeKey(code), totalPrice] as const],
    ),
  );
  const named = lines.filter(({ code }) => code !== null && totals.has(codeKey(code)));
  if (named.length < ENOUGH || !isMost(named.length, lines.length) || lines.some(isContradictory))
    return false;
  const agree = (column: number) =>
    named.filter(({ row, code }) => {
      const amount = readAmount(table[row - 1]?.[column] ?? '');
      const total = totals.get(codeKey(code ?? ''));
      return amount !== null && total !== undefined && isSameAmount(amount, total);
    }).length;
  const others = (table[headingRow] ?? [])
    .map((_, column) => column)
    .filter((column) => column !== columns.collected);
  const withFee = named.filter(({ fee }) => fee !== null);
  return (
    isMost(withFee.length, named.length) &&
    isMost(agree(columns.collected), named.length) &&
    !others.some((column) => isMost(agree(column), named.length))
  );
}

function isMost(count: number, of: number): boolean {
  return 2 * count > of;
}
