import { failureTextId } from '../../lib/i18n/failure-text';
import type { Language } from '../../lib/i18n/language';
import { hourText, momentText } from '../../lib/i18n/moment-text';
import type { RowView } from '../../lib/messaging/views/row';
import { isHeld, titleOf } from '../../lib/outbox/meaning';
import { findLimitEnd, isTooOldToSend, isTriedInVain } from '../../lib/outbox/meaning-of-waiting';
import type { Waiting } from '../../lib/outbox/row';
import { secondsLeft } from '../../lib/seconds-left';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { usePress } from '../ui/use-press';
import { FailureNote } from './FailureNote';
import { GiveAccess } from './GiveAccess';
import { RowLabel } from './RowLabel';
import type { RowActions } from './row-actions';
import { useSeconds, useTimeLeft } from './time-left';

interface WaitingRowProps {
  readonly row: RowView;
  readonly currency: string | null;
  readonly actions: RowActions;
}

/** Not sent yet: why, when it is tried next, and what can be done about it, over the parcel's label. */
export function WaitingRow(props: WaitingRowProps) {
  return (
    <div class="outbox__parts stack loose">
      <Waits {...props} />
      <RowLabel row={props.row} currency={props.currency} />
    </div>
  );
}

function Waits({ row, actions }: WaitingRowProps) {
  const { t, lookUp, language } = useText();
  const press = usePress<'try-now' | 'withdraw'>('outbox');
  const { waiting } = row;
  const withdraw = (
    <Button
      kind="quiet"
      busy={press.busy === 'withdraw'}
      onPress={() => press.run('withdraw', () => actions.withdraw(row))}
    >
      {t('outbox-withdraw')}
    </Button>
  );
  const tryNow = (
    <Button busy={press.busy === 'try-now'} onPress={() => press.run('try-now', () => actions.tryNow(row))}>
      {t('try-again')}
    </Button>
  );
  const either = (
    <>
      {tryNow}
      {withdraw}
    </>
  );
  if (isTooOldToSend(row)) {
    return (
      <Notice tone="warning" title={t('outbox-too-old')} actions={either} live>
        <p>{t('outbox-no-next-try')}</p>
        <FailureNote failure={press.failure} />
      </Notice>
    );
  }
  if (isHeld(row, Date.now())) {
    const undo = (
      <Button
        busy={press.busy === 'withdraw'}
        onPress={() => press.run('withdraw', () => actions.withdraw(row))}
      >
        {t('held-undo')} <SecondsLeft until={row.heldUntil ?? 0} />
      </Button>
    );
    return (
      <Notice tone="info" title={t('held-title')} actions={undo} live>
        <p>{t('held-text')}</p>
        <FailureNote failure={press.failure} />
      </Notice>
    );
  }
  if (waiting === null) {
    return (
      <Notice tone="info" title={t(titleOf(row))} actions={withdraw} live>
        <p>{row.phoneBusy ? t('outbox-phone-busy') : t('outcome-queued-text')}</p>
        <FailureNote failure={press.failure} />
      </Notice>
    );
  }
  const limitEnd = findLimitEnd(row);
  if (limitEnd !== null) {
    const title = t('row-until', { time: hourText(limitEnd, language) });
    return (
      <Notice tone="warning" title={title} actions={either} live>
        <p>{t('outcome-until-text')}</p>
        <NextTry nextTryAt={row.nextTryAt} />
        <FailureNote failure={press.failure} />
      </Notice>
    );
  }
  const { accessMissing } = row;
  // Once access is given it goes by itself, but for what waited so long that it is not sent without a word.
  const acts =
    accessMissing === null ? (
      either
    ) : (
      <>
        <GiveAccess address={accessMissing} />
        {row.nextTryAt === null && tryNow}
        {withdraw}
      </>
    );
  return (
    <Notice
      tone="warning"
      title={lookUp(failureTextId(waiting.reason), untilOf(waiting, language))}
      actions={acts}
      live
    >
      {(row.nextTryAt === null || !isTriedInVain(row)) && <NextTry nextTryAt={row.nextTryAt} />}
      <FailureNote failure={press.failure} />
    </Notice>
  );
}

function untilOf({ until }: Waiting, language: Language): Readonly<Record<string, string>> {
  return until === undefined ? {} : { until: momentText(until, language) };
}

/** A countdown that screen readers do not read out each second. */
/** Counted down for the eyes alone: nobody wants to hear every second. */
function SecondsLeft({ until }: { readonly until: number }) {
  const now = useSeconds(true);
  return <span aria-hidden="true">({secondsLeft(until, now)})</span>;
}

function NextTry({ nextTryAt }: Pick<RowView, 'nextTryAt'>) {
  const { t } = useText();
  const time = useTimeLeft(nextTryAt);
  if (nextTryAt === null) return <p>{t('outbox-no-next-try')}</p>;
  return (
    <p class="digits bold" role="timer" aria-live="off">
      {time === null ? t('row-sending') : t('outbox-next-try', { time })}
    </p>
  );
}
