import { knownBy } from './line-keys';
import type { SheetTable } from './read-sheets';
import { linesOf, type SheetLine } from './sheet-lines';

/** The lines of a sheet, and which of them are hidden in it. */
export interface SheetLines {
  readonly lines: readonly SheetLine[];
  readonly hidden: ReadonlySet<SheetLine>;
}

/**
 * The lines as `linesOf` has them, with hidden ones among them that an order may be taken for: they have the words or the
 * phone of one that is shown, and were orders before they were hidden.
 */
export function linesAmongHidden(
  { table, heading, below }: Pick<SheetTable, 'table' | 'heading' | 'below'>,
  columns: Parameters<typeof linesOf>[2],
): SheetLines {
  const shown = new Set(table);
  const head = table[heading.row] ?? [];
  const all = below.flatMap((cells) =>
    linesOf([head, cells], 0, columns).map((line) => ({ line, isHidden: !shown.has(cells) })),
  );
  const known = new Set(all.flatMap(({ line, isHidden }) => (isHidden ? [] : knownBy(line))));
  const kept = all.filter(({ line, isHidden }) => !isHidden || knownBy(line).some((one) => known.has(one)));
  return {
    lines: kept.map(({ line }) => line),
    hidden: new Set(kept.filter(({ isHidden }) => isHidden).map(({ line }) => line)),
  };
}
