import { foldText } from '../villages/normalize';
import { wordsOf } from './words';

interface Phrase<Kind extends string> {
  readonly words: readonly string[];
  readonly kind: Kind;
}

/** Phrases by the first of their folded words, the longest first. */
type PhraseTable<Kind extends string> = ReadonlyMap<string, readonly Phrase<Kind>[]>;

/** `classes`: of `assets/words/words.tsv`, by the kind that a phrase of them is. */
export function phraseTable<Kind extends string>(classes: Readonly<Record<Kind, string>>): PhraseTable<Kind> {
  const all = (Object.entries(classes) as [Kind, string][]).flatMap(([kind, name]) =>
    wordsOf(name).map((phrase): Phrase<Kind> => ({ words: foldText(phrase).split(' '), kind })),
  );
  return Map.groupBy(
    all.toSorted((a, b) => b.words.length - a.words.length),
    ({ words: [first = ''] }) => first,
  );
}

/** The longest phrase of a table at a word; an article, and a preposition joined to it, may be before it. */
export function phraseAt<Kind extends string>(
  table: PhraseTable<Kind>,
  words: readonly string[],
  at: number,
): { readonly kind: Kind; readonly length: number } | null {
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

export function foldedWordsOf(name: string): ReadonlySet<string> {
  return new Set(wordsOf(name).map(foldText));
}

export function withoutArticle(word: string): string {
  return word.replace(/^(?:وال|بال|فال|لل|ال)(?=...)/u, '');
}
