import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The stories with parts that are told in one browser. */
const toldOnce = globSync('tests/e2e/*.test.ts')
  .filter((file) => /\b(?:toldOnce|inOneBrowser)\(/.test(readFileSync(file, 'utf8')))
  .map((file) => file.replaceAll('\\', '/').slice('tests/'.length))
  .toSorted();

/** Each row's story, and its four cells. */
const rows = readFileSync('tests/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('what is told in one browser alone', () => {
  it('stands in the list, with what probes the other and why it is the same there, and nothing else does', () => {
    const listed = rows.map(([story = '']) => /\]\((.+)\)/.exec(story)?.[1]);
    expect(listed.toSorted()).toEqual(toldOnce);
    expect(rows.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  });
});
