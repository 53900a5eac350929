import { COUNTRY_WORDS, LANDMARK_WORDS, STREET_ENDINGS } from './lexicon';
import { isHeadWord } from './names';
import { foldText, foldWrittenWords, type WrittenWord } from './normalize';

export type AddressField = 'city' | 'state' | 'address';

/** Words of an address that may name a place, in a row with nothing between them. */
export interface AddressPiece {
  readonly field: AddressField;
  /** Folded. */
  readonly words: readonly string[];
  /** The same words as they were written. */
  readonly written: readonly string[];
}

const LANDMARKS = new Set(LANDMARK_WORDS.map(foldText));
const ENDINGS = new Set(STREET_ENDINGS.map(foldText));
const NUMBER_WORD = foldText('رقم');
const COUNTRIES = new Set(COUNTRY_WORDS.map(foldText));
const HARD_SEPARATOR = /[,،;؛/\\()[\]{}|\n\r\t•·–—:]|\s[-־]\s?|[-־]\s/u;
/** More than any address has, in UTF-16 units: what comes after is not read. */
const LONGEST_FIELD = 400;
/** Numbers of houses, flats and floors: "12", "4a", "ط2". */
const NUMBERED = /^(?:\d+\p{L}{0,2}|\p{L}?\d+)$/u;

/**
 * The pieces of one field: split at commas, brackets and spaced dashes; ways, landmarks and flats taken out
 * ("شارع القدس", "Jaffa Street", "next to the bank"), since a street is often named after another place.
 * `isName` says which folded words are a village's name, landmark's word or not ("برج البراجنة").
 */
export function piecesOf(
  field: AddressField,
  text: string,
  isName: (words: readonly string[]) => boolean,
): AddressPiece[] {
  return text
    .slice(0, LONGEST_FIELD)
    .split(HARD_SEPARATOR)
    .flatMap((part) => {
      const words = placeWords(foldWrittenWords(part), isName);
      if (words.length === 0 || COUNTRIES.has(words.map(({ word }) => word).join(' '))) return [];
      return [{ field, words: words.map(({ word }) => word), written: words.map(({ written }) => written) }];
    });
}

function placeWords(
  all: readonly WrittenWord[],
  isName: (words: readonly string[]) => boolean,
): WrittenWord[] {
  const folded = all.map(({ word }) => word);
  if (isName(folded)) return [...all];
  const ending = folded.findIndex((word, at) => at > 0 && ENDINGS.has(word));
  const beforeEnding = ending > 0 ? streetStart(folded.slice(0, ending), isName) : all.length;
  const landmark = folded.findIndex((word, at) => LANDMARKS.has(word) && !isNamePart(folded[at - 1], word));
  const end = Math.min(beforeEnding, landmark < 0 ? all.length : landmark);
  return withoutCountry(all.slice(0, end).filter(({ word }) => !NUMBERED.test(word)));
}

/** Where the name of a street begins that these words end with: a village's whole name, or else the last word. */
function streetStart(words: readonly string[], isName: (words: readonly string[]) => boolean): number {
  for (let start = 0; start < words.length - 1; start++) if (isName(words.slice(start))) return start;
  return words.length - 1;
}

/** After a word that begins names a landmark's word is a name's too ("بيت عمارة"), but for "house number". */
function isNamePart(before: string | undefined, word: string): boolean {
  return before !== undefined && isHeadWord(before) && word !== NUMBER_WORD;
}

/** "Nablus Palestine" is Nablus. */
function withoutCountry(words: WrittenWord[]): WrittenWord[] {
  for (let length = Math.min(3, words.length - 1); length > 0; length--) {
    const last = words.slice(-length).map(({ word }) => word);
    if (COUNTRIES.has(last.join(' '))) return words.slice(0, -length);
  }
  return words;
}
