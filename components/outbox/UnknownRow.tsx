import type { RowView } from '../../lib/messaging/views/row';
import { titleOf } from '../../lib/outbox/meaning';
import { useText } from '../text/use-text';
import { Notice } from '../ui/Notice';
import { AttemptList } from './AttemptList';
import { LookAgain } from './LookAgain';
import type { RowActions } from './row-actions';
import { SettleQuestion } from './SettleQuestion';
import { useTimeLeft } from './time-left';

interface UnknownRowProps {
  readonly row: RowView;
  readonly actions: RowActions;
}

/** Nobody knows whether it was made: what happened, when it is asked about by itself, and a person's word. */
export function UnknownRow({ row, actions }: UnknownRowProps) {
  const { t } = useText();
  return (
    <div class="outbox__parts">
      <Notice tone="warning" title={t(titleOf(row))} live>
        <p>{t('outcome-unknown-text')}</p>
        <Asking row={row} />
      </Notice>
      <SettleQuestion row={row} actions={actions} />
      <section class="outbox__known">
        <h2 class="small">{t('outbox-details')}</h2>
        <AttemptList attempts={row.attempts} />
        <LookAgain row={row} actions={actions} />
      </section>
    </div>
  );
}

function Asking({ row: { nextTryAt, waiting } }: Pick<UnknownRowProps, 'row'>) {
  const { t } = useText();
  const time = useTimeLeft(nextTryAt);
  if (nextTryAt === null) {
    if (waiting === null) return null;
    return <p>{t(waiting.reason === 'repeat-differs' ? 'failure-repeat-differs' : 'unknown-not-asked')}</p>;
  }
  return (
    <p>
      <strong class="outbox__countdown" role="timer" aria-live="off">
        {t('outbox-asks')} {time === null ? t('outbox-asks-waits') : t('outbox-asks-in', { time })}
      </strong>
      <br />
      <span class="small">{t('outbox-asks-text')}</span>
    </p>
  );
}
