import { matchVillage, type VillageMatch } from '../villages/match';
import { isOpen } from '../villages/village';
import type { VillageIndex } from '../villages/village-index';
import { readParts, withoutLead } from './address-parts';
import { nearPlaces } from './near-places';
import { isKnown, isPlace, type Part } from './part';
import { joinNeighbours, splitParts, textOf } from './parts';
import type { Found, PastedOrder, Span } from './pasted-order';
import { type PastedText, withoutSpans } from './segments';

const OR = /\s(?:او|أو|or|או)\s/iu;

interface FoundPlace {
  readonly place: PastedOrder['place'];
  readonly street: Found<string> | null;
  /** Everything that is part of the address. */
  readonly spans: readonly Span[];
}

/**
 * The village and what is left of the address around it.
 * @param named a label says who it is: then nothing else is taken for a name
 */
export function findPlace(
  text: PastedText,
  index: VillageIndex,
  taken: readonly Span[],
  named: boolean,
): FoundPlace {
  const parts = readParts(text, index, taken, named);
  const labelled = parts.some((part) => part.labelled);
  const address = labelled
    ? parts.filter((part) => part.labelled)
    : nearPlaces(parts, index, text.folded, named);
  if (address.length === 0) return doubtfulPlace(parts);
  const match = contradiction(address, index, text) ?? matchParts(address, index, text);
  const spans = (labelled ? address : withoutOthers(address, match)).map(({ span }) => span);
  const place = { match, spans: placeSpans(text, match, spans) };
  const isNamed = isKnown(match) || (match.reason.code === 'ambiguous' && match.reason.sameName);
  const rest = spans
    .flatMap((span) => withoutSpans(span, isNamed ? place.spans : []))
    .flatMap((span) => splitParts(text.folded, span))
    .flatMap((span) => withoutLead(text.folded, span))
    .filter(
      (span) => !isTownOf(match, matchVillage(index, { city: textOf(text.folded, [span]) }), text, span),
    );
  const street = joinNeighbours(text.folded, rest);
  return {
    place,
    street:
      street.length === 0 || (!labelled && !isNamed)
        ? null
        : { value: textOf(text.original, street), spans: street, sure: labelled },
    spans,
  };
}

/** Without what is another place than the one that was found, on a line of its own: it is part of no street. */
function withoutOthers(address: readonly Part[], { recognised, candidates }: VillageMatch): readonly Part[] {
  const found = candidates[0]?.village;
  if (!recognised || found === undefined) return address;
  const names = ({ match }: Part) => match.candidates[0]?.village.id === found.id;
  const lines = new Set(address.filter(names).map(({ line }) => line));
  return address.filter(
    (part) => lines.has(part.line) || part.isStreet || !isPlace(part) || lines.size === 0,
  );
}

/** What may be a village or somebody's name is asked about, and left for the name to be found in. */
function doubtfulPlace(parts: readonly Part[]): FoundPlace {
  const doubtful = parts.find((part) => part.mayBeName);
  const [first] = doubtful?.match.candidates ?? [];
  if (doubtful === undefined || first === undefined) return { place: null, street: null, spans: [] };
  const choices = isOpen(first.village) ? [first.village] : doubtful.match.choices;
  const reason = { code: 'unsure', text: first.text } as const;
  const match = { ...doubtful.match, confident: false, recognised: false, reason, choices };
  return { place: { match, spans: [] }, street: null, spans: [] };
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
    evidence: [],
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
