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

/**
 * What a page's `@font-face` gives a name is drawn in the page's font, also within our roots: there another village would
 * be read than is shipped. A page can give a generic family no font; for Chromium and Firefox `ui-monospace` is none.
 */
it('what stands in a page names no font', () => {
  const PALETTE = 'assets/styles/palette.css';
  const sheets = [PALETTE, ...globSync('entrypoints/{order,list,teach}/*.css')];
  expect(sheets.length).toBeGreaterThan(4);
  const generic = /^(inherit|initial|system-ui|sans-serif|monospace)$/;
  const named = sheets.flatMap((sheet) => {
    const css = readFileSync(sheet, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .replace(`@import "../../${PALETTE}";`, '');
    const fonts = [...css.matchAll(/[{;\s]font(?:-family)?:\s*([^;}]+)/g)].flatMap(([, value = '']) =>
      // The first family stands behind the size.
      value.split(',').map(
        (family) =>
          family
            .trim()
            .split(/\s+(?=\S+$)/)
            .at(-1) ?? '',
      ),
    );
    return [...fonts.filter((family) => !generic.test(family)), ...(/@font-face|@import/.exec(css) ?? [])];
  });
  expect(named).toEqual([]);
});

/** A page's own part that opens has the sign and the colour of every other one, and not the browser's triangle. */
it('what opens and closes in our own pages is one part', () => {
  const sources = globSync('{components,entrypoints}/**/*.tsx');
  const own = sources.filter((path) => !path.startsWith('entrypoints/teach/'));
  const folding = own.filter((path) => readFileSync(path, 'utf8').includes('<details'));
  expect(folding).toEqual(['components/ui/Disclosure.tsx']);
});

/** A rule of every element in a language takes from each what the element around it gives: a tag's, a heading's own lines. */
it('a language’s lines are its page’s, and within them each part keeps its own', () => {
  const ofAll = globSync('assets/styles/*.css').flatMap((sheet) => {
    const css = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '');
    const selectors = [...css.matchAll(/[^{};]+(?=\{)/g)].flatMap(([all = '']) => all.split(','));
    return selectors.map((one) => one.trim()).filter((one) => /^(?:\*|:where\(\*\))?:lang\(/.test(one));
  });
  expect(ofAll).toEqual([]);
});
