import { namesByFirst, wordsOf } from '../words/words';

/**
 * Words people put around a place's name, as data. Written as people write them; folded where they are used.
 *
 * Source: common usage in addresses of the three languages, written out by hand; nothing is copied from a list.
 * The kinds of place are GeoNames' feature codes PPL, PPLX, RUIN and the camps.
 */

/** What it costs, in letters, that a name's word is left out, and that a word is added which the name lacks. */
export interface WordClass {
  readonly leftOut: number;
  readonly added: number;
  readonly words: readonly string[];
}

/** Beside any name, saying nothing of which place it is. */
export const SETTLEMENT: WordClass = { leftOut: 0.02, added: 0.03, words: wordsOf('settlement') };

/** The built-up place itself, as against its camp or its lands. */
export const TOWN_PROPER: WordClass = { leftOut: 0.14, added: 0.1, words: wordsOf('town-proper') };

/** A name without it may be a town's; with it, no town's. */
export const CAMP: WordClass = { leftOut: 0.3, added: 0.5, words: wordsOf('camp') };

/** Kinds of small place that names carry or drop. */
export const HAMLET: WordClass = { leftOut: 0.18, added: 0.24, words: wordsOf('hamlet') };

/** A clan's settlement; another clan of the name may have one too. */
export const CLAN: WordClass = { leftOut: 0.3, added: 0.38, words: wordsOf('clan') };

/** Which of several of one name; left out where there is but one. */
export const DIRECTION: WordClass = { leftOut: 0.32, added: 0.8, words: wordsOf('direction') };

/** First words of names, too common to tell one place from another, with the ways they are written elsewhere. */
export const HEADS = namesByFirst('head');

/** What foreign readers translate or spell their own way, and the word the name has. */
export const TRANSLATED = { ...HEADS, ...namesByFirst('translated') };
