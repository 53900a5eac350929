import { matchVillage, namesExactly, type VillageMatch } from '../villages/match';
import { isQuarterOf } from '../villages/quarter-record';
import { isMainTown } from '../villages/rank';
import { isDeliverable, type Village } from '../villages/village';
import type { VillageIndex } from '../villages/village-index';
import { pattern, says } from '../words/patterns';
import type { Address } from './address';
import { beginsWithGivenName, isLikeName } from './name-words';
import { asUnsure, type Found, isCertain, type PastedOrder, type Span } from './pasted-order';
import type { Message, PastedText } from './segments';
import { joinNeighbours, lengthSaid, overlaps, splitParts, textOf, withoutSpans, wordsAt } from './spans';
import { readStretch, type Stretch } from './stretches';

/** The village of an address, and what is left of it around the village. */
export function findPastedPlace(text: Message, address: Address): Pick<PastedOrder, 'place' | 'street'> {
  const { index } = text;
  const { stretches, doubtful } = address;
  if (stretches.length === 0 || doubtful !== null) {
    // What may be a village or somebody's name is asked about, and left for the name to be found in.
    const match = doubtful && asUnsure(matchVillage(index, { address1: doubtful.words }));
    const street = streetOf(text, stretches.map(addressSpan), () => false);
    return { place: match && { match, spans: [] }, street };
  }
  const either = contradiction(text, stretches);
  // Of two places it is not known whose street it is.
  if (either !== null) return { place: { match: either, spans: [] }, street: null };
  const said = headsOf(stretches).map(({ place }) => wordsAt(text.folded, place));
  const found = doubtUnlisted(text, matchStretches(text, stretches));
  const match = besideTown(index, said, found);
  // "مدرسة بنات عزون، عزون": beside the village itself, what is called after it is a street.
  const isBare = (one: Stretch) =>
    !one.isStreet && one.place !== null && one.lead === null && one.rest === null;
  const plain = stretches.some(isBare) ? stretches.filter((one) => !one.isStreet) : stretches;
  const place = { match, spans: placeSpans(text, match, [...plain.map(addressSpan), ...plain]) };
  return { place, street: streetBeside(text, address, place, plain) };
}

/** What is left of an address around its village. @param plain the stretches that may name the village */
function streetBeside(
  text: Message,
  { stretches, labelled }: Address,
  { match, spans }: NonNullable<PastedOrder['place']>,
  plain: readonly Stretch[],
): Found<string> | null {
  const { recognised, reason, candidates } = match;
  const isOfSameName = reason.code === 'ambiguous' && reason.sameName;
  const isNamed = recognised || namesExactly(match) || isOfSameName;
  if (!labelled && !isNamed && stretches.every((one) => !one.isStreet)) return null;
  const isMatched = (span: Span) =>
    spans.some(
      (one) =>
        overlaps(one, span) ||
        // "ساكنة بالزبابدة … العنوان الزبابدة": a preposition may be joined to it once.
        wordsAt(text.folded, one).endsWith(wordsAt(text.folded, span)),
    );
  // With the region that stands beside its name: "بعرابة جنين قرب المركز".
  const named = [...spans, ...plain.flatMap((one) => one.place ?? []).filter(isMatched)];
  const rest = stretches
    .flatMap((one) => withoutSpans(addressSpan(one), isNamed ? named : []))
    .flatMap((span) => splitParts(text.folded, span))
    .flatMap((span) => withoutLead(text.folded, span))
    .flatMap((span) => withoutEnd(text.folded, span))
    .filter((span) => !isTownOf(match, text, span))
    .filter((span) => span.end - span.start > 1 && !says('no-street', wordsAt(text.folded, span)));
  const isSure = (words: string) =>
    labelled ||
    isCertain({
      'it may name the village': !isNamed && candidates.length > 0,
      'its village is one of several': reason.code === 'ambiguous' && !isOfSameName,
      'nothing in it says a street, a landmark or a quarter': !says('street-said', words),
      'it begins as somebody’s name': beginsWithGivenName(words.replace(pattern('parent-first'), '')),
    });
  return streetOf(text, rest, isSure);
}

