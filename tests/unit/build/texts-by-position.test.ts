import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsByPosition } from '../../../lib/build/texts-by-position';
import { idsUsedByName, readSources, withPlaces } from '../../../lib/build/used-texts';
import { allLocales } from '../../../lib/i18n/all-locales';
import { LANGUAGES } from '../../../lib/i18n/language';
import { panelLocales } from '../../../lib/i18n/panel-locales';

interface Built {
  readonly resolveId: (source: string) => string | null;
  readonly load: (moduleId: string) => string | null;
  readonly transform: (code: string, moduleId: string) => { readonly code: string } | null;
  readonly buildEnd: (this: Graph) => void;
}

/** What the bundler knows of modules. */
interface Graph {
  readonly getModuleIds: () => readonly string[];
  readonly getModuleInfo: (id: string) => {
    readonly isEntry: boolean;
    readonly importedIds: readonly string[];
  };
}

const built = textsByPosition() as unknown as Built;

/** What a module exports once it is built. */
async function run(moduleId: string): Promise<Record<string, Record<string, string>>> {
  return import(/* @vite-ignore */ addressOf(built.load(moduleId) ?? '', moduleId));
}

/** The address of a module as it is built, with all that it imports. */
function addressOf(code: string, moduleId: string): string {
  const whole = code.replace(/from '([^']+)'/g, (_, source: string) => {
    const id = built.resolveId(source) ?? resolve(dirname(moduleId), `${source}.ts`);
    return `from '${addressOf(built.load(id) ?? '', id)}'`;
  });
  return `data:text/javascript,${encodeURIComponent(whole).replaceAll("'", '%27')}`;
}

/** What an id becomes where a text is asked for outright. */
function placeOf(id: string): string {
  const { code } = built.transform(`t('${id}')`, '/anywhere/components/one.tsx') ?? { code: '' };
  return code.slice('t('.length, -1);
}

describe.each(LANGUAGES)('the texts in %s as they are built', (language) => {
  it('are the ones that were written, each at its place', async () => {
    const { [language]: texts = {} } = await run(`/anywhere/assets/locales/${language}.ts`);
    const asBuilt = Object.keys(allLocales[language]).map((id) => [id, texts[placeOf(id)]]);
    expect(Object.fromEntries(asBuilt)).toEqual(allLocales[language]);
  });

  it('are under their ids too, where something asks for them by a name put together', async () => {
    const { [language]: texts = {} } = await run(`/anywhere/assets/locales/${language}.ts`);
    const named = idsUsedByName(Object.keys(allLocales[language]), readSources());
    expect(named.size).toBeGreaterThan(0);
    for (const id of named)
      expect(texts[id]).toBe(Object.entries(allLocales[language]).find(([one]) => one === id)?.[1]);
  });

  it('are under their ids in the panel', async () => {
    const { [`${language}TeachPanel`]: texts } = await run(
      `/anywhere/assets/locales/${language}/teach-panel.ts`,
    );
    expect(texts).toEqual(panelLocales[language]);
  });
});

it('nothing else is built otherwise', () => {
  for (const other of ['/assets/locales/en/bar.ts', '/assets/locales/messages.ts', '/lib/order.ts'])
    expect(built.load(other)).toBeNull();
});

describe('the popup, which has its own texts alone', () => {
  const popup = resolve('entrypoints/popup/main.tsx');
  const importing = (module: string): Graph => ({
    getModuleIds: () => [popup, resolve(module)],
    getModuleInfo: (id) => ({ isEntry: id === popup, importedIds: id === popup ? [resolve(module)] : [] }),
  });

  it('is built with what asks for those', () => {
    expect(() => built.buildEnd.call(importing('components/parcel-form/FeeBox.tsx'))).not.toThrow();
  });

  it('is not built with what asks for others', () => {
    expect(() => built.buildEnd.call(importing('components/labels/LabelsView.tsx'))).toThrow(
      /label-layout-a6/,
    );
  });
});

describe('the ids that are shipped by name', () => {
  const ids = ['fee-title', 'failure-offline', 'row-sent', 'yes', 'stores-account', 'fee-hint', 'no'];
  const namedIn = (source: string) => [...idsUsedByName(ids, source)];

  it('are those that are chosen, kept in lists or put together from a code', () => {
    expect(namedIn("t(open ? 'yes' : 'no')")).toEqual(['yes', 'no']);
    expect(namedIn("const ROWS = { sent: 'row-sent' };")).toEqual(['row-sent']);
    expect(namedIn(`const id = \`failure-\${code}\` as const;`)).toEqual(['failure-offline']);
    expect(namedIn(`t(\n  \`\${section}-account\`)`)).toEqual(['stores-account']);
  });

  it('are not those that are named outright, nor what names an element', () => {
    expect(namedIn("t('fee-title'); translator.t(\n 'yes', { count })")).toEqual([]);
    expect(namedIn(`<p id={\`\${field}-hint\`} />`)).toEqual([]);
  });
});

it('a text that is named outright stands at its place, and what is no text stays', () => {
  const places = new Map([['fee-title', 7]]);
  expect(withPlaces("t('fee-title', { fee }); t(\n  'fee-title')", places)).toBe('t(7, { fee }); t(\n  7)');
  expect(withPlaces("t('other'); set('fee-title'); lookUp('fee-title')", places)).toBe(
    "t('other'); set('fee-title'); lookUp('fee-title')",
  );
});
