import { isGivenName } from '../villages/given-names';
import { isHeadWord } from '../villages/names';
import { foldWords } from '../villages/normalize';
import type { VillageIndex } from '../villages/village-index';
import type { Address } from './address';
import { splitParts, textOf } from './parts';
import type { Found, Span } from './pasted-order';
import { type PastedText, trimSpan, withoutSpans } from './segments';
import { readStretch } from './stretches';
import {
  FOR_WHOM,
  FROM_SENDER,
  I_AM,
  isLikeName,
  isSmallTalk,
  KIN,
  LEADS_ON,
  NAME_ENDS,
  TITLE,
} from './words';

/** The name that a label or a phrase names ("اسمها …"); one that is said to be the recipient's before the writer's own. */
export function findLabelledName(
  text: PastedText,
  index: VillageIndex,
  taken: readonly Span[],
): Found<string> | null {
  const named = text.segments.filter(
    ({ label, start, end }) => label === 'name' && !WANTS.test(text.folded.slice(start, end)),
  );
  const theirs = named.filter((segment) =>
    /(?:ها|ه|و|h(?:er|is)|שלה|לה) *(?:name is)?[ :=]*$/iu.test(before(text, segment)),
  );
  const meant = theirs.length > 0 ? theirs : named;
  const spans = meant
    .slice(0, 1)
    .flatMap((segment) => withoutSpans(segment, taken))
    .flatMap((span) => splitParts(text.folded, span))
    .filter((span, at, parts) => at === parts.length - 1 || !isPolite(text.folded, span))
    .slice(0, 1)
    .flatMap((span) => nameIn(text.folded, span) ?? [])
    .map((span) => beforePlace(text.folded, index, span));
  if (spans.length === 0) return null;
  return {
    value: textOf(text.original, spans),
    spans,
    sure: named.length === 1 && isPlain(text.folded, spans),
  };
}

/** "الزبون بده يفتح الطرد": what they want, and not what they are called. */
const WANTS =
  /^\s*(?:بد(?:ه|ها|و|هم)|حاب[ةه]?|طلب[تو]?|عايز[ةه]?|محتاج[ةه]?|قال[ت]?|حكى|حكت|wants?|asked|רוצה|ביקש[ה]?)(?!\p{L})/iu;

/** "تمام، انا عدي": a word that is only said. */
function isPolite(folded: string, { start, end }: Span): boolean {
  const words = folded.slice(start, end);
  return !/\s/.test(words) && isSmallTalk(words);
}

/** The name alone where its village and street run on behind it: "هديل قواسمة دورا شارع الجامعة". */
function beforePlace(folded: string, index: VillageIndex, span: Span): Span {
  const { lead, hasStreet } = readStretch(folded, index, { ...span, line: 0 }, false);
  return hasStreet && lead !== null && isLikeName(folded.slice(lead.start, lead.end)) ? lead : span;
}

function before({ folded }: PastedText, { start }: Span): string {
  return folded.slice(folded.lastIndexOf('\n', start - 1) + 1, start);
}

function isPlain(folded: string, spans: readonly Span[]): boolean {
  return spans.every(({ start, end }) => isLikeName(folded.slice(start, end)));
}

/** The beginning of a span, up to where it says something else: "… من نابلس", "… وحساب البلوزة". */
function nameIn(folded: string, span: Span): Span | null {
  const words = folded.slice(span.start, span.end);
  const end = NAME_ENDS.exec(words)?.index ?? words.length;
  const start = unsaidStart(words.slice(0, end));
  return trimSpan(folded, { start: span.start + start, end: span.start + end });
}

/** Where a name begins behind what is said of it: "للطرد ام يوسف", "ابني زيد عرموش". */
function unsaidStart(words: string): number {
  const said = KIN.exec(words)?.[0] ?? /^\s*\p{L}+\s+/u.exec(words)?.[0] ?? '';
  const isSaid = KIN.test(words) || I_AM.test(said) || isSmallTalk(said);
  return isSaid && isLikeName(words.slice(said.length)) ? said.length : 0;
}

interface Candidate {
  readonly span: Span;
  readonly weight: number;
}

/**
 * The stretch that is likeliest somebody's name, of those that are nothing else; never sure, since anything may be
 * somebody's name.
 */
