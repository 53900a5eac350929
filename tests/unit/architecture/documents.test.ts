import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STORES } from '../../../lib/stores/registry';
import { readSourceFiles } from './source-files';

const documents = [...globSync('*.md'), ...globSync('relay/*.md'), ...globSync('tests/**/*.md')];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The files and folders a document links to, from the project's top. */
function linkedFrom(document: string): readonly string[] {
  const targets = readFileSync(document, 'utf8').matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g);
  return Array.from(targets, ([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => join(dirname(document), target));
}

/** The commands that a document names: `npm run NAME`. */
function commandsIn(document: string): readonly string[] {
  return Array.from(
    readFileSync(document, 'utf8').matchAll(/\bnpm run (?:-s |--silent )?([\w:-]+)/g),
    ([, name = '']) => name,
  );
}

describe('the documents', () => {
  it('link to files that exist', () => {
    expect(linkedFrom('ARCHITECTURE.md').length).toBeGreaterThan(20);
    const dead = documents.flatMap((document) =>
      linkedFrom(document)
        .filter((path) => !existsSync(path))
        .map((path) => `${document} → ${path}`),
    );
    expect(dead).toEqual([]);
  });

  it('name commands that exist', () => {
    expect(commandsIn('CONTRIBUTING.md').length).toBeGreaterThan(5);
    const unknown = documents.flatMap((document) =>
      commandsIn(document)
        .filter((name) => !Object.hasOwn(scripts, name))
        .map((name) => `${document}: npm run ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('name every store that is read, where people look for theirs', () => {
    const told = ['README.md', ...['en', 'he'].map((language) => `assets/listing/${language}.ts`)];
    const unnamed = told.flatMap((document) => {
      const text = readFileSync(document, 'utf8');
      return STORES.filter(({ name }) => !text.includes(name)).map(({ name }) => `${document}: ${name}`);
    });
    expect(unnamed, 'Arabic listings have their names in Arabic').toEqual([]);
  });

  it('lead through a one-press ship in fewer than thirty files, each bound to another by an import', () => {
    const [, section = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split(
      '\n## A one-press ship, file by file\n',
    );
    const [table = ''] = section.split('\n## ');
    const listed = Array.from(
      table.matchAll(/^\| \d+ +\| \[`[^`]+`\]\(([^)]+)\)/gm),
      ([, path = '']) => path,
    );
    expect(listed.length).toBeGreaterThan(20);
    expect(listed.length).toBeLessThan(30);
    const files = readSourceFiles();
    const importsOf = (path: string) => files.get(path)?.imports.map(({ target }) => target) ?? [];
    const alone = listed.filter(
      (path) => !listed.some((other) => importsOf(path).includes(other) || importsOf(other).includes(path)),
    );
    expect(alone).toEqual([]);
  });

  it('explain at most forty terms, each once, in the alphabet’s order', () => {
    const glossary = readFileSync('ARCHITECTURE.md', 'utf8').split('\n## Glossary\n')[1] ?? '';
    const terms = Array.from(glossary.matchAll(/^\| ([a-z][a-z, ]*?) +\|/gm), ([, term = '']) => term);
    expect(terms.length).toBeGreaterThan(20);
    expect(terms.length).toBeLessThanOrEqual(40);
    expect(terms).toEqual([...new Set(terms)].toSorted());
  });
});
