import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutants } from '../../faults/mutants.ts';
import { defences, readDefences } from '../../mutants/defences.ts';

describe('the defences and rules that `npm run mutants` and `npm run faults -- --mutants` take out', () => {
  it.each([
    ['defences', defences],
    ['rules', mutants],
  ])('%s have one name each', (_, all) => {
    const names = all.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('each stand where their patch looks for them, once', () => {
    const astray = [...defences, ...mutants].flatMap(({ name, patches }) =>
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

  it.each([
    ['a name without what goes wrong', '@@ rate\na.test.ts\na.ts\n- a'],
    ['no blank before its name', '@@rate: often\na.test.ts\na.ts\n- a'],
    ['nothing', ''],
    ['no test', '@@ rate: often\na.ts\n- a'],
    ['no place', '@@ rate: often\na.test.ts'],
    ['nothing that is taken out', '@@ rate: often\na.test.ts\na.ts\n+ a'],
    ['a line of neither kind', '@@ rate: often\na.test.ts\na.ts\n  a'],
  ])('are refused with %s', (_, text) => {
    expect(() => readDefences(text)).toThrow();
  });
});

function countIn(file: string, text: string): number {
  return existsSync(file) ? readFileSync(file, 'utf8').split(text).length - 1 : 0;
}