export function findFreeName(
  text: PastedText,
  address: Address,
  phones: readonly Span[],
): Found<string> | null {
  const { folded } = text;
  const lines = (spans: readonly Span[]) =>
    new Set(spans.map(({ start }) => folded.slice(0, start).split('\n').length));
  const near = lines([...phones, ...address.stretches]);
  const leads = address.stretches.flatMap(({ lead, labelled, isStreet }) =>
    lead === null || labelled || isStreet || isQuarter(folded.slice(lead.start, lead.end))
      ? []
      : [{ ...lead, isLead: true }],
  );
  const isLine = ({ start, end }: Span) =>
    /^[^\p{L}\d]*$/u.test(folded.slice(folded.lastIndexOf('\n', start - 1) + 1, start)) &&
    /^[^\p{L}\d\n]*(?:\n|$)/u.test(folded.slice(end));
  const candidates = [...leads, ...address.others.map((one) => ({ ...one, isLead: false }))].flatMap(
    ({ isLead, ...span }): Candidate[] => {
      const found = nameAmong(folded, span, { isLead, isLine: isLine(span) });
      if (found === null) return [];
      const words = folded.slice(found.span.start, found.span.end);
      const isGiven = isGivenName(/^[\p{L}\p{M}"'’׳.]+/u.exec(words)?.[0]?.replace(/\.$/, '') ?? '');
      const count = words.split(/\s+/).length;
      if (count < 2 && !(isGiven || found.isSaid || isLead)) return [];
      const [line = 0] = lines([found.span]);
      const isNear = near.has(line) || near.has(line - 1) || near.has(line + 1);
      const weight =
        (found.isSaid ? 4 : 0) +
        (isGiven ? 3 : 0) +
        (isLead ? 2 : 0) +
        (isNear ? 1 : 0) -
        (count > 4 ? 1 : 0);
      return [{ span: found.span, weight }];
    },
  );
  const [best] = candidates.toSorted((a, b) => b.weight - a.weight || a.span.start - b.span.start);
  if (best === undefined) return null;
  return { value: textOf(text.original, [best.span]), spans: [best.span], sure: false };
}

/** "عراق التايه نابلس": a quarter before its town begins as villages' names do. */
function isQuarter(words: string): boolean {
  const [first = '', ...others] = foldWords(words);
  return others.length > 0 && isHeadWord(first) && !isGivenName(first) && !TITLE.test(words);
}

const PRONOUN = /^(?:و?انا|احنا|هي|هو|ana|me|אני)$|\s(?:هو|هي|انا)$/iu;

/** A line of two words, the first a given name: the second is the family's, whatever it says elsewhere ("فريال خلف"). */
function isGivenAndFamily(name: string): boolean {
  const [given = '', family = '', ...others] = name.split(/\s+/);
  const isTwo = others.length === 0 && !TITLE.test(name) && /^[\p{L}\p{M}]{3,}$/u.test(family);
  return isTwo && isGivenName(given) && !isSmallTalk(given);
}

/** The name in a stretch, behind "for", "I am", "to my sister". */
function nameAmong(
  folded: string,
  span: Span,
  { isLead, isLine }: { readonly isLead: boolean; readonly isLine: boolean },
) {
  const words = folded.slice(span.start, span.end);
  if (FROM_SENDER.test(words)) return null;
  // "… لاسيل عمرو": the preposition alone is before the name.
  const joined = [...words.matchAll(/(?<!\p{L})ل(?=(\p{L}{2,}))/gu)].find(
    ([letter, name = '']) => isGivenName(name) && !isGivenName(letter + name),
  );
  const said = joined ?? FOR_WHOM.exec(words) ?? I_AM.exec(words);
  const start = span.start + (said === null ? 0 : (said.index ?? 0) + said[0].length);
  const ends = LEADS_ON.exec(folded.slice(start, span.end))?.index;
  const found = trimSpan(folded, { start, end: ends === undefined ? span.end : start + ends });
  if (found === null) return null;
  const name = folded.slice(found.start, found.end);
  const isOneWord = /^[\p{L}\p{M}'’׳]{3,}$/u.test(name);
  if (isLine && isGivenAndFamily(name)) return { span: found, isSaid: said !== null };
  if (
    isSmallTalk(name) ||
    PRONOUN.test(name) ||
    !(isLikeName(name) || (isOneWord && (isLead || said !== null || isGivenName(name))))
  ) {
    return null;
  }
  return { span: found, isSaid: said !== null };
}
