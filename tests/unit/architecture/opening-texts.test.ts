import { describe, expect, it, vi } from 'vitest';
import { allLocales } from '../../../lib/i18n/all-locales';
import { createOpeningTranslator, openingLocales } from '../../../lib/i18n/opening-translator';
import { reachableFrom, readSourceFiles } from './source-files';
import { textsUsed } from './used-texts';

const files = readSourceFiles();
const openingTexts = openingLocales.en();
const others = Object.keys(allLocales.en).filter((id) => !Object.hasOwn(openingTexts, id));

/** The other pages' texts that a file of the project asks for. */
const otherTextsOf = (path: string) => textsUsed(others, files.get(path)?.text ?? '');

describe('the popup, which comes with its own texts alone', () => {
  it('asks for no others, in none of the files that it loads', () => {
    const reached = [...reachableFrom('entrypoints/popup/main.tsx', files)];
    const sources = reached.filter((path) => /^(lib|components|entrypoints)\//.test(path));
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap((path) => otherTextsOf(path).map((id) => `${path}: ${id}`))).toEqual([]);
  });

  it('gathers those of the language that it speaks alone', () => {
    const gathered = (['ar', 'en', 'he'] as const).filter((language) => {
      const texts = vi.spyOn(openingLocales, language);
      createOpeningTranslator('he');
      return texts.mock.calls.length > 0;
    });
    expect(gathered).toEqual(['he']);
    vi.restoreAllMocks();
  });

  it('would be found out if it did', () => {
    expect(otherTextsOf('entrypoints/desk/labels/LabelPage.tsx')).toContain('label-layout-a6');
  });
});

describe('the texts that a source asks for', () => {
  const ids = ['fee-title', 'failure-offline', 'row-sent', 'yes', 'stores-account', 'fee-hint', 'no'];

  it('are named outright, chosen, kept in lists or put together from a code', () => {
    expect(textsUsed(ids, "t('fee-title', { fee })")).toEqual(['fee-title']);
    expect(textsUsed(ids, "t(open ? 'yes' : 'no')")).toEqual(['yes', 'no']);
    expect(textsUsed(ids, "const ROWS = { sent: 'row-sent' };")).toEqual(['row-sent']);
    expect(textsUsed(ids, `const id = \`failure-\${code}\` as const;`)).toEqual(['failure-offline']);
    expect(textsUsed(ids, `t(\n  \`\${section}-account\`)`)).toEqual(['stores-account']);
  });

  it('are not the ids of elements', () => {
    expect(textsUsed(ids, `<p id={\`\${field}-hint\`} />`)).toEqual([]);
  });
});
