import type { Failure } from '../../lib/failure';
import type { JourneyMove } from '../../lib/messaging/views/tools';
import { useText } from '../text/use-text';
import { FailureNotice } from '../ui/FailureNotice';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';

/** How far a step is; what was refused may be played again. */
export type Played =
  | { readonly state: 'playing' }
  | { readonly state: 'done' | 'refused'; readonly move: JourneyMove }
  | { readonly state: 'failed'; readonly failure: Failure };

/** What the service made of a step, with all its lists. */
export function PlayedStep({ played }: { readonly played: Played | null }) {
  const { t } = useText();
  if (played === null || played.state === 'playing') return null;
  if (played.state === 'failed') return <FailureNotice failure={played.failure} />;
  const { move } = played;
  const done = played.state === 'done';
  return (
    <Notice tone={done ? 'good' : 'warning'} title={t(done ? 'journey-moved' : 'journey-not-moved')} live>
      {move.failedToSubmit && <p>{t('journey-failed-to-submit')}</p>}
      <dl class="pairs">
        <List label={t('journey-allowed')} entries={move.allowed} />
        <List label={t('journey-allowed-companions')} entries={move.allowedCompanions} />
        <List label={t('journey-rejected')} entries={move.rejected} />
        <List label={t('journey-rejected-companions')} entries={move.rejectedCompanions} />
      </dl>
    </Notice>
  );
}

function List({ label, entries }: { readonly label: string; readonly entries: readonly string[] }) {
  const { t } = useText();
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {entries.length === 0 ? <span class="soft">{t('none')}</span> : <Ltr code>{entries.join(', ')}</Ltr>}
      </dd>
    </>
  );
}
