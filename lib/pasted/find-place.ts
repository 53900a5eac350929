import { matchVillage, type VillageMatch } from '../villages/match';
import { plainName } from '../villages/names';
import { isOpen } from '../villages/village';
import type { VillageIndex } from '../villages/village-index';
import { joinNeighbours, splitParts, textOf } from './parts';
import type { Found, PastedOrder, Span } from './pasted-order';
import { type PastedText, trimSpan, withoutSpans } from './segments';
import { LEADING_WORD, LEADING_WORDS, REQUEST, STREET_WORD } from './words';

const OR = /\s(?:او|أو|or|או)\s/iu;

interface FoundPlace {
  readonly place: PastedOrder['place'];
  readonly street: Found<string> | null;
  /** Everything that is part of the address. */
  readonly spans: readonly Span[];
}

interface Part {
  readonly span: Span;
  readonly line: number;
  readonly labelled: boolean;
  readonly isStreet: boolean;
  /** What the directory makes of this part alone. */
  readonly match: VillageMatch;
}

/** The village and what is left of the address around it. */
export function findPlace(text: PastedText, index: VillageIndex, taken: readonly Span[]): FoundPlace {
  const parts = partsOf(text, index, taken);
  const labelled = parts.some((part) => part.labelled);
  const address = labelled ? parts.filter((part) => part.labelled) : nearPlaces(parts, index, text.folded);
  const spans = address.map(({ span }) => span);
  if (spans.length === 0) return { place: null, street: null, spans };
  const match = contradiction(address, index, text) ?? matchParts(address, index, text);
  const place = { match, spans: placeSpans(text, match, spans) };
  const rest = spans
    .flatMap((span) => withoutSpans(span, place.spans))
    .flatMap((span) => splitParts(text.folded, span))
    .flatMap((span) => withoutLead(text.folded, span))
    .filter(
      (span) => !isTownOf(match, matchVillage(index, { city: textOf(text.folded, [span]) }), text, span),
    );
  const street = joinNeighbours(text.folded, rest);
  return {
    place,
    street:
      street.length === 0 || (!labelled && !match.recognised)
        ? null
        : { value: textOf(text.original, street), spans: street, sure: labelled },
    spans,
  };
}

/** Parts that may be of the address: labelled ones with what follows them, and all that has no label. */
function partsOf(text: PastedText, index: VillageIndex, taken: readonly Span[]): readonly Part[] {
  let followsPlace = false;
  return text.segments.flatMap((segment) => {
    const isLabelled = segment.label === 'place' || segment.label === 'town';
    if (segment.label !== null) followsPlace = isLabelled;
    if (segment.label !== null && !isLabelled) return [];
    return withoutSpans(segment, taken)
      .flatMap((span) => splitParts(text.folded, span))
      .filter((span) => !REQUEST.test(text.folded.slice(span.start, span.end)))
      .flatMap((span) => withoutLead(text.folded, span))
      .map((span) => readPart(text, index, { ...span, line: segment.line }))
      .map((part) => ({
        ...part,
        labelled: isLabelled || (followsPlace && (part.isStreet || isPlace(part))),
      }));
  });
}

/** Where a part leads to a place in the middle of a sentence ("… on to Beita"), the place alone counts. */
function readPart(text: PastedText, index: VillageIndex, span: Span & { readonly line: number }): Part {
  const words = text.folded.slice(span.start, span.end);
  const whole: Part = {
    span,
    line: span.line,
    labelled: false,
    isStreet: STREET_WORD.test(words),
    match: matchVillage(index, { address1: words.replace(/\s+/g, ' ') }),
  };
  const lead = LEADING_WORDS.exec(words)?.[0].length ?? 0;
  if (lead === 0 || isPlace(whole)) return whole;
  const led = readPart(text, index, { ...span, start: span.start + lead });
  return isPlace(led) ? led : whole;
}

