import { matchVillage } from '../villages/match';
import type { VillageIndex } from '../villages/village-index';
import { findMayBeNames } from './may-be-name';
import { isPlace, type Part } from './part';
import { splitParts } from './parts';
import type { Span } from './pasted-order';
import { type PastedText, trimSpan, withoutSpans } from './segments';
import { LEADING_WORD, LEADING_WORDS, NOT, REQUEST, STREET_WORD } from './words';

/**
 * Parts that may be of the address: labelled ones with what follows them, and all that has no label.
 * @param named a label says who it is: then nothing else is taken for a name
 */
export function readParts(
  text: PastedText,
  index: VillageIndex,
  taken: readonly Span[],
  named: boolean,
): readonly Part[] {
  const parts = partsOf(text, index, taken);
  const names = named
    ? []
    : findMayBeNames(
        parts.filter((part) => !part.labelled),
        index,
        text.folded,
      );
  return parts.map((part) => (names.includes(part) ? { ...part, mayBeName: true } : part));
}

function partsOf(text: PastedText, index: VillageIndex, taken: readonly Span[]): readonly Part[] {
  let followsPlace = false;
  return text.segments.flatMap((segment) => {
    const isLabelled = segment.label === 'place' || segment.label === 'town';
    if (segment.label !== null) followsPlace = isLabelled;
    // Behind the name itself its line may go on with where it goes.
    const isName = segment === text.segments.find(({ label }) => label === 'name');
    if (segment.label !== null && !isLabelled && !isName) return [];
    return withoutSpans(segment, taken)
      .flatMap((span) => splitParts(text.folded, span))
      .filter((span) => !REQUEST.test(text.folded.slice(span.start, span.end)))
      .flatMap((span) => withoutNot(text.folded, span))
      .flatMap((span) => withoutLead(text.folded, span))
      .map((span) => readPart(text, index, { ...span, line: segment.line }, isLabelled))
      .map((part) => ({
        ...part,
        labelled: isLabelled || (followsPlace && (part.isStreet || isPlace(part))),
      }));
  });
}

/**
 * Where a part leads to a place in the middle of a sentence ("… on to Beita"), the place alone counts.
 * @param labelled a preposition may be joined to the place: "ساكن برام الله"
 */
function readPart(
  text: PastedText,
  index: VillageIndex,
  span: Span & { readonly line: number },
  labelled: boolean,
): Part {
  const words = text.folded.slice(span.start, span.end);
  const whole: Part = {
    span,
    line: span.line,
    labelled: false,
    isStreet: STREET_WORD.test(words),
    mayBeName: false,
    match: matchVillage(index, { address1: words.replace(/\s+/g, ' ') }),
  };
  if (isPlace(whole)) return whole;
  const lead = LEADING_WORDS.exec(words)?.[0].length ?? 0;
  const joined = lead === 0 && /^[بلع]\p{L}{3}/u.test(words) ? 1 : 0;
  if (lead + joined === 0) return whole;
  const led = readPart(text, index, { ...span, start: span.start + lead + joined }, false);
  // A first letter is taken for a preposition only where what is left is spelled as the directory has it.
  const isExact = ['name', 'name-and-city'].includes(led.match.reason.code);
  return isPlace(led) && (joined === 0 || labelled || isExact) ? led : whole;
}

function withoutNot(folded: string, span: Span): readonly Span[] {
  const not = NOT.exec(folded.slice(span.start, span.end));
  if (not === null) return [span];
  const before = trimSpan(folded, { start: span.start, end: span.start + not.index });
  return before === null ? [] : [before];
}

export function withoutLead(folded: string, span: Span): readonly Span[] {
  const lead = LEADING_WORD.exec(folded.slice(span.start, span.end))?.[0].length ?? 0;
  const rest = trimSpan(folded, { start: span.start + lead, end: span.end });
  return rest === null || /^(?:على|الى|إلى|في|من|to|in|at|from)$/iu.test(folded.slice(rest.start, rest.end))
    ? []
    : [rest];
}
