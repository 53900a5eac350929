import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { digestOf, KeptRun } from '../../faults/kept-run';

const folder = mkdtempSync(join(tmpdir(), 'shahna-kept-'));
const file = join(folder, 'not-there-yet', 'run.json');
afterAll(() => rmSync(folder, { recursive: true }));

describe('a long run that was stopped', () => {
  it('goes on with what each of its parts had shown', () => {
    const first = KeptRun.open<number>(file, 'ten trials');
    expect(first.shownBy('one')).toEqual([]);
    first.keep('one', [1, 2]);
    first.keep('other', [3]);
    const next = KeptRun.open<number>(file, 'ten trials');
    expect([next.shownBy('one'), next.shownBy('other')]).toEqual([[1, 2], [3]]);
  });

  it('begins anew where something else was asked for, and once it was done', () => {
    expect(KeptRun.open<number>(file, 'twenty trials').shownBy('one')).toEqual([]);
    KeptRun.open<number>(file, 'ten trials').remove();
    expect(KeptRun.open<number>(file, 'ten trials').shownBy('one')).toEqual([]);
  });

  it('begins anew where what it is about was changed', () => {
    const build = join(folder, 'build');
    mkdirSync(join(build, 'scripts'), { recursive: true });
    writeFileSync(join(build, 'scripts', 'order.js'), 'one');
    const before = digestOf(build);
    expect(digestOf(build)).toBe(before);
    writeFileSync(join(build, 'scripts', 'order.js'), 'two');
    expect(digestOf(build)).not.toBe(before);
  });
});