function streetOf(
  { folded, original }: PastedText,
  rest: readonly Span[],
  isSure: (words: string) => boolean,
): Found<string> | null {
  // An order that is sent twice has its street twice.
  const said = rest.map((span) => wordsAt(folded, span));
  const spans = joinNeighbours(
    folded,
    rest.filter((_, at) => said.indexOf(said[at] ?? '') === at),
  );
  if (spans.length === 0) return null;
  return { value: textOf(original, spans), spans, sure: isSure(textOf(folded, spans)) };
}

/** Without the words before the place, unless a label says that they are of the address. */
function addressSpan({ labelled, place, start, end, isStreet }: Stretch): Span {
  return { start: labelled || place === null || isStreet ? start : place.start, end };
}

function headsOf(stretches: readonly Stretch[]) {
  return stretches.filter((one): one is Stretch & { readonly place: Span } => one.place !== null);
}

/** A town is not meant where the village is labelled and not listed: "المحافظة: نابلس", "القرية: …". */
function doubtUnlisted(text: Message, match: VillageMatch): VillageMatch {
  const [first] = match.candidates;
  if (!match.recognised || first === undefined) return match;
  const named = text.segments
    .filter(
      ({ label, start }) => label === 'town' && says('village-label-before', text.folded.slice(0, start)),
    )
    .map((segment) => textOf(text.folded, [segment]));
  const isNamed = ({ candidates }: VillageMatch) => candidates[0]?.village.id === first.village.id;
  if (named.every((city) => isNamed(matchVillage(text.index, { city })) || city.includes(first.text)))
    return match;
  return asUnsure(match);
}

/** "دورا خرسا": of a town and a village of its lands the village is meant, but for a region's main town. */
function besideTown(index: VillageIndex, said: readonly string[], match: VillageMatch): VillageMatch {
  const { reason, candidates } = match;
  if (reason.code !== 'ambiguous' || reason.sameName) return match;
  const either = candidates.filter(({ village }) => reason.villages.includes(village.id));
  // "رام الله، الطيرة": a quarter beside its town is no place of its own.
  const named = said.map((city) => matchVillage(index, { city }));
  const nameOf = ({ candidates }: VillageMatch) => candidates[0]?.village.name ?? '';
  const town = named.find((one) =>
    [
      ...named.filter((other) => other !== one).map(nameOf),
      ...either.map(({ village }) => village.name),
    ].every((name) => name === nameOf(one) || isQuarterOf(name, nameOf(one))),
  );
  if (town?.recognised) return town;
  const towns = index.towns.flatMap(({ place }) => index.places[place]?.records ?? []);
  const isTown = ({ id }: Village) => towns.some((at) => index.villages[at]?.id === id);
  const [one, ...others] = either.filter(({ village }) => !isTown(village));
  const isOfTown = either.every(
    ({ village }) => village.cityId === one?.village.cityId && !isMainTown(index, village),
  );
  return one && isOfTown && others.length === 0 ? matchVillage(index, { city: one.text }) : match;
}

/** The names of places as the town, what stands around them as the street. */
function matchStretches(text: Message, stretches: readonly Stretch[]): VillageMatch {
  const { index } = text;
  const wordsOf = (spans: readonly (Span | null)[]) =>
    spans.flatMap((span) => (span === null ? [] : textOf(text.folded, [span]))).join(' - ');
  const named = headsOf(stretches);
  if (named.length > 0) {
    const around = stretches.flatMap((one) =>
      one.place === null ? [one] : [one.labelled ? one.lead : null, one.rest],
    );
    // "المنطقة: طولكرم - ذنابة": behind a labelled town its village may be spelled otherwise.
    const towns = stretches.filter((one) => one.place !== null || (one.labelled && !one.hasStreet));
    const whole = named.every(({ hasStreet }) => !hasStreet)
      ? matchVillage(index, { city: wordsOf(towns) })
      : null;
    if (whole?.recognised) return whole;
    const address1 = wordsOf(around);
    const city = wordsOf(named.map(({ place }) => place));
    const led = wordsOf(named.map((one) => withLead(text, one)));
    const besideLead = led === city ? null : matchVillage(index, { city: led, address1 });
    if (besideLead?.recognised) return besideLead;
    const match = matchVillage(index, { city, address1 });
    if (match.recognised || match.reason.code === 'ambiguous') return match;
  }
  return matchVillage(index, { address1: wordsOf(stretches) });
}

