import type { Failure } from '../../lib/failure';
import { failureTextId } from '../../lib/i18n/failure-text';
import { useText } from '../text/use-text';

export function FailureNote({ failure }: { readonly failure: Failure | null }) {
  const { lookUp } = useText();
  if (failure === null) return null;
  return (
    <p class="outbox__failure bad small" role="alert">
      {lookUp(failureTextId(failure.code), failure.params)}
    </p>
  );
}
