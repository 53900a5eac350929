import type { VillageIndex } from '../villages/village-index';
import { findAmount } from './find-amount';
import { findPhones } from './find-phones';
import { findPlace } from './find-place';
import { splitParts, textOf } from './parts';
import type { Found, PastedOrder, Span } from './pasted-order';
import { type PastedText, segmentText, trimSpan, withoutSpans } from './segments';
import { isLikeName, REQUEST } from './words';

/** Longer text is no order; what is behind it is not read. */
export const LONGEST_PASTED = 5_000;

/**
 * An order out of free text in Arabic, English or Hebrew: what the words say, each with the place where they say
 * it. Nothing is filled in that is not there, and of two readings neither is chosen. Pure; never throws.
 */
export function readPastedOrder(pasted: string, index: VillageIndex): PastedOrder {
  const text = segmentText(pasted.slice(0, LONGEST_PASTED));
  const phones = findPhones(text);
  const amount = findAmount(text, phones.spans);
  const note = findNote(text);
  const labelledName = findLabelledName(text, phones.spans);
  const taken = [...phones.spans, ...amount.spans, ...(note?.spans ?? []), ...(labelledName?.spans ?? [])];
  const { place, street, spans } = findPlace(text, index, taken);
  return {
    name: labelledName ?? findFreeName(text, [...taken, ...spans]),
    phones: phones.phones,
    place,
    street,
    amount: amount.amount,
    note,
    problems: [...phones.problems, ...amount.problems],
  };
}

function findLabelledName(text: PastedText, taken: readonly Span[]): Found<string> | null {
  const named = text.segments.filter(({ label }) => label === 'name');
  const spans = named
    .slice(0, 1)
    .flatMap((segment) => withoutSpans(segment, taken))
    .flatMap((span) => splitParts(text.folded, span))
    .slice(0, 1);
  return spans.length === 0 ? null : { value: textOf(text.original, spans), spans, sure: named.length === 1 };
}

/** The first stretch that can be a name and is nothing else; never sure, since anything may be somebody's name. */
function findFreeName(text: PastedText, taken: readonly Span[]): Found<string> | null {
  for (const segment of text.segments) {
    if (segment.label !== null) continue;
    for (const span of withoutSpans(segment, taken).flatMap((part) => splitParts(text.folded, part))) {
      const to = /(?:^| )ل (?=\p{L})/u.exec(text.folded.slice(span.start, span.end));
      const start = to === null ? span.start : span.start + to.index + to[0].length;
      if (isLikeName(text.folded.slice(start, span.end))) {
        const found = [{ start, end: span.end }];
        return { value: textOf(text.original, found), spans: found, sure: false };
      }
    }
  }
  return null;
}

/** What is labelled as one, else a line that asks for something. */
function findNote(text: PastedText): Found<string> | null {
  const labelled = text.segments.filter(({ label }) => label === 'note');
  const asked = text.segments.filter((segment) => {
    const span = trimSpan(text.folded, segment);
    return segment.label === null && span !== null && REQUEST.test(text.folded.slice(span.start, span.end));
  });
  const meant = labelled.length > 0 ? labelled : asked;
  const spans = meant.flatMap((segment) => trimSpan(text.folded, segment) ?? []);
  if (spans.length === 0) return null;
  return { value: textOf(text.original, spans), spans, sure: labelled.length > 0 };
}
