import type { Failure } from '../../lib/failure';
import { ServiceWords } from '../parcel-form/ServiceWords';
import { useText } from '../text/use-text';
import { Notice } from './Notice';

/** What went wrong, in our words and in the service's. */
export function FailureNotice({ failure }: { readonly failure: Failure }) {
  const { lookUp } = useText();
  return (
    <Notice tone="bad" live>
      <p>{lookUp(`failure-${failure.code}`, failure.params)}</p>
      <ServiceWords words={failure.serviceText} />
    </Notice>
  );
}
