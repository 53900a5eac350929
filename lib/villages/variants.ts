import { withoutArticle } from '../words/phrases';
import { DIRECTION } from './lexicon';
import { translateWords } from './names';
import { foldText } from './normalize';
import { HEBREW, isArticle } from './symbols';

/** Words to look for, and how far they are from what was written. */
export interface Variant {
  readonly words: readonly string[];
  readonly cost: number;
  /** The script it is in, where that is not the script it was written in. */
  readonly own?: number;
}

/** Two or three Latin letters that an article may have become by a slip: "Dura nl Qar". */
const SLIPPED_ARTICLE = /^(?:[a-z]l|[ae][a-z]|[a-z][ae]l|[ae][a-z]l|[ae]l[a-z]|[a-z]a[shtrznd]h?)$/;
const SLIP = 0.7;

/** The words themselves, and with what may be an article spelled wrong as one. */
export function variantsOf(words: readonly string[]): Variant[] {
  const variants: Variant[] = [{ words: translateWords(words), cost: 0 }];
  const slip = words.findIndex((word, at) => at < words.length - 1 && SLIPPED_ARTICLE.test(word));
  if (slip >= 0 && !isArticle(words[slip] ?? '', words[slip + 1])) {
    variants.push({ words: translateWords(words.with(slip, 'ال')), cost: SLIP });
  }
  for (const long of inFull(words)) variants.push({ words: translateWords(long), cost: SHORTENED });
  const letters = readConsonants(words);
  if (letters !== null) variants.push({ words: letters, cost: CONSONANTS_ALONE, own: HEBREW });
  return variants;
}

/** In letters: more than the name as it is, less than any other name. */
const SHORTENED = 0.05;
const KINDS = ['مخيم', 'خربه'];
const ENDS = [...new Set(DIRECTION.words.map(foldText))];

/** "م. بلاطة", "عصيرة ق.": with the word in full that a lone letter before a name or behind it begins. */
function inFull(words: readonly string[]): readonly (readonly string[])[] {
  const last = words.length - 1;
  if (last < 1) return [];
  return [
    ...KINDS.filter((kind) => kind.charAt(0) === words[0]).map((kind) => words.with(0, kind)),
    ...ENDS.filter((end) => withoutArticle(end).charAt(0) === words[last]).map((end) =>
      words.with(last, end),
    ),
  ];
}

/** What ال becomes by one wrong letter, and what is left of the word. */
const ARTICLE_SLIPS = [/^ا[^ل]ل(?=...)/u, /^[^ا]ال(?=...)/u, /^ا[^ل](?=...)/u, /^[^ا]ل(?=...)/u];
const ARTICLE_SLIP = 0.95;

/** The words with a first word that may begin with an article spelled wrong as one that does: "اسدوحة". */
export function slippedArticles([first = '', ...others]: readonly string[]): Variant[] {
  return ARTICLE_SLIPS.filter((slip) => slip.test(first)).map((slip) => ({
    words: translateWords([first.replace(slip, 'ال'), ...others]),
    cost: ARTICLE_SLIP,
  }));
}

/** Letters of catalogues that write Hebrew and Arabic without vowels, and below each what it stands for: "dlyt l krml". */
const LATIN_CONSONANTS = 'bcdfghjklmnpqrstvwyz';
const HEBREW_CONSONANTS = 'בכדפגהגכלמנפקרשתוויז';
const CONSONANTS_ALONE = 0.2;

/** Latin words without a vowel as words of a script that has none; `null` where there is one. */
function readConsonants(words: readonly string[]): readonly string[] | null {
  const read: string[] = [];
  for (const [at, word] of words.entries()) {
    let letters = '';
    for (const letter of word) {
      const consonant = LATIN_CONSONANTS.indexOf(letter);
      if (consonant < 0) return null;
      letters += HEBREW_CONSONANTS.charAt(consonant);
    }
    read.push(word === 'l' && at < words.length - 1 ? 'אל' : letters);
  }
  return read;
}
