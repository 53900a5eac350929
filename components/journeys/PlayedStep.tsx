import type { Failure } from '../../lib/failure';
import type { JourneyMove } from '../../lib/messaging/views/tools';
import { useText } from '../text/use-text';
import { FailureNotice } from '../ui/FailureNotice';
import { Notice } from '../ui/Notice';

/** How far a step is; what was refused may be played again. */
export type Played =
  | { readonly state: 'playing' }
  | { readonly state: 'done' | 'refused'; readonly move: JourneyMove }
  | { readonly state: 'failed'; readonly failure: Failure };

/** What the service made of a step, a sentence for each of its lists that names anything. */
export function PlayedStep({ played }: { readonly played: Played | null }) {
  const { t } = useText();
  if (played === null || played.state === 'playing') return null;
  if (played.state === 'failed') return <FailureNotice failure={played.failure} />;
  const { move } = played;
  const done = played.state === 'done';
  return (
    <Notice tone={done ? 'good' : 'warning'} title={t(done ? 'journey-moved' : 'journey-not-moved')} live>
      {move.failedToSubmit && <p>{t('journey-failed-to-submit')}</p>}
      <Said text="journey-allowed" codes={move.allowed} />
      <Said text="journey-allowed-companions" codes={move.allowedCompanions} />
      <Said text="journey-rejected" codes={move.rejected} />
      <Said text="journey-rejected-companions" codes={move.rejectedCompanions} />
    </Notice>
  );
}

interface SaidProps {
  readonly text:
    | 'journey-allowed'
    | 'journey-allowed-companions'
    | 'journey-rejected'
    | 'journey-rejected-companions';
  readonly codes: readonly string[];
}

function Said({ text, codes }: SaidProps) {
  const { t } = useText();
  return codes.length === 0 ? null : <p>{t(text, { codes: codes.join(', ') })}</p>;
}
