import { describe, expect, it } from 'vitest';
import { createBurst } from '../../../lib/handover/scan-burst';

const HELD = { ctrlKey: false, altKey: false, metaKey: false };
const codeOf = (sign: string) => (/\d/.test(sign) ? `Digit${sign}` : `Key${sign.toUpperCase()}`);

/** What is heard once these keys and Enter were pressed, so many milliseconds apart. */
function scanned(keys: readonly (readonly [key: string, code: string])[], apart: number) {
  const burst = createBurst();
  const all = [...keys, ['Enter', 'Enter'] as const];
  return all.map(([key, code], nth) => burst({ key, code, ...HELD, timeStamp: 5_000 + nth * apart })).at(-1);
}
const keysOf = (text: string) => [...text].map((sign) => [sign, codeOf(sign)] as const);

describe('a scanner’s keys', () => {
  it('are a code, whatever language the keyboard types in', () => {
    expect(scanned(keysOf('SB100049'), 20)).toEqual({
      code: 'SB100049',
      written: 'SB100049',
      byScanner: true,
    });
    const arabic = [
      ['Shift', 'ShiftLeft'],
      ['س', 'KeyS'],
      ['لا', 'KeyB'],
      ['١', 'Digit1'],
    ] as const;
    expect(scanned([...arabic, ...keysOf('00'), ['-', 'Minus']], 20)).toEqual({
      code: 'SB100-',
      written: 'سلا١00-',
      byScanner: true,
    });
  });

  it.each([
    ['pressed one by one', scanned(keysOf('SB100049'), 1_001)],
    ['a word', scanned(keysOf('delivered'), 20)],
    ['few', scanned(keysOf('SB10'), 20)],
    [
      'with a key that writes nothing among them',
      scanned([...keysOf('SB1'), ['Tab', 'Tab'], ...keysOf('0004')], 20),
    ],
  ])('are not those that are %s', (_said, heard) => {
    expect(heard).toBeNull();
  });

  it('are told from those of a hand, which takes longer from one to the next', () => {
    expect(scanned(keysOf('SB100049'), 100)?.byScanner).toBe(true);
    expect(scanned(keysOf('SB100049'), 101)).toMatchObject({ code: 'SB100049', byScanner: false });
  });

  it('are one code each', () => {
    const burst = createBurst();
    const hear = (text: string, at: number) =>
      [...keysOf(text), ['Enter', 'Enter'] as const]
        .map(([key, code], nth) => burst({ key, code, ...HELD, timeStamp: at + nth }))
        .at(-1);
    const heard = [hear('SB100049', 2_000), hear('', 2_020), hear('SB100056', 2_030)];
    expect(heard.map((one) => one?.code ?? null)).toEqual(['SB100049', null, 'SB100056']);
  });
});
