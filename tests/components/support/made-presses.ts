type Standing = (at: number) => 'stood' | 'too-soon' | 'not-seen';

const presses = { allCount: false, areBegun: true };

/** No person makes a test's presses: they count by how long what they ship has stood, or all of them. */
export function watchPresses({ standing }: { readonly standing: Standing }) {
  const judgeKeys = () => {
    const verdict = presses.allCount ? 'stood' : standing(performance.now());
    return verdict === 'stood' ? null : verdict;
  };
  const judge = () => (presses.areBegun ? judgeKeys() : 'not-begun');
  return { watch: () => undefined, judge, judgeKeys, begunAt: () => null };
}

/** A person's presses count by how long what they press has stood. */
export function hurry(): void {
  Object.assign(presses, { allCount: false, areBegun: true });
}

/** A person takes their time: each press counts. */
export function takeTime(): void {
  presses.allCount = true;
}

/** Presses come without a pointer or a key before them. */
export function beginNoPress(): void {
  presses.areBegun = false;
}
