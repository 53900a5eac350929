import { characterCount } from './rules';

/** Shows that something followed. One character. */
const ELLIPSIS = '…';

/**
 * Text of at most `maximum` characters (as `characterCount` counts them), cut between graphemes, never inside an emoji
 * or a letter and its marks, and then ended with `…`.
 */
export function cutText(text: string, maximum: number): string {
  if (characterCount(text) <= maximum) return text;
  let end = 0;
  let room = maximum - 1;
  for (const { index, segment } of graphemesOf(text)) {
    room -= characterCount(segment);
    if (room < 0) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd() + ELLIPSIS;
}

/** The last whole words of a text, cut in the same way: of an address, which ends with its village and city. */
export function cutStart(text: string, maximum: number): string {
  if (characterCount(text) <= maximum) return text;
  let start = text.length;
  let room = maximum - 1;
  for (const { index, segment } of graphemesOf(text).reverse()) {
    room -= characterCount(segment);
    if (room < 0) break;
    start = index;
  }
  return ELLIPSIS + text.slice(start).replace(/^\S*\s+/, '');
}

function graphemesOf(text: string) {
  return [...new Intl.Segmenter().segment(text)];
}
