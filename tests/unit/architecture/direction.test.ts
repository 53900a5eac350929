import { describe, expect, it } from 'vitest';
import { reachableFrom, readSourceFiles } from './source-files';

const files = readSourceFiles();

/** Arrows of built code from one place to another: `from → to` for each that a rule forbids. */
function arrows(from: RegExp, to: RegExp, except?: RegExp): readonly string[] {
  return [...files.values()]
    .filter(({ path }) => from.test(path) && !except?.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, typeOnly }) => !typeOnly && to.test(target))
        .map(({ target }) => `${path} → ${target}`),
    );
}

describe('the arrows between folders go one way', () => {
  it('finds the project’s files: over no files every rule would hold', () => {
    expect(files.size).toBeGreaterThan(100);
    expect(reachableFrom('entrypoints/background/index.ts', files).size).toBeGreaterThan(50);
  });

  it('nothing imports an entrypoint, but its own files, and the scripts of stores what writes their notes', () => {
    const across = [...files.values()].flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target.startsWith('entrypoints/'))
        .filter(
          ({ target }) => target.split('/')[1] !== path.split('/')[1] || !path.startsWith('entrypoints/'),
        )
        .filter(() => !path.startsWith('tests/'))
        .filter(
          ({ target }) =>
            !/^entrypoints\/store-\w+\.ts$/.test(path) || target !== 'entrypoints/order/write-notes.ts',
        )
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(across).toEqual([]);
  });

  it('what ships imports nothing of the tests', () => {
    expect(arrows(/^(entrypoints|components|lib|assets)\//, /^tests\//)).toEqual([]);
  });

  it('lib knows no component', () => {
    expect(arrows(/^lib\//, /^components\//)).toEqual([]);
  });

  it('the readers of stores know the order, its amounts and nothing else', () => {
    const beyond = [...files.values()]
      .filter(({ path }) => path.startsWith('lib/stores/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(
            ({ target }) =>
              !target.startsWith('lib/stores/') &&
              !/^lib\/(order(-limits)?|decimal|currency)\.ts$/.test(target),
          )
          .map(({ target }) => `${path} → ${target}`),
      );
    expect(beyond).toEqual([]);
  });

  it('the background alone calls the service', () => {
    expect(
      arrows(
        /^(entrypoints|components|lib)\//,
        /^lib\/courier\//,
        /^(lib\/courier|entrypoints\/background)\//,
      ),
    ).toEqual([]);
  });

  it('the background alone can read a key; the options page alone can write one', () => {
    const readers = [...files.keys()].filter(
      (path) =>
        /^entrypoints\/[^/]+\/(index|main)\.tsx?$/.test(path) &&
        reachableFrom(path, files).has('lib/vault/vault.ts'),
    );
    expect(readers).toEqual(['entrypoints/background/index.ts']);
    const writers = [...files.keys()].filter(
      (path) =>
        /^entrypoints\/[^/]+\/(index|main)\.tsx?$/.test(path) &&
        reachableFrom(path, files).has('lib/vault/vault-write.ts'),
    );
    expect(writers).toEqual(['entrypoints/options/main.tsx']);
  });

  it('components ask the background by messages, and touch neither database nor settings', () => {
    expect(
      arrows(
        /^components\//,
        /^lib\/(courier|outbox\/(?!meaning)|storage\/db|vault\/vault|settings\/settings)/,
      ),
    ).toEqual([]);
    expect(arrows(/^components\//, /^lib\/messaging\/serve/)).toEqual([]);
  });

  it('the scripts in pages carry no zod, no texts and no database', () => {
    const scripts = [...files.keys()].filter((path) =>
      /^entrypoints\/((follow|list|order|recognise)\/index|(list|store)-[a-z]+)\.tsx?$/.test(path),
    );
    expect(scripts.length).toBeGreaterThan(10);
    const carried = scripts.flatMap((script) =>
      [...reachableFrom(script, files)].filter((path) =>
        /^(zod|idb|ky|@fluent)|^assets\/locales|^lib\/(i18n|courier|settings|shop-relay|storage|typed|vault)/.test(
          path,
        ),
      ),
    );
    expect(carried).toEqual([]);
  });

  it('the popup begins without zod: what it shows was parsed by the background', () => {
    const begun = reachableFrom('entrypoints/popup/main.tsx', files, { atOnce: true });
    expect(begun).toContain('entrypoints/popup/FormScreen.tsx');
    const parsing = [...begun].filter((path) =>
      files.get(path)?.imports.some(({ target, typeOnly }) => /^zod/.test(target) && !typeOnly),
    );
    expect(parsing).toEqual([]);
  });

  it('the script that recognises a store brings no reading with it', () => {
    const reached = [...reachableFrom('entrypoints/recognise/index.ts', files)];
    expect(reached).toContain('lib/stores/registry.ts');
    expect(reached).toContain('lib/stores/youcan/definition.ts');
    expect(reached.filter((path) => /^lib\/stores\/\w+\/(?!definition\.ts$)/.test(path))).toEqual([]);
  });

  it('the relay and what ships share the schemas in lib/relay, and nothing else', () => {
    expect(reachableFrom('relay/main.ts', files).size).toBeGreaterThan(20);
    expect(arrows(/^relay\//, /^(lib(?!\/relay\/)|entrypoints|components|assets|tests)\//)).toEqual([]);
    expect(arrows(/^(lib|entrypoints|components)\//, /^relay\//)).toEqual([]);
    expect(arrows(/^lib\/relay\//, /^(lib(?!\/relay\/)|entrypoints|components|assets)\//)).toEqual([]);
  });

  it('the practice service shares no code with what it checks', () => {
    expect(arrows(/^tests\/(sandbox|stores)\//, /^(lib|components|entrypoints)\//)).toEqual([]);
  });

  it('only the background and the pages ship the whole zod as zod/mini', () => {
    expect(arrows(/^(entrypoints|components|lib|relay)\//, /^zod$/)).toEqual([]);
  });
});

describe('what every file holds to', () => {
  const shipped = [...files.values()].filter(({ path }) =>
    /^(entrypoints|components|lib|assets)\//.test(path),
  );

  it('is short enough to hold in the head', () => {
    const long = [...files.values()]
      .filter(({ text }) => text.split('\n').length > 300)
      .map(({ path }) => path);
    expect(long).toEqual([]);
  });

  it('puts no text in as markup', () => {
    const markup = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML/;
    expect(shipped.filter(({ text }) => markup.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('does not ask whether it is built for tests', () => {
    const asks = /env\.MODE|\be2e\b/;
    expect(shipped.filter(({ text }) => asks.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('is laid out by logical properties: no left and right in class or style', () => {
    const physical = /(margin|padding|border|inset)-(left|right)|\b(text-align|float):\s*(left|right)/;
    expect(shipped.filter(({ text }) => physical.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
