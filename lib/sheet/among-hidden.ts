import { plainText } from '../parcel/plain-text';
import { joinedLines } from './joined-lines';
import { knownBy } from './line-keys';
import type { SheetTable } from './read-sheets';
import { linesOf, type SheetLine } from './sheet-lines';

export interface SheetLines {
  readonly lines: readonly SheetLine[];
  readonly hidden: ReadonlySet<SheetLine>;
}

/**
 * With hidden lines among them that an order may be taken for: they have the words or the phone of one that is shown,
 * and were orders before. One with the number of one that is shown is the same order.
 */
export function linesAmongHidden(
  { table, heading, below }: Pick<SheetTable, 'table' | 'heading' | 'below'>,
  columns: Parameters<typeof linesOf>[2],
): SheetLines {
  const shown = new Set(table);
  const head = table[heading.row] ?? [];
  const all = joinedLines(
    below.flatMap((cells) =>
      linesOf([head, cells], 0, columns).map((line) => ({ line, isHidden: !shown.has(cells) })),
    ),
  );
  const orders = all.filter(({ isHidden }) => !isHidden).map(({ line }) => line);
  const known = new Set(orders.flatMap(knownBy));
  const numbers = new Set(orders.map(numberOf).filter((number) => number !== ''));
  const isTakenFor = (line: SheetLine) =>
    !numbers.has(numberOf(line)) && knownBy(line).some((one) => known.has(one));
  const kept = all.filter(({ line, isHidden }) => !isHidden || isTakenFor(line));
  return {
    lines: kept.map(({ line }) => line),
    hidden: new Set(kept.filter(({ isHidden }) => isHidden).map(({ line }) => line)),
  };
}

const numberOf = ({ number = '' }: SheetLine) => plainText(number);
