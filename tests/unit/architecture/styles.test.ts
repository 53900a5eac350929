import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What `labels.css` takes off the page that is printed is the page's own. */
const PRINTED = ['.desk', '.desk__main', '.desk__top', '.rail', '.practice-band'];

/**
 * Sections of the desk bring their sheets when they are first opened, and these stay: a class of one name in two of
 * them looks right in the section that is opened first and wrong in the next.
 */
it('a class is given its looks by one style sheet', () => {
  const sheets = globSync('assets/styles/*.css');
  expect(sheets.length).toBeGreaterThan(10);
  const of = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    const css = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '');
    for (const [selectors = ''] of css.matchAll(/[^{};]+(?=\{)/g)) {
      for (const selector of selectors.split(',').map((one) => one.trim())) {
        if (!/^\.[\w-]+$/.test(selector) || PRINTED.includes(selector)) continue;
        of.set(selector, (of.get(selector) ?? new Set()).add(sheet));
      }
    }
  }
  const twice = [...of].filter(([, where]) => where.size > 1).map(([name, where]) => [name, ...where]);
  expect(twice).toEqual([]);
});