/** "ذنابة طولكرم جنب الجامع": what stands before a town, and is nobody's name, may be its village, spelled otherwise. */
function withLead({ folded }: PastedText, { lead, place }: Stretch & { readonly place: Span }): Span {
  const words = lead === null ? '' : wordsAt(folded, lead);
  return lead === null || isLikeName(words) || beginsWithGivenName(words)
    ? place
    : { start: lead.start, end: place.end };
}

/** Two places joined by "or", or of different cities: nobody but the person knows which is meant. */
function contradiction(text: Message, stretches: readonly Stretch[]): VillageMatch | null {
  const { index } = text;
  const sure = headsOf(stretches).flatMap(({ place, others, words }) => {
    const sides = [place, ...others].map((span) => textOf(text.folded, [span]));
    // "طوباس … او اذا اسهل قباطية"
    const isEither = sides.length > 1 || says('or-word', firstWord(words));
    return sides.flatMap((city) => {
      const { recognised, candidates, reason } = matchVillage(index, { city });
      const isSameName = reason.code === 'ambiguous' && reason.sameName;
      const meant = recognised ? candidates.slice(0, 1) : isEither && isSameName ? candidates : [];
      return meant.map((one) => ({ ...one, isEither }));
    });
  });
  const villages = sure.map(({ village }) => village);
  const cities = new Set(villages.map(({ cityId }) => cityId));
  // Behind labels of whole addresses: that of the home and that of the work.
  const hasTwoAddresses = text.segments.filter(({ label }) => label === 'place').length > 1;
  const isEither =
    (sure.some((one) => one.isEither) || hasTwoAddresses) && new Set(villages.map(({ id }) => id)).size > 1;
  if (cities.size < 2 && !isEither && !isTwoVillages(villages, index)) return null;
  // A village that is said to be of a town of another city's, as people do: "رام الله، كفر عقب".
  const city = sure.map(({ text: name }) => name).join(' - ');
  if (!isEither && matchVillage(index, { city }).recognised) return null;
  return {
    candidates: sure,
    confident: false,
    recognised: false,
    reason: { code: 'ambiguous', villages: villages.map(({ id }) => id), sameName: false },
    choices: villages.filter(isDeliverable),
    evidence: [],
  };
}

function firstWord(words: string): string {
  return /^\S*/.exec(words)?.[0] ?? '';
}

/** Two villages of one city, neither its main town: "سنجل … ترمسعيا". */
function isTwoVillages(villages: readonly Village[], index: VillageIndex): boolean {
  return new Set(villages).size > 1 && !villages.some((village) => isMainTown(index, village));
}

/** Where the matched words stand. */
function placeSpans(text: PastedText, match: VillageMatch, spans: readonly Span[]): readonly Span[] {
  const words = match.candidates[0]?.text;
  if (words === undefined) return [];
  for (const span of spans) {
    const at = wordsAt(text.folded, span).indexOf(words);
    if (at < 0) continue;
    // With a preposition joined to it.
    const joined = /\p{L}*$/u.exec(text.folded.slice(span.start, span.start + at))?.[0].length ?? 0;
    return [{ start: span.start + at - joined, end: span.start + at + words.length }];
  }
  return [];
}

/** Without what the order goes on with: "… cash on delivery". */
function withoutEnd(folded: string, { start, end }: Span): readonly Span[] {
  const ends = pattern('address-ends-here').exec(` ${folded.slice(start, end)}`)?.index ?? end - start;
  return [{ start, end: Math.min(end, start + ends) }];
}

function withoutLead(folded: string, span: Span): readonly Span[] {
  const lead = lengthSaid('leading-word', wordsAt(folded, span));
  return lead === 0 ? [span] : withoutLead(folded, { ...span, start: span.start + lead });
}

/** Whether a part says no more than the city or the governorate of the village that was found. */
function isTownOf(found: VillageMatch, text: Message, span: Span): boolean {
  const [village] = found.candidates;
  if (village === undefined) return false;
  const stretch = readStretch(text, span);
  if (stretch.place === null || stretch.place.end - stretch.place.start < span.end - span.start) return false;
  const [town] = matchVillage(text.index, { city: stretch.words }).candidates;
  // "رام الله الطيرة": a quarter that a village of the city is called as well.
  return (
    town?.village.cityId === village.village.cityId && !isQuarterOf(town.village.name, village.village.name)
  );
}
