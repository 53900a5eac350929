import type { FailureCode } from '../failure';
import type { TextId } from './messages';
import { FAILURE_SAID_AS, type OwnFailure } from './said-as';

/** The sentence for a failure: what went wrong, and what to do about it. */
export function failureTextId(code: FailureCode): TextId {
  const shared: Partial<Record<FailureCode, TextId>> = FAILURE_SAID_AS;
  return shared[code] ?? `failure-${code as OwnFailure}`;
}
