import { wordsOf } from './words';

/**
 * The source of an expression for any of some words and phrases, a longer one before a shorter: "سعر القطعة" is not
 * "سعر". Letters that people do not tell apart are one (an alef with a hamza or without, ه for ة), and so are several
 * blanks. In a word `*` is any ending, and `+` repeats the letter before it.
 */
export function anyOf(phrases: Iterable<string>): string {
  const sources = [...phrases].toSorted((a, b) => b.length - a.length).map(sourceOf);
  return `(?:${[...new Set(sources)].join('|')})`;
}

/**
 * The same for the words of some classes of `assets/words/words.tsv`; those of `class+` as they stand in a text that is
 * plain, with stress too: "السعررر".
 */
export function any(...classes: readonly string[]): string {
  return anyOf(
    classes.flatMap((name) =>
      name.endsWith('+') ? wordsOf(name.slice(0, -1)).map(stressed) : wordsOf(name),
    ),
  );
}

function stressed(phrase: string): string {
  return plain(phrase).replace(/\p{L}{3}$/u, '$&+');
}

function sourceOf(phrase: string): string {
  return phrase
    .replace(/[.$]/g, '\\$&')
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' ', ' +')
    .replace(/[اأإآ]/g, '[اأإآ]')
    .replaceAll('ة', '[ةه]');
}

/** A text as people do not tell its letters apart, every letter at its place still. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/[أإآ]/g, 'ا').replaceAll('ة', 'ه').replaceAll('ى', 'ي');
}
