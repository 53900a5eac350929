import type { CustomField } from '../order';
import { lineOf } from './elements';
import { cleanLabel } from './form-fields';
import { cleanLine } from './text';

/** Where a label stands: at the beginning of a row, as a term, at the beginning of a line. */
const LABELS = 'tr > :first-child, dt, :is(strong, b, label):first-child';

/**
 * What a page shows by a label beside it, each with a value, as fields of a shop's own: a row of two cells, a term and what it
 * means, a line that begins with its label in an element of its own.
 * @param skipped where nothing is looked for
 */
export function labelledFields(
  within: ParentNode,
  skipped: string,
  at: CustomField['at'],
): readonly CustomField[] {
  return [...within.querySelectorAll(LABELS)].flatMap((name) => {
    const label = cleanLabel(name.textContent);
    const value = label === '' || name.closest(skipped) !== null ? '' : valueBeside(name);
    return value === '' ? [] : [{ at, key: '', label, value }];
  });
}

function valueBeside(name: Element): string {
  const { nextElementSibling: next, parentElement: parent } = name;
  if (name.matches('dt')) return next?.matches('dd') ? lineOf(next) : '';
  if (name.matches('td, th')) return parent?.childElementCount === 2 ? lineOf(next) : '';
  const [label, line] = [lineOf(name), lineOf(parent)];
  // A cell that is all label is one of a row.
  return line.startsWith(label) ? cleanLine(line.slice(label.length).replace(/^\s*[:：]/, '')) : '';
}
