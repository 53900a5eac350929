import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pattern, rowsOfPatterns } from '../../../lib/words/patterns';
import { readWordTable } from '../../../lib/words/table';
import { wordsOf } from '../../../lib/words/words';

const FILE = new URL('../../../assets/words/patterns.tsv', import.meta.url);
const AMOUNTS = new URL('../../../assets/words/amounts.tsv', import.meta.url);
const LIB = new URL('../../../lib/', import.meta.url);
const rows = readWordTable('patterns.tsv', readFileSync(FILE, 'utf8')) as readonly {
  readonly pattern: string;
  readonly says: string;
  readonly example: string;
}[];
const names = [...new Set(rows.map((row) => row.pattern))];

describe('the table of patterns', () => {
  it.each(rows)(
    'has an example that its row holds: $pattern, $example',
    ({ pattern: name, says, example }) => {
      const at = rows.filter((row) => row.pattern === name).findIndex((row) => row.says === says);
      expect(rowsOfPatterns(name)[at]?.test(example) || rowsOfPatterns(name)[at]?.test(` ${example} `)).toBe(
        true,
      );
    },
  );

  it('has rows that a person can read: none of more than 200 characters', () => {
    expect(rows.filter(({ says }) => says.length > 200)).toEqual([]);
  });

  it('calls no pattern as a class of words is called', () => {
    expect(
      names.filter((name) => {
        try {
          return wordsOf(name).length > 0;
        } catch {
          return false;
        }
      }),
    ).toEqual([]);
  });

  it('has every pattern that the code names, and none that nothing names', () => {
    const code = readdirSync(LIB, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?:pasted|parcel)\/.*\.ts$/.test(file))
      .map((file) => readFileSync(new URL(file, LIB), 'utf8'))
      .join('\n');
    const named = code.matchAll(
      /(?:says|pattern|rowsOfPatterns|placesSaid|withoutSaid|lengthSaid|until)[( ]'([a-z-]+)'/g,
    );
    const ofAmounts = readWordTable('amounts.tsv', readFileSync(AMOUNTS, 'utf8')).flatMap((row) =>
      [row.before, row.behind, row.unless, row.asked].filter((name = '-') => name !== '-'),
    );
    const called = [...[...named].map(([, name]) => name), ...ofAmounts];
    expect(called.filter((name = '') => !names.includes(name))).toEqual([]);
    const inRows = new Set(rows.flatMap(({ says }) => says.match(/(?<=<[^>]*)[a-z-]+(?=[^<]*>)/g) ?? []));
    const isCalled = (name: string) => ofAmounts.includes(name) || code.includes(`'${name}'`);
    expect(names.filter((name) => !inRows.has(name) && !isCalled(name))).toEqual([]);
  });

  it('knows no pattern that it has not', () => {
    expect(() => pattern('no-such')).toThrow('no-such');
  });
});
