/** Rows of a keyboard, in Arabic and in Latin letters: what stands side by side is pressed for each other. */
const KEYS = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that are written for each other. */
const ALIKE: Readonly<Record<string, string>> = {
  ا: 'أ',
  أ: 'ا',
  ة: 'ه',
  ي: 'ى',
  ق: 'ك',
  ط: 'ت',
  س: 'ص',
  ص: 'س',
  ح: 'ه',
  e: 'i',
  i: 'e',
  o: 'u',
  u: 'o',
  a: 'e',
  q: 'k',
  h: 'e',
};

type Slip = (text: string, at: number, draw: (of: number) => number) => string;

function neighbourOf(letter: string, draw: (of: number) => number): string {
  const row = KEYS.find((keys) => keys.includes(letter)) ?? letter;
  const at = row.indexOf(letter);
  const beside = [row[at - 1], row[at + 1]].filter((key) => key !== undefined);
  return beside[draw(beside.length || 1)] ?? letter;
}

const put = (text: string, at: number, length: number, letters: string) =>
  text.slice(0, at) + letters + text.slice(at + length);

/** How people mistype: a letter left out, typed twice, changed with the next, the next key pressed, one written for another. */
const SLIPS: readonly Slip[] = [
  (text, at) => put(text, at, 1, ''),
  (text, at) => put(text, at, 1, (text[at] ?? '').repeat(2)),
  (text, at) => put(text, at, 2, [...text.slice(at, at + 2)].reverse().join('')),
  (text, at, draw) => put(text, at, 1, neighbourOf(text[at] ?? '', draw)),
  (text, at) => put(text, at, 1, ALIKE[text[at] ?? ''] ?? text[at] ?? ''),
];

/** What is typed for a name with one slip: `each` of every kind, the same for a seed; each once, and none that is the name. */
export function slipsOf(name: string, each: number, seed: number): readonly string[] {
  let state = seed;
  const draw = (of: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % of;
  };
  const typed = SLIPS.flatMap((slip) =>
    Array.from({ length: each }, () => slip(name.toLowerCase(), draw(name.length), draw)),
  );
  return [...new Set(typed)].filter((text) => text !== name.toLowerCase());
}
