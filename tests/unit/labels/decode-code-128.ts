/**
 * Reads Code 128 as a scanner does, from the widths of bars and spaces (ISO/IEC 15417, its table of patterns), with
 * its check character. Of our own, so that it cannot share a mistake with what draws the code.
 */
const PATTERNS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  );
const STOP = '2331112';
const START = { 103: 'A', 104: 'B', 105: 'C' } as const;
type CodeSet = 'A' | 'B' | 'C';

/** @throws Error that says what is not as it should be. */
export function decodeCode128(modules: readonly boolean[]): string {
  const widths = runsOf(modules);
  const text = widths.join('');
  if (!text.endsWith(STOP)) throw new Error('no stop');
  const values: number[] = [];
  for (let at = 0; at < text.length - STOP.length; at += 6) {
    const value = PATTERNS.indexOf(text.slice(at, at + 6));
    if (value < 0) throw new Error(`no pattern ${text.slice(at, at + 6)}`);
    values.push(value);
  }
  const check = values.pop();
  const [start = -1, ...data] = values;
  const sum = data.reduce((total, value, index) => total + value * (index + 1), start) % 103;
  if (sum !== check) throw new Error(`check ${check} is not ${sum}`);
  return readValues(START[start as keyof typeof START], data);
}

function readValues(start: CodeSet | undefined, data: readonly number[]): string {
  if (start === undefined) throw new Error('no start');
  let set = start;
  let text = '';
  for (const value of data) {
    if (set !== 'C' && value === 99) set = 'C';
    else if (set !== 'B' && value === 100) set = 'B';
    else if (set !== 'A' && value === 101) set = 'A';
    else if (set === 'C') text += String(value).padStart(2, '0');
    else if (value < 64) text += String.fromCharCode(value + 32);
    else if (set === 'B' && value < 96) text += String.fromCharCode(value + 32);
    else throw new Error(`value ${value} in code set ${set}`);
  }
  return text;
}

/** Lengths of bars and spaces by turns, in modules; quiet zones around them are cut off. */
function runsOf(modules: readonly boolean[]): readonly number[] {
  const from = modules.indexOf(true);
  const inked = modules.slice(from, modules.lastIndexOf(true) + 1);
  return inked
    .map((dark) => (dark ? '1' : '0'))
    .join('')
    .match(/1+|0+/g)
    ?.map(({ length }) => length) as number[];
}