/** Without a label: what the directory knows, streets, and what belongs to a place in its line. */
function nearPlaces(parts: readonly Part[], index: VillageIndex, folded: string): readonly Part[] {
  const places = parts.filter(isPlace);
  return parts.filter((part) => {
    if (isPlace(part)) return true;
    if (part.isStreet) return places.length > 0;
    const beside = places.filter(({ line }) => line === part.line);
    const words = folded.slice(part.span.start, part.span.end);
    const isHouse = /\p{L}.*\d/u.test(words) && beside.some(({ span }) => span.end <= part.span.start);
    return isHouse || beside.some((place) => isToldBy(place, words, index, folded));
  });
}

/** Whether words that may be several villages are one of them, and for certain, beside this place. */
function isToldBy({ span }: Part, words: string, index: VillageIndex, folded: string): boolean {
  const match = matchVillage(index, { city: `${words} - ${folded.slice(span.start, span.end)}` });
  return match.recognised && words.includes(match.candidates[0]?.text ?? words);
}

/** Named for certain; or named exactly, and several are of that name. */
function isPlace({ match }: Part): boolean {
  const [first] = match.candidates;
  if (match.recognised || first === undefined) return match.recognised;
  return match.reason.code === 'ambiguous' && plainName(first.text) === plainName(first.village.name);
}

/** What is named as a place first, with the streets beside it; where that says nothing, all words alike. */
function matchParts(parts: readonly Part[], index: VillageIndex, text: PastedText): VillageMatch {
  const join = (some: readonly Part[]) => some.map(({ span }) => textOf(text.folded, [span])).join(' - ');
  const towns = parts.filter(({ isStreet }) => !isStreet);
  for (const some of [towns, towns.filter(isPlace)]) {
    const match = matchVillage(index, { city: join(some) });
    if (match.recognised) return match;
  }
  return matchVillage(index, { address1: join(parts) });
}

/** Two places joined by "or", or of different cities: nobody but the person knows which is meant. */
function contradiction(parts: readonly Part[], index: VillageIndex, text: PastedText): VillageMatch | null {
  const places = parts.filter((part) => !part.isStreet);
  const meant = places.some(({ match }) => match.recognised) ? places : parts;
  const matches = meant.flatMap(({ span, match }) => {
    const words = text.folded.slice(span.start, span.end);
    return OR.test(words) ? words.split(OR).map((side) => matchVillage(index, { city: side })) : [match];
  });
  const sure = matches
    .filter(({ recognised }) => recognised)
    .flatMap(({ candidates }) => candidates[0] ?? []);
  const cities = new Set(sure.map(({ village }) => village.cityId));
  if (cities.size < 2) return null;
  const villages = sure.map(({ village }) => village);
  return {
    candidates: sure,
    confident: false,
    recognised: false,
    reason: { code: 'ambiguous', villages: villages.map(({ id }) => id), sameName: false },
    choices: villages.filter(isOpen),
  };
}

/** Where the matched words stand. */
function placeSpans(text: PastedText, match: VillageMatch, spans: readonly Span[]): readonly Span[] {
  const words = match.reason.code === 'none' ? undefined : match.candidates[0]?.text;
  if (words === undefined || words === '') return [];
  for (const span of spans) {
    const at = text.folded.slice(span.start, span.end).indexOf(words);
    if (at >= 0) return [{ start: span.start + at, end: span.start + at + words.length }];
  }
  return [];
}

/** Whether a part says no more than the city or the governorate of the village that was found. */
function isTownOf(found: VillageMatch, part: VillageMatch, text: PastedText, span: Span): boolean {
  const [village] = found.candidates;
  const [town] = part.candidates;
  if (!part.recognised || village === undefined || town === undefined) return false;
  const words = textOf(text.folded, [span]);
  return town.village.cityId === village.village.cityId && countWords(town.text) === countWords(words);
}

function countWords(text: string): number {
  return text.split(/\s+/).length;
}

function withoutLead(folded: string, span: Span): readonly Span[] {
  const lead = LEADING_WORD.exec(folded.slice(span.start, span.end))?.[0].length ?? 0;
  const rest = trimSpan(folded, { start: span.start + lead, end: span.end });
  return rest === null || /^(?:على|الى|إلى|في|من|to|in|at|from)$/iu.test(folded.slice(rest.start, rest.end))
    ? []
    : [rest];
}
