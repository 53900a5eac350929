import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packTables } from '../../../lib/words/pack';
import { readTables } from '../../../lib/words/packed';
import { readWordTable } from '../../../lib/words/table';
import { wordsOf } from '../../../lib/words/words';

const FILE = (name: string) => new URL(`../../../assets/words/${name}.tsv`, import.meta.url);
const words = readWordTable('words.tsv', readFileSync(FILE('words'), 'utf8'));
const classes = readWordTable('classes.tsv', readFileSync(FILE('classes'), 'utf8'));
const classesOf = (cell = '') => cell.split(' ');

/** Rows of a word that has one already, as who added them is told: letters that people do not tell apart are one. */
function findDoubles(rows: typeof words): readonly string[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ word = '' }, at) => {
    const same = word.toLowerCase().replace(/[أإآ]/g, 'ا').replaceAll('ة', 'ه');
    const first = seen.get(same);
    if (first === undefined) seen.set(same, at);
    return first === undefined
      ? []
      : [`line ${at + 2}: ${word} is in line ${first + 2} already: add its classes there`];
  });
}

const LETTERS = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  en: /^[^\p{Script=Arabic}\p{Script=Hebrew}]+$/u,
  'ar-Latn': /^[^\p{Script=Arabic}\p{Script=Hebrew}]+$/u,
  'he-Latn': /^[^\p{Script=Arabic}\p{Script=Hebrew}]+$/u,
  '-': /^[^\p{L}]+$|^[×x]$/u,
};

describe('the table of words', () => {
  it('has each word in one row', () => {
    expect(findDoubles(words)).toEqual([]);
  });

  it('names the row that is a double, though its letters are written another way', () => {
    const added = { word: 'حاره', classes: 'street-sign', language: 'ar', source: 'hand' };
    expect(findDoubles([...words, added])).toEqual([
      expect.stringMatching(/^line \d+: حاره is in line \d+ already: add its classes there$/u),
    ]);
  });

  it('is of classes that are described, and describes none that no word has', () => {
    const described = new Set(classes.map((row) => row.class));
    const used = new Set(words.flatMap((row) => classesOf(row.classes)));
    expect([...used].filter((one) => !described.has(one))).toEqual([]);
    expect([...described].filter((one) => !used.has(one ?? ''))).toEqual([]);
  });

  it('names each word’s language, whose letters it is written in', () => {
    const wrong = words.filter(
      ({ word = '', language = '' }) => !LETTERS[language as keyof typeof LETTERS]?.test(word),
    );
    expect(wrong.map(({ word }) => word)).toEqual([]);
  });

  it('says where each word is from', () => {
    expect(new Set(words.flatMap(({ source = '' }) => source.split(' ')))).toEqual(
      new Set(['hand', 'UNRWA']),
    );
  });

  it('has governorates border on each other both ways', () => {
    const regions = readWordTable('regions.tsv', readFileSync(FILE('regions'), 'utf8'));
    const pairs = regions.flatMap(({ codes = '', touches = '' }) =>
      touches === '-' ? [] : touches.split(' ').map((other) => [codes.split(' ')[0], other]),
    );
    const oneWay = pairs.filter(([from, to]) => !pairs.some(([a, b]) => a === to && b === from));
    expect(pairs.length).toBeGreaterThan(0);
    expect(oneWay).toEqual([]);
  });

  it('names the line that lacks a value', () => {
    expect(() => readWordTable('words.tsv', 'word\tclasses\nحارة')).toThrow('words.tsv, line 2');
  });
});

describe('the packed words', () => {
  it('are all of the table’s, by class', () => {
    for (const name of new Set(words.flatMap((row) => classesOf(row.classes)))) {
      const written = words.filter((row) => classesOf(row.classes).includes(name)).map(({ word }) => word);
      expect(new Set(wordsOf(name))).toEqual(new Set(written));
    }
  });

  it('have no comma in a word, which would part it', () => {
    expect(words.filter(({ word = '' }) => word.includes(','))).toEqual([]);
    expect(packTables(readTables()).words).not.toMatch(/\t/);
  });

  it('know no class that is not in the table', () => {
    expect(() => wordsOf('no-such')).toThrow('no-such');
  });
});
