/** What is made of an object once, and kept as long as the object is. */
export function madeOnce<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const kept = new WeakMap<Of, Made>();
  return (of) => {
    const made = kept.get(of) ?? make(of);
    kept.set(of, made);
    return made;
  };
}

/** Answers that are kept of one index: more than an order asks for. */
const MOST_KEPT = 2_000;

/** The same answers, of which the last are kept for each index: one order asks for the same words several times. */
export function remembered<Index extends object, Answer extends object | null>(
  read: (index: Index, words: readonly string[]) => Answer,
): (index: Index, words: readonly string[]) => Answer {
  const kept = new WeakMap<Index, Map<string, Answer>>();
  return (index, words) => {
    const answers = kept.get(index) ?? new Map<string, Answer>();
    kept.set(index, answers);
    const key = words.join(' ');
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = read(index, words);
    if (answers.size >= MOST_KEPT) answers.clear();
    answers.set(key, answer);
    return answer;
  };
}
