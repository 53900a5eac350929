import type { PastedOrder, PastedProblem, Span } from './pasted-order';
import type { PastedText } from './segments';
import { lengthSaid, placesSaid, trimSpan } from './spans';

/** Where words may cancel the order, or a piece of it: what it costs is not sure, and the merchant is asked. */
export function cancellingWords({ folded }: Pick<PastedText, 'folded'>): Span | null {
  const conditions = placesSaid('if-said', folded);
  const unconditional = placesSaid('may-be-cancelled-without-if', folded).filter(
    ({ start }) => !conditions.some((condition) => condition.start < start && start <= condition.end),
  );
  return lastOf([...unconditional, ...placesSaid('may-be-cancelled', folded)], folded);
}

/** The words with the few that follow them to the end of the sentence: they explain the cancellation and are no street. */
export function withWhatFollows({ folded }: PastedText, { start, end }: Span): Span {
  return { start, end: end + lengthSaid('behind-doubt', folded.slice(end)) };
}

/** The order is cancelled where these words come after its phones and its place; else another order may be meant. */
export function cancellationOf(
  { folded }: PastedText,
  doubt: Span | null,
  phones: readonly Span[],
  { place }: Pick<PastedOrder, 'place'>,
): PastedProblem | null {
  const cancelled = lastOf(placesSaid('order-cancelled', folded), folded);
  const said = [...phones, ...(place?.match.recognised === true ? place.spans : [])];
  if (cancelled !== null && said.every(({ end }) => end <= cancelled.start))
    return { code: 'cancelled', spans: [cancelled] };
  return doubt === null ? null : { code: 'cancelled-partly', spans: [doubt] };
}

/** Of two that begin at one place the later in the list. */
function lastOf(places: readonly Span[], folded: string): Span | null {
  const last = places.toSorted((one, other) => one.start - other.start).at(-1);
  return last === undefined ? null : trimSpan(folded, last);
}
