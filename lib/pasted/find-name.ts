import { isGivenName } from '../villages/given-names';
import { pattern, says } from '../words/patterns';
import { type Address, stretchesOf } from './address';
import { isCertainName, isLikeName, isSmallTalk } from './name-words';
import type { Found, Span } from './pasted-order';
import type { Message, PastedText } from './segments';
import { aroundInLine, isMarks, splitParts, textOf, trimSpan, until, withoutSpans, wordsAt } from './spans';
import { mayBeName, readStretch } from './stretches';

/** The name that a label or a phrase names ("اسمها …"); one that is said to be the recipient's before the writer's own. */
export function findLabelledName(text: Message, taken: readonly Span[]): Found<string> | null {
  const named = text.segments.filter(({ label }) => label === 'name');
  const theirs = named.filter((segment) => says('of-theirs', aroundInLine(text.folded, segment).before));
  const changed = named
    .slice(1)
    .filter((segment) => says('changes-first', aroundInLine(text.folded, segment).before));
  const meant = [changed, theirs, named].find((some) => some.length > 0) ?? [];
  const spans = meant
    .slice(0, 1)
    .flatMap((segment) => withoutSpans(segment, taken))
    .flatMap((span) => splitParts(text.folded, span))
    .filter((span) => !isOnlySaid(wordsAt(text.folded, span)))
    .slice(0, 1)
    .flatMap((span) => nameIn(text.folded, span) ?? [])
    .map((span) => fuller(text, taken, beforePlace(text, taken, span)));
  if (spans.length === 0) return null;
  return {
    value: textOf(text.original, spans),
    spans,
    sure: named.length === 1 && spans.every((span) => isLikeName(wordsAt(text.folded, span))),
  };
}

/** "الزبون: تمام، انا …", "باسم مرت اخوي: هبة …": a word of talk or who somebody is, and nobody's name. */
function isOnlySaid(words: string): boolean {
  return says('kin-alone', words) || (!/\s/.test(words) && isSmallTalk(words));
}

/** The name alone where its village runs on behind it: "هديل قواسمة دورا شارع الجامعة", "كرم حلايقة الشيوخ". */
function beforePlace(text: Message, taken: readonly Span[], span: Span): Span {
  const { lead } = readStretch(text, span);
  const hasPlace = () => stretchesOf(text, [...taken, span]).some(({ place }) => place !== null);
  return lead === null || (isLikeName(wordsAt(text.folded, span)) && hasPlace()) ? span : lead;
}

/** "كتبت اسمي بس ختام، هو ختام بدران": the whole name, where it is said too and begins with the one that is labelled. */
function fuller(text: Message, taken: readonly Span[], span: Span): Span {
  const name = wordsAt(text.folded, span);
  if (/\s/.test(name)) return span;
  const others = stretchesOf(text, [...taken, span]).flatMap((one) => {
    const said = one.place === null || mayBeName(one) ? one : one.lead;
    return (said && nameAmong(text.folded, said, { isLead: true, isLine: false })?.span) ?? [];
  });
  const isFuller = (other: Span) => wordsAt(text.folded, other).startsWith(`${name} `);
  return others.find(isFuller) ?? span;
}

/** See `fold-text.ts`: what is in place of what was said before. */
const STARRED = /^ *∗/u;
const FIRST_WORD = /^\s*\p{L}+\s+/u;

/** A span between what is said of the name and where it says something else: "ابني زيد عرموش من نابلس", "للطرد ام يوسف". */
function nameIn(folded: string, span: Span): Span | null {
  const { start, end } = until('name-ends-here', folded, span);
  const words = folded.slice(start, end);
  const [said = ''] = [pattern('kin-first'), pattern('i-am-said'), FIRST_WORD].flatMap((one) => {
    const found = one.exec(words);
    const isSaid = found?.index === 0 && (one !== FIRST_WORD || isSmallTalk(found[0]));
    return isSaid ? [found[0]] : [];
  });
  const [first = ''] = /^\p{L}+/u.exec(words.slice(said.length)) ?? [];
  // "غيري الاسم لنداء صبيحات"
  const to = first.startsWith('ل') && !isGivenName(first) && isGivenName(first.slice(1)) ? 1 : 0;
  return trimSpan(folded, { start: start + said.length + to, end });
}

/** By what a name weighs more than another stretch that may be one, so that no other is meant. */
const CLEARLY = 2;

interface Candidate {
  readonly span: Span;
  readonly weight: number;
  /** Behind "I am" or "for". */
  readonly isSaid: boolean;
}

