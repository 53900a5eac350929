/**
 * Reads a QR code as a camera's program does once it has found the modules (ISO/IEC 18004), versions 1 to 6 at level
 * M, every block checked by its error correction. Of our own, so that it cannot share a mistake with what draws it.
 */
type Rows = readonly (readonly boolean[])[];

/** Of each version: blocks, data codewords and correction codewords of each. */
const BLOCKS = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
] as const;
const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const FORMAT_MASK = 0b101010000010010;

/**
 * @param rows without the quiet zone.
 * @throws Error that says what is not as it should be.
 */
export function decodeQr(rows: Rows): string {
  const version = (rows.length - 17) / 4;
  const [blocks, data, correction] = BLOCKS[version - 1] ?? [];
  if (blocks === undefined || data === undefined || correction === undefined) {
    throw new Error(`version ${version}`);
  }
  const codewords = readCodewords(rows, readMask(rows));
  const read = Array.from({ length: blocks }, (_, block) => {
    const own = Array.from({ length: data + correction }, (__, at) => codewords[at * blocks + block] ?? 0);
    for (let power = 0; power < correction; power += 1) {
      if (evaluate(own, power) !== 0) throw new Error(`block ${block} is broken`);
    }
    return own.slice(0, data);
  });
  return readSegments(read.flat());
}

/** Along row 8 from its start, then up column 8; the timing lines are left out. */
function readMask(rows: Rows): (y: number, x: number) => boolean {
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => [8, x] as const);
  const upward = [7, 5, 4, 3, 2, 1, 0].map((y) => [y, 8] as const);
  const bits =
    [...places, ...upward].reduce((all, [y, x]) => all * 2 + Number(rows[y]?.[x]), 0) ^ FORMAT_MASK;
  if (bits >> 13 !== 0) throw new Error('not level M');
  const mask = MASKS[(bits >> 10) & 7];
  if (mask === undefined) throw new Error('no mask');
  return mask;
}

function readCodewords(rows: Rows, mask: (y: number, x: number) => boolean): readonly number[] {
  const size = rows.length;
  const bits: boolean[] = [];
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const upward = isUpward(right, size);
    for (let step = 0; step < size; step += 1) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFunction(y, x, size)) bits.push((rows[y]?.[x] ?? false) !== mask(y, x));
      }
    }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    numberOf(bits.slice(at * 8, at * 8 + 8)),
  );
}

/** Two columns up, two down; the upright timing line is stepped over. */
function isUpward(right: number, size: number): boolean {
  const pair = right > 6 ? (size - 1 - right) / 2 : (size - 2 - right) / 2;
  return pair % 2 === 0;
}

/** Corners with what lies around them, the timing lines, and the small square of versions 2 to 6. */
function isFunction(y: number, x: number, size: number): boolean {
  if (y === 6 || x === 6) return true;
  if ((y < 9 && x < 9) || (y < 9 && x >= size - 8) || (y >= size - 8 && x < 9)) return true;
  return size > 21 && Math.abs(y - (size - 7)) <= 2 && Math.abs(x - (size - 7)) <= 2;
}

/** A block as a polynomial at a power of 2, in the field of 256 elements: 0 for every power where it is whole. */
function evaluate(codewords: readonly number[], power: number): number {
  let root = 1;
  for (let times = 0; times < power; times += 1) root = multiply(root, 2);
  return codewords.reduce((sum, codeword) => multiply(sum, root) ^ codeword, 0);
}

function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

function readSegments(data: readonly number[]): string {
  const bits = data.flatMap((codeword) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((codeword >> bit) & 1) === 1),
  );
  let at = 0;
  const take = (count: number) => {
    at += count;
    return numberOf(bits.slice(at - count, at));
  };
  let text = '';
  for (let mode = take(4); mode !== 0 && at < bits.length; mode = take(4)) {
    if (mode === 1) {
      for (let left = take(10); left > 0; left -= 3) {
        const digits = Math.min(left, 3);
        text += String(take([0, 4, 7, 10][digits] ?? 0)).padStart(digits, '0');
      }
    } else if (mode === 2) {
      for (let left = take(9); left > 0; left -= 2) {
        const value = take(left > 1 ? 11 : 6);
        text += left > 1 ? `${LETTERS[Math.floor(value / 45)]}${LETTERS[value % 45]}` : LETTERS[value];
      }
    } else if (mode === 4) {
      const bytes = Uint8Array.from({ length: take(8) }, () => take(8));
      text += new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } else throw new Error(`mode ${mode}`);
  }
  return text;
}

function numberOf(bits: readonly boolean[]): number {
  return bits.reduce((number, bit) => number * 2 + Number(bit), 0);
}
