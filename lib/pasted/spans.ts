import { pattern } from '../words/patterns';
import type { Span } from './pasted-order';

/** Direction marks, joiners and soft hyphens: nobody sees them. */
export const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe0e\ufe0f]/g;

/** As long as what it replaces, line by line, with nothing to be read in it. */
export function blank(said: string): string {
  return said.replace(/[^\n]/g, ' ');
}

export function wordsAt(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}

/** What stands before a span in its line, and behind it. */
export function aroundInLine(
  text: string,
  { start, end }: Span,
): { readonly before: string; readonly behind: string } {
  const lineEnd = text.indexOf('\n', end);
  return {
    before: text.slice(text.lastIndexOf('\n', start - 1) + 1, start),
    behind: text.slice(end, lineEnd < 0 ? undefined : lineEnd),
  };
}

/** Where words stand in a text, in its order. @param words with the flag `g` */
export function placesOf(words: RegExp, text: string): readonly Span[] {
  return [...text.matchAll(words)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
}

/** Where a text's lines stand. */
export function linesIn(text: string): readonly Span[] {
  return placesOf(/^.*$/gm, text);
}

/** Where a text says what a pattern is. */
export function placesSaid(name: string, text: string): readonly Span[] {
  return placesOf(pattern(name, 'giu'), text);
}

/** A text without what a pattern says in it; all else stays at its place. */
export function withoutSaid(name: string, text: string): string {
  return text.replace(pattern(name, 'gimu'), blank);
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

export function movedBy(by: number, { start, end }: Span): Span {
  return { start: start + by, end: end + by };
}

/** Whether there is nothing but marks and blanks. */
export function isMarks(text: string): boolean {
  return !/[\p{L}\d]/u.test(text);
}

/** A span as far as to where its words say what a pattern is. */
export function until(name: string, folded: string, { start, end }: Span): Span {
  return { start, end: start + (pattern(name).exec(folded.slice(start, end))?.index ?? end - start) };
}

/** How long what a text says of a pattern is; 0 where it says nothing. */
export function lengthSaid(name: string, text: string): number {
  return pattern(name).exec(text)?.[0].length ?? 0;
}

const SEPARATOR = /[\s∗(),،;؛:.!?؟|/\\=+–—-]/;

/** The span without blanks and separators at its ends; `null` when nothing is left. */
export function trimSpan(folded: string, { start, end }: Span): Span | null {
  let [from, to] = [start, end];
  while (from < to && SEPARATOR.test(folded.charAt(from))) from += 1;
  while (from < to && SEPARATOR.test(folded.charAt(to - 1))) to -= 1;
  return from === to ? null : { start: from, end: to };
}

/** What of a span is left when others are taken out of it, in its order. */
export function withoutSpans(span: Span, taken: readonly Span[]): readonly Span[] {
  let left: readonly Span[] = [span];
  for (const one of taken) {
    left = left.flatMap((part) => {
      if (!overlaps(one, part)) return [part];
      const [before, behind] = [
        { ...part, end: one.start },
        { ...part, start: one.end },
      ];
      return [before, behind].filter(({ start, end }) => start < end);
    });
  }
  return left;
}

/** A point behind one letter or two is an abbreviation's: "د. مازن", "St. George". */
const BETWEEN =
  /[،,;؛|\\\n]|(?<!\d)\/|\/(?!\d)|[؟?!:：](?=\s)|(?<=\s)[-–—+](?=\s)|(?<!(?:^|[\s،,])\p{L}{1,2})\.(?=\s|$)/gmu;

/** What stands between separators: commas, slashes, dashes with blanks around them, line ends. */
export function splitParts(folded: string, span: Span): readonly Span[] {
  const marks = placesOf(BETWEEN, wordsAt(folded, span)).map((mark) => movedBy(span.start, mark));
  return withoutSpans(span, marks).flatMap((part) => trimSpan(folded, part) ?? []);
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

/** The original words of some spans, on one line. */
export function textOf(original: string, spans: readonly Span[]): string {
  return spans
    .map(({ start, end }) => original.slice(start, end).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim())
    .join(' ');
}