/** The stretch that is likeliest somebody's name, of those that are nothing else. */
export function findFreeName(
  text: PastedText,
  address: Address,
  place: readonly Span[],
): Found<string> | null {
  const { folded } = text;
  const leads = address.stretches.flatMap(({ lead }) => (lead === null ? [] : [{ ...lead, isLead: true }]));
  const isLine = (span: Span) => Object.values(aroundInLine(folded, span)).every(isMarks);
  // "هدية لاختي … انا رنا": who sends it gets none.
  const isGift = says('for-somebody', folded);
  const candidates = [...leads, ...address.others.map((one) => ({ ...one, isLead: false }))].flatMap(
    ({ isLead, ...span }): Candidate[] => {
      const found = nameAmong(folded, span, { isLead, isLine: isLine(span) });
      if (found === null) return [];
      const words = wordsAt(folded, found.span);
      // A digit at its end stands for a hamza: "Wala2".
      const isGiven = isGivenName(/^[\p{L}\p{M}"'’׳.]+/u.exec(words)?.[0] ?? '');
      const isFull = /\s/.test(words);
      // "انا تجوزت": one word behind "I am" may say anything, unless it is a name.
      const isSaid = found.isSaid && (isGiven || isFull) && !(isGift && found.isWriter);
      const isChanged = STARRED.test(aroundInLine(folded, found.span).before);
      // "שמיכה גדולה ב 160": what costs so much is less of a name than another stretch.
      const isPriced = /^ *[בبb] ?\d/iu.test(folded.slice(found.span.end));
      const weight =
        (isSaid || isChanged ? 4 : 0) + (isGiven ? 3 : 0) + (isFull ? 1 : 0) - (isPriced ? CLEARLY : 0);
      return [{ span: found.span, weight, isSaid }];
    },
  );
  const wordsOf = ({ span }: Candidate) => wordsAt(folded, span);
  // "انا بتول … بتول حشاش": the given name said before the whole one is no other's. "سلام" beside a name greets.
  const saysLess = (one: Candidate, other: Candidate) =>
    wordsOf(other).startsWith(`${wordsOf(one)} `) || (other !== one && says('may-greet', wordsOf(one)));
  const people = candidates.filter((one) => !candidates.some((other) => saysLess(one, other)));
  const [best, next] = people.toSorted((a, b) => b.weight - a.weight);
  if (best === undefined) return null;
  const value = textOf(text.original, [best.span]);
  const isOnly = next === undefined || next.weight + CLEARLY <= best.weight;
  // Most begin with whom it is for, in a line of its own, whatever they are called.
  const isHead = next === undefined && isLine(best.span) && isMarks(folded.slice(0, best.span.start));
  return {
    value,
    spans: [best.span],
    sure:
      isOnly && (isCertainName(wordsAt(folded, best.span), isHead, place.length > 0) || isTold(folded, best)),
  };
}

/** "معك لين": who says nothing but a given name has no more to say. */
function isTold(folded: string, { span, isSaid }: Candidate): boolean {
  const name = wordsAt(folded, span);
  return isSaid && isGivenName(name) && folded.split(name).length === 2;
}

/** A line of two words, the first a given name: the second is the family's, whatever it says elsewhere ("فريال خلف"). */
function isGivenAndFamily(name: string): boolean {
  const [given = '', family = '', ...others] = name.split(/\s+/);
  const isTwo = others.length === 0 && !says('title-first', name) && /^[\p{L}\p{M}]{3,}$/u.test(family);
  return isTwo && isGivenName(given) && !isSmallTalk(given);
}

/** How long a word that is only said before a name is: "تمام دعاء ريان". */
function politeHead(words: string): number {
  const [head = '', said = ''] = /^(\p{L}+)[.!]*\s+/u.exec(words) ?? [];
  const name = words.slice(head.length);
  return says('greeting-alone', said) && isLikeName(name) ? head.length : 0;
}

/** The name in a stretch, behind "for", "I am", "to my sister". */
function nameAmong(
  folded: string,
  span: Span,
  { isLead, isLine }: { readonly isLead: boolean; readonly isLine: boolean },
) {
  const words = wordsAt(folded, span);
  // "… لاسيل عمرو": the preposition alone is before the name.
  const joined = [...words.matchAll(/(?<!\p{L})ل(?=(\p{L}{2,}))/gu)].find(
    ([letter, name = '']) => isGivenName(name) && !isGivenName(letter + name) && !isSmallTalk(letter + name),
  );
  const forWhom = joined ?? pattern('for-whom-said').exec(words);
  const said = forWhom ?? pattern('i-am-said').exec(words);
  const how = { isSaid: said !== null, isWriter: said !== null && forWhom === null };
  const start = span.start + (said === null ? politeHead(words) : (said.index ?? 0) + said[0].length);
  const found = trimSpan(folded, until('leads-on-said', folded, { start, end: span.end }));
  // "emta btewsal?": what is asked is nobody's name.
  if (found === null || /^ *[؟?]/u.test(folded.slice(found.end))) return null;
  const name = wordsAt(folded, found);
  const isOneWord = /^[\p{L}\p{M}'’׳]{3,}$/u.test(name);
  if (isLine && isGivenAndFamily(name)) return { span: found, ...how };
  if (isSmallTalk(name) || says('pronoun-said', name)) return null;
  const isName = isLikeName(name) || (isOneWord && (isLead || said !== null || isGivenName(name)));
  return isName ? { span: found, ...how } : null;
}
