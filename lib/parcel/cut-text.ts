/** Shows that something followed. One UTF-16 unit. */
const ELLIPSIS = '…';

/**
 * Text of at most `maximum` UTF-16 units (the strictest way in which a service may count characters), cut between
 * graphemes, never inside an emoji or a letter and its marks, and then ended with `…`.
 */
export function cutText(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    const next = index + segment.length;
    if (next > maximum - ELLIPSIS.length) break;
    end = next;
  }
  return text.slice(0, end).trimEnd() + ELLIPSIS;
}
