import type { ComponentChildren } from 'preact';

/**
 * A text in parts: each range as it is to be marked, and between them the text as it is.
 * @param ranges in order, not overlapping, end exclusive
 */
export function markedParts<Range extends { readonly start: number; readonly end: number }>(
  text: string,
  ranges: readonly Range[],
  mark: (range: Range, marked: string) => ComponentChildren,
): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const range of ranges) {
    if (range.start > at) parts.push(text.slice(at, range.start));
    parts.push(mark(range, text.slice(range.start, range.end)));
    at = range.end;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}
