import type { Failure } from '../../lib/failure';
import { useText } from '../text/use-text';

interface FailureNoteProps {
  readonly failure: Failure | null;
}

/** Why what was pressed was not done. */
export function FailureNote({ failure }: FailureNoteProps) {
  const { lookUp } = useText();
  if (failure === null) return null;
  return (
    <p class="outbox__failure small" role="alert">
      {lookUp(`failure-${failure.code}`, failure.params)}
    </p>
  );
}
