import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutants } from '../../faults/mutants.ts';
import { defences } from '../../mutants/defences.ts';

describe('the defences and rules that `npm run mutants` and `npm run faults -- --mutants` take out', () => {
  it('have one name each', () => {
    const names = defences.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('each stand where their patch looks for them, once', () => {
    const rules = Object.entries(mutants).map(([name, { patches }]) => ({ name, patches }));
    const astray = [...defences, ...rules].flatMap(({ name, patches }) =>
      patches.filter(({ file, from }) => countIn(file, from) !== 1).map(({ file }) => `${name}: ${file}`),
    );
    expect(astray).toEqual([]);
  });

  it('each name tests that are there', () => {
    const missing = defences.flatMap(({ name, tests }) =>
      tests.filter((file) => !existsSync(file)).map((file) => `${name}: ${file}`),
    );
    expect(missing).toEqual([]);
  });
});

function countIn(file: string, text: string): number {
  return existsSync(file) ? readFileSync(file, 'utf8').split(text).length - 1 : 0;
}
