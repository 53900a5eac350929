import { useText } from '../../../components/text/use-text';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { Notice } from '../../../components/ui/Notice';
import type { Failure } from '../../../lib/failure';
import type { JourneyMove } from '../../../lib/messaging/views/tools';

export type Played =
  | { readonly state: 'playing' }
  | { readonly state: 'done' | 'refused'; readonly move: JourneyMove }
  | { readonly state: 'failed'; readonly failure: Failure };

const LISTS = [
  ['journey-allowed', 'allowed'],
  ['journey-allowed-companions', 'allowedCompanions'],
  ['journey-rejected', 'rejected'],
  ['journey-rejected-companions', 'rejectedCompanions'],
] as const;

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
      {LISTS.map(
        ([text, list]) =>
          move[list].length > 0 && <p key={list}>{t(text, { codes: move[list].join(', ') })}</p>,
      )}
    </Notice>
  );
}
