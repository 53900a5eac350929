import type { Span } from './pasted-order';
import { trimSpan } from './segments';

/** A point behind one letter or two is an abbreviation's: "د. مازن", "St. George". */
const BETWEEN = /[،,;؛|/\\\n]|(?<=\s)[-–—+](?=\s)|(?<!(?:^|[\s،,])\p{L}{1,2})\.(?=\s|$)/gmu;

/** What stands between separators: commas, slashes, dashes with blanks around them, line ends. */
export function splitParts(folded: string, span: Span): readonly Span[] {
  const parts: Span[] = [];
  let { start } = span;
  for (const mark of folded.slice(span.start, span.end).matchAll(BETWEEN)) {
    parts.push({ start, end: span.start + mark.index });
    start = span.start + mark.index + mark[0].length;
  }
  parts.push({ start, end: span.end });
  return parts.flatMap((part) => trimSpan(folded, part) ?? []);
}

/** Neighbours with nothing but separators between them become one, as it was written. */
export function joinNeighbours(folded: string, spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && /^[^\p{L}\d\n]*$/u.test(folded.slice(last.end, span.start))) {
      joined[joined.length - 1] = { start: last.start, end: span.end };
    } else joined.push(span);
  }
  return joined;
}

const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The original words of some spans, on one line. */
export function textOf(original: string, spans: readonly Span[]): string {
  return spans
    .map(({ start, end }) => original.slice(start, end).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim())
    .join(' ');
}
