import { factValue } from '../../order';
import { controlValue } from '../controls';
import { lineOf } from '../elements';
import { lineFact } from '../facts';
import { splitAmount } from '../shown-amounts';
import { cleanLine } from '../text';
import type { ShownLine, ShownTotal } from './shown-order';

/**
 * A row of products. The versions have different columns, so a row is read by what stands in it: its last three
 * numbers are the quantity, the price of one and of all, which are used when one multiplies to the other (see
 * `readMoney`). `null` for a row of something else.
 */
export function readProductRow(row: Element): ShownLine | null {
  const [first, ...cells] = row.children;
  if (first === undefined) return null;
  const texts = cells.map(lineOf);
  const numbers = texts.flatMap((text, index) => (splitAmount(text) === null ? [] : [index])).slice(-3);
  const [quantityAt, eachAt, allAt] = numbers;
  if (quantityAt === undefined || eachAt === undefined || allAt === undefined) return null;
  const counted = row.querySelector('input[type="hidden"][name$="[quantity]"]');
  return {
    name: readName(first),
    model: quantityAt > 0 ? (texts[quantityAt - 1] ?? null) : readModel(first),
    quantity: counted === null ? (texts[quantityAt] ?? '') : (controlValue(counted) ?? ''),
    each: texts[eachAt] ?? '',
    all: texts[allAt] ?? '',
  };
}

/** The product's link; its options stand around it in small print. */
function readName(cell: Element): string | null {
  const [link, other] = cell.querySelectorAll('a');
  return other === undefined ? (link?.textContent ?? null) : null;
}

/** 4.1 has no column for it: the first of the small lines that is no option, behind its translated label. */
function readModel(cell: Element): string | null {
  const line = [...cell.querySelectorAll('li')].find((one) => one.querySelector('[id*="-option-"]') === null);
  const [, model] = /^[^:]*: ?(.+)$/.exec(cleanLine(line?.querySelector('small')?.textContent ?? '')) ?? [];
  return factValue(lineFact(model, 'labelled-text'));
}

/** A row of totals: its title, whatever that says, and one amount. */
export function readTotalRow(row: Element): ShownTotal {
  const amount = row.childElementCount === 2 ? row.lastElementChild?.textContent : null;
  return { title: lineOf(row.firstElementChild), amount: amount ?? '' };
}
