import { foldText } from './normalize';

interface Phrase {
  readonly words: readonly string[];
  readonly kind: string;
}

/** Phrases by the first of their folded words, the longest first. */
export function phraseTable(
  kinds: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, readonly Phrase[]> {
  const table = new Map<string, Phrase[]>();
  for (const [kind, phrases] of Object.entries(kinds)) {
    for (const phrase of phrases) {
      const words = foldText(phrase).split(' ');
      const [first = ''] = words;
      table.set(first, [...(table.get(first) ?? []), { words, kind }]);
    }
  }
  for (const phrases of table.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return table;
}

/** The longest phrase of a table at a word; an article, and a preposition joined to it, may be before it. */
export function phraseAt(
  table: ReadonlyMap<string, readonly Phrase[]>,
  words: readonly string[],
  at: number,
): { readonly kind: string; readonly length: number } | null {
  const word = words[at];
  if (word === undefined) return null;
  for (const first of [word, withoutArticle(word)]) {
    const found = table
      .get(first)
      ?.find((phrase) => phrase.words.every((other, place) => place === 0 || other === words[at + place]));
    if (found !== undefined) return { kind: found.kind, length: found.words.length };
  }
  return null;
}

export function withoutArticle(word: string): string {
  return word.replace(/^(?:وال|بال|فال|لل|ال)(?=...)/u, '');
}
