import { splitAmount } from '../shown-amounts';
import type { ProductRow, TotalRow } from './places';

export interface ShownLine {
  readonly name: string | null;
  readonly quantity: string;
  readonly each: string;
  readonly all: string;
}

export interface ShownTotal {
  readonly title: string;
  readonly amount: string;
}

/**
 * A row of products. The versions have different columns, so a row is read by what stands in it: its last three
 * numbers are the quantity, the price of one and of all, which are used when one multiplies to the other (see
 * `readMoney`). None for a row of something else.
 */
export function readProductRow(row: ProductRow): readonly ShownLine[] {
  const texts = row.lines('cells');
  const numbers = texts.flatMap((text, index) => (splitAmount(text) === null ? [] : [index])).slice(-3);
  const [quantityAt, eachAt, allAt] = numbers;
  if (quantityAt === undefined || eachAt === undefined || allAt === undefined) return [];
  const [name = null, other] = row.all('links');
  return [
    {
      name: other === undefined ? name : null,
      quantity: row.all('counted')[0] ?? texts[quantityAt] ?? '',
      each: texts[eachAt] ?? '',
      all: texts[allAt] ?? '',
    },
  ];
}

/** A row of totals: its title, whatever that says, and one amount. */
export function readTotalRow({ all, line }: TotalRow): ShownTotal {
  return { title: line('title'), amount: all('amount')[0] ?? '' };
}
