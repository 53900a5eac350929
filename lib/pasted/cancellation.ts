import { pattern } from '../words/patterns';
import type { PastedOrder, PastedProblem, Span } from './pasted-order';
import type { PastedText } from './segments';
import { placesOf, trimSpan } from './spans';

/** Where words may cancel the order, or a piece of it: what it costs is not sure, and the merchant is asked. */
export function cancellingWords({ folded }: PastedText): Span | null {
  return lastOf(pattern('may-be-cancelled', 'giu'), folded);
}

/** The words with the few that follow them to the end of the sentence: they explain the cancellation and are no street. */
export function withWhatFollows({ folded }: PastedText, { start, end }: Span): Span {
  return { start, end: end + (pattern('behind-doubt').exec(folded.slice(end))?.[0].length ?? 0) };
}

/** The order is cancelled where these words come after its phones and its place; else another order may be meant. */
export function cancellationOf(
  { folded }: PastedText,
  doubt: Span | null,
  phones: readonly Span[],
  { place }: Pick<PastedOrder, 'place'>,
): PastedProblem | null {
  const cancelled = lastOf(pattern('order-cancelled', 'giu'), folded);
  const said = [...phones, ...(place?.match.recognised === true ? place.spans : [])];
  if (cancelled !== null && said.every(({ end }) => end <= cancelled.start))
    return { code: 'cancelled', spans: [cancelled] };
  return doubt === null ? null : { code: 'cancelled-partly', spans: [doubt] };
}

function lastOf(words: RegExp, folded: string): Span | null {
  const last = placesOf(words, folded).at(-1);
  return last === undefined ? null : trimSpan(folded, last);
}
