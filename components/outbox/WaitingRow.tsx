import { failureTextId } from '../../lib/i18n/failure-text';
import type { Language } from '../../lib/i18n/language';
import { hourText, momentText } from '../../lib/i18n/moment-text';
import type { RowView } from '../../lib/messaging/views/row';
import { titleOf } from '../../lib/outbox/meaning';
import { findLimitEnd, isHeld, isTooOldToSend, isTriedInVain } from '../../lib/outbox/meaning-of-waiting';
import type { Waiting } from '../../lib/outbox/row';
import { secondsLeft } from '../../lib/seconds-left';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice, type NoticeProps } from '../ui/Notice';
import { usePress } from '../ui/use-press';
import { FailureNote } from './FailureNote';
import { GiveAccess } from './GiveAccess';
import { RowLabel } from './RowLabel';
import type { RowProps } from './row-actions';
import { ShipButton } from './ShipButton';
import { useSeconds, useTimeLeft } from './time-left';

/** Not sent yet: why, when it is tried next, and what can be done about it, over the parcel's label. */
export function WaitingRow(props: RowProps) {
  return (
    <div class="outbox__parts stack loose">
      <Waits {...props} />
      <RowLabel row={props.row} />
    </div>
  );
}

function Waits({ row, actions }: RowProps) {
  const { t, lookUp, language } = useText();
  const press = usePress<'try-now' | 'withdraw'>('outbox');
  const { waiting, accessMissing, nextTryAt } = row;
  const taking = press.button('withdraw', () => actions.withdraw(row));
  const withdraw = <Button kind="quiet" {...taking} text={t('outbox-withdraw')} />;
  const tryNow = <ShipButton {...press.button('try-now', () => actions.tryNow(row))} text={t('try-again')} />;
  const either = (
    <>
      {tryNow}
      {withdraw}
    </>
  );
  const notice = (said: Partial<NoticeProps>) => (
    <Notice tone="warning" actions={either} live {...said}>
      {said.children}
      <FailureNote failure={press.failure} />
    </Notice>
  );
  if (isTooOldToSend(row)) return notice({ title: t('outbox-too-old'), text: t('outbox-no-next-try') });
  if (isHeld(row, Date.now())) {
    const undo = (
      <Button {...taking}>
        {t('undo')} <SecondsLeft until={row.heldUntil ?? 0} />
      </Button>
    );
    return notice({ tone: 'info', title: t('held-title'), text: t('held-text'), actions: undo });
  }
  if (waiting === null) {
    const text = t(row.phoneBusy ? 'outbox-phone-busy' : 'outcome-queued-text');
    return notice({ tone: 'info', title: t(titleOf(row)), text, actions: withdraw });
  }
  const next = <NextTry nextTryAt={nextTryAt} />;
  const limitEnd = findLimitEnd(row);
  if (limitEnd !== null) {
    const title = t('row-until', { time: hourText(limitEnd, language) });
    return notice({ title, text: t('outcome-until-text'), children: next });
  }
  // Once access is given it goes by itself, but for what waited so long that it is not sent without a word.
  const given = accessMissing !== null && (
    <>
      <GiveAccess address={accessMissing} />
      {nextTryAt === null && tryNow}
      {withdraw}
    </>
  );
  const why = lookUp(failureTextId(waiting.reason), untilOf(waiting, language));
  // What is tried again by itself says so first; why it waits is for who wants to know.
  if (nextTryAt !== null && !isTriedInVain(row))
    return notice({ title: next, text: why, actions: given || either });
  return notice({ title: why, actions: given || either, children: nextTryAt === null && next });
}

function untilOf({ until }: Waiting, language: Language): Readonly<Record<string, string>> {
  return until === undefined ? {} : { until: momentText(until, language) };
}

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
    <span class="digits" role="timer" aria-live="off">
      {time === null ? t('row-sending') : t('outbox-next-try', { time })}
    </span>
  );
}
