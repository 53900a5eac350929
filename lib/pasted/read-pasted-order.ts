import type { VillageIndex } from '../villages/village-index';
import { findAmount } from './find-amount';
import { findPhones } from './find-phones';
import { findPlace } from './find-place';
import { splitParts, textOf } from './parts';
import type { Found, PastedOrder, Span } from './pasted-order';
import { type PastedText, segmentText, trimSpan, withoutSpans } from './segments';
import { I_AM, isLikeName, isSmallTalk, LEADS_ON, REQUEST } from './words';

/** Longer text is no order; what is behind it is not read. */
export const LONGEST_PASTED = 5_000;

/**
 * An order out of free text in Arabic, English or Hebrew: what the words say, each with the place where they say
 * it. Nothing is filled in that is not there, and of two readings neither is chosen. Pure; never throws.
 */
export function readPastedOrder(pasted: string, index: VillageIndex): PastedOrder {
  const text = segmentText(pasted.slice(0, LONGEST_PASTED));
  const several = findSeveral(text);
  if (several !== null) return { ...NOTHING, problems: [{ code: 'orders-several', spans: several }] };
  const phones = findPhones(text);
  const amount = findAmount(text, phones.spans);
  const note = findNote(text);
  const labelledName = findLabelledName(text, phones.spans);
  const taken = [...phones.spans, ...amount.spans, ...(note?.spans ?? []), ...(labelledName?.spans ?? [])];
  const { place, street, spans } = findPlace(text, index, taken, labelledName !== null);
  return {
    name: labelledName ?? findFreeName(text, [...taken, ...spans]),
    phones: phones.phones,
    place,
    street,
    amount: amount.amount,
    reckoning: amount.reckoning,
    note,
    problems: [...phones.problems, ...amount.problems],
  };
}

const NOTHING: PastedOrder = {
  name: null,
  phones: [],
  place: null,
  street: null,
  amount: null,
  reckoning: [],
  note: null,
  problems: [],
};

/** The names of several people, each with an address or a number of their own; `null` for the order of one. */
function findSeveral({ folded, segments }: PastedText): readonly Span[] | null {
  const named = (labels: readonly (string | null)[]) => {
    const found = segments.filter(({ label }) => labels.includes(label));
    return new Map(
      found.flatMap((one) => trimSpan(folded, one) ?? []).map((one) => [textOf(folded, [one]), one]),
    );
  };
  const names = named(['name']);
  if (names.size < 2) return null;
  return named(['phone']).size > 1 && named(['place', 'town']).size > 1 ? [...names.values()] : null;
}

function findLabelledName(text: PastedText, taken: readonly Span[]): Found<string> | null {
  const named = text.segments.filter(({ label }) => label === 'name');
  const spans = named
    .slice(0, 1)
    .flatMap((segment) => withoutSpans(segment, taken))
    .flatMap((span) => splitParts(text.folded, span))
    .slice(0, 1)
    .flatMap((span) => {
      const from = /\s(?:من|على|from)\s/iu.exec(text.folded.slice(span.start, span.end));
      return (
        trimSpan(text.folded, from === null ? span : { start: span.start, end: span.start + from.index }) ??
        []
      );
    });
  return spans.length === 0 ? null : { value: textOf(text.original, spans), spans, sure: named.length === 1 };
}

/** The first stretch that can be a name and is nothing else; never sure, since anything may be somebody's name. */
function findFreeName(text: PastedText, taken: readonly Span[]): Found<string> | null {
  for (const segment of text.segments) {
    if (segment.label !== null) continue;
    for (const span of withoutSpans(segment, taken).flatMap((part) => splitParts(text.folded, part))) {
      const words = text.folded.slice(span.start, span.end);
      const to = /(?:^| )ل (?=\p{L})/u.exec(words) ?? I_AM.exec(words);
      const start = to === null ? span.start : span.start + to.index + to[0].length;
      const end = span.end - (LEADS_ON.exec(text.folded.slice(start, span.end))?.[0].length ?? 0);
      if (isLikeName(text.folded.slice(start, end)) && !isSmallTalk(text.folded.slice(start, span.end))) {
        const found = [{ start, end }];
        return { value: textOf(text.original, found), spans: found, sure: false };
      }
    }
  }
  return null;
}

/** What is labelled as one, else a line that asks for something. */
function findNote(text: PastedText): Found<string> | null {
  const labelled = text.segments.filter(({ label }) => label === 'note');
  const asked = text.segments.flatMap((segment) => {
    if (segment.label !== null) return [];
    const from = splitParts(text.folded, segment).find(({ start, end }) =>
      REQUEST.test(text.folded.slice(start, end)),
    );
    return from === undefined ? [] : [{ start: from.start, end: segment.end }];
  });
  const meant = labelled.length > 0 ? labelled : asked;
  const spans = meant.flatMap((segment) => trimSpan(text.folded, segment) ?? []);
  if (spans.length === 0) return null;
  return { value: textOf(text.original, spans), spans, sure: labelled.length > 0 };
}
