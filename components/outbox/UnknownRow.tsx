import { hourText } from '../../lib/i18n/moment-text';
import type { RowView } from '../../lib/messaging/views/row';
import { titleOf, unsureTextOf } from '../../lib/outbox/meaning';
import { findLimitEnd, isTriedInVain } from '../../lib/outbox/meaning-of-waiting';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { AttemptList } from './AttemptList';
import { CodeField } from './CodeField';
import { FailureNote } from './FailureNote';
import { GiveAccess } from './GiveAccess';
import type { RowActions } from './row-actions';
import { Time } from './Time';
import { useTimeLeft } from './time-left';
import { usePress } from './use-press';

interface UnknownRowProps {
  readonly row: RowView;
  readonly actions: RowActions;
}

/** A parcel that may or may not exist: its attempts, when it is asked about next, and the person's decision. */
export function UnknownRow({ row, actions }: UnknownRowProps) {
  const { t, language } = useText();
  const limitEnd = findLimitEnd(row);
  const title =
    limitEnd === null ? t(titleOf(row)) : t('outcome-until', { time: hourText(limitEnd, language) });
  return (
    <div class="outbox__parts">
      <Notice tone="warning" title={title} live>
        <p>{t(limitEnd === null ? unsureTextOf(row) : 'outcome-until-unknown-text')}</p>
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

function Asking({ row }: Pick<UnknownRowProps, 'row'>) {
  const { t, lookUp } = useText();
  const { nextTryAt, waiting, accessMissing } = row;
  const time = useTimeLeft(nextTryAt);
  if (waiting !== null && isTriedInVain(row)) {
    return (
      <p>
        {lookUp(`failure-${waiting.reason}`)}{' '}
        {accessMissing !== null && <GiveAccess address={accessMissing} small />}
      </p>
    );
  }
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

/** Asks the person whether the parcel is in the service's own list. */
function SettleQuestion({ row, actions }: UnknownRowProps) {
  const { t } = useText();
  const press = usePress<'send-again' | 'leave'>();
  const notMade = (next: 'send-again' | 'leave') =>
    press.run(next, () => actions.settle(row, { was: 'not-made', next }));
  return (
    <section class="settle">
      <h2 class="settle__title">{t('settle-title')}</h2>
      <p>{t('settle-look', { name: row.recipientName, phone: row.phone })}</p>
      {row.forced && <p class="settle__forced">{t('settle-forced')}</p>}
      <fieldset class="settle__choice">
        <legend>{t('settle-made')}</legend>
        <CodeField
          save={t('settle-made-save')}
          onSave={(parcelCode) => actions.settle(row, { was: 'made', parcelCode })}
        />
      </fieldset>
      <fieldset class="settle__choice">
        <legend>{t('settle-not-made')}</legend>
        <p class="small soft">{t('settle-send-again-text')}</p>
        <div class="settle__presses">
          <Button busy={press.busy === 'send-again'} onPress={() => notMade('send-again')}>
            {t('settle-send-again')}
          </Button>
          <Button kind="quiet" busy={press.busy === 'leave'} onPress={() => notMade('leave')}>
            {t('settle-leave')}
          </Button>
        </div>
        <FailureNote failure={press.failure} />
      </fieldset>
    </section>
  );
}

/** Looks the recipient up once more: a hint, not proof. */
function LookAgain({ row, actions }: UnknownRowProps) {
  const { t, lookUp } = useText();
  const press = usePress<'look'>();
  const { lookedAgain } = row;
  return (
    <div class="look-again" aria-live="polite">
      {lookedAgain && (
        <p class="small">
          <Time at={lookedAgain.at} /> {lookUp(`outbox-looked-${lookedAgain.found}`)}{' '}
          <span class="soft">{t('outbox-looked-hint')}</span>
        </p>
      )}
      <Button
        kind="quiet"
        small
        busy={press.busy !== null}
        onPress={() => press.run('look', () => actions.lookAgain(row))}
      >
        {t('outbox-look-again')}
      </Button>
      <FailureNote failure={press.failure} />
    </div>
  );
}
