import { wordsOf } from '../words/words';

/**
 * Words that say what the words beside them are: a street, a landmark, a quarter, a flat, something that is near.
 * Written as people write them; folded where they are used, with and without an article.
 *
 * Source: common usage in addresses of the three languages, written out by hand; nothing is copied from a list.
 */

/** Before its name, up to the next mark or the next such word. */
export const BEFORE = {
  street: wordsOf('street-before'),
  landmark: wordsOf('landmark-before'),
  quarter: wordsOf('quarter-before'),
  near: wordsOf('near-before'),
  number: wordsOf('number-before'),
} as const;

/** Behind its name, as English has it: what stands before, back to the last mark, is the name. */
export const BEHIND = {
  street: wordsOf('street-behind'),
  landmark: wordsOf('landmark-behind'),
  quarter: wordsOf('quarter-behind'),
  near: wordsOf('near-behind'),
} as const;

/** Whole phrases that say nothing of which place it is. */
export const COMMON = wordsOf('common-phrase');

/** Around a place's name, what is said to the driver or of oneself: "انا من …", "ساكنة في …", "… لو سمحتم". */
export const TALK = wordsOf('beside-place');

/** What people write who give no address, but for what is fetched from the shop, which speaks against any town beside it; only where nothing stands beside it, since places are called so too. */
export const NO_ADDRESS = wordsOf('no-address');

/** In a phrase that says what something is near to, these make it a place on the road, and no landmark. */
export const ON_THE_ROAD = wordsOf('on-the-road');

/** Suburbs and quarters that are listed under their own name beside their town: the word for a quarter hides no name. */
export const SUBURB = wordsOf('suburb');
