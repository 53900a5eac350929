import { characterCount } from './rules';

/** Shows that something followed. One character. */
const ELLIPSIS = '…';

export function cutText(text: string, maximum: number): string {
  if (characterCount(text) <= maximum) return text;
  return fitting(graphemesOf(text), maximum).join('').trimEnd() + ELLIPSIS;
}

/** The last whole words of a text, cut in the same way: of an address, which ends with its village and city. */
export function cutStart(text: string, maximum: number): string {
  if (characterCount(text) <= maximum) return text;
  const end = fitting(graphemesOf(text).toReversed(), maximum).toReversed().join('');
  return ELLIPSIS + end.replace(/^\S*\s+/, '');
}

/** The first of a longer text's graphemes that have room beside the ellipsis. */
function fitting(graphemes: readonly string[], maximum: number): readonly string[] {
  let room = maximum - 1;
  const end = graphemes.findIndex((grapheme) => {
    room -= characterCount(grapheme);
    return room < 0;
  });
  return graphemes.slice(0, end);
}

function graphemesOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
