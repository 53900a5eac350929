import { useEffect, useRef, useState } from 'preact/hooks';
import { failureTextId } from '../../lib/i18n/failure-text';
import { hourText } from '../../lib/i18n/moment-text';
import { isLaterPart, titleOf, unsureTextOf } from '../../lib/outbox/meaning';
import { findLimitEnd, findStop, isTriedInVain } from '../../lib/outbox/meaning-of-waiting';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import { Time } from '../ui/Time';
import { usePress } from '../ui/use-press';
import { AttemptList } from './AttemptList';
import { CodeField } from './CodeField';
import { FailureNote } from './FailureNote';
import { GiveAccess } from './GiveAccess';
import { RowLabel } from './RowLabel';
import type { RowProps } from './row-actions';
import { ShipButton } from './ShipButton';
import { useTimeLeft } from './time-left';

/** A parcel that may or may not exist: what to look for, where, and the person's answer; all else under “why?”. */
export function UnknownRow({ row, actions }: RowProps) {
  const { t, lookUp, language } = useText();
  const limitEnd = findLimitEnd(row);
  const title = limitEnd === null ? t(titleOf(row)) : t('row-until', { time: hourText(limitEnd, language) });
  const stop = findStop(row);
  const traces = row.attempts.flatMap(({ answer }) => answer?.params.trace ?? []);
  return (
    <div class="outbox__parts stack loose">
      <Notice tone="warning" title={title} live>
        <p>{t(limitEnd === null ? unsureTextOf(row) : 'outcome-until-unknown-text')}</p>
        {(row.forced || row.part != null) && (
          <p class="warning bold">
            {t('settle-forced', { reference: (row.part && row.referenceNumber) || 'none' })}
          </p>
        )}
        {traces.map((trace) => (
          <p key={trace}>{t('attempt-trace', { trace })}</p>
        ))}
        {stop !== null && <p>{lookUp(failureTextId(stop))}</p>}
        <InVain row={row} />
      </Notice>
      <RowLabel row={row} />
      <SettleQuestion row={row} actions={actions} />
      <Disclosure summary={t('outbox-why')}>
        <Asking row={row} />
        <AttemptList attempts={row.attempts} />
        <LookAgain row={row} actions={actions} />
      </Disclosure>
    </div>
  );
}

/** Why asking by itself leads nowhere, with the press that mends it. */
function InVain({ row }: Pick<RowProps, 'row'>) {
  const { lookUp } = useText();
  const { waiting, accessMissing } = row;
  if (waiting === null || !isTriedInVain(row)) return null;
  return (
    <p>
      {lookUp(failureTextId(waiting.reason))}{' '}
      {accessMissing !== null && <GiveAccess address={accessMissing} small />}
    </p>
  );
}

function Asking({ row }: Pick<RowProps, 'row'>) {
  const { t } = useText();
  const { nextTryAt, waiting } = row;
  const time = useTimeLeft(nextTryAt);
  if (isTriedInVain(row) || findStop(row) !== null) return null;
  if (nextTryAt === null) {
    return waiting && <p>{t('unknown-not-asked')}</p>;
  }
  return (
    <p>
      <strong class="digits bold" role="timer" aria-live="off">
        {time === null ? t('outbox-asks-waits') : t('outbox-asks-in', { time })}
      </strong>{' '}
      {t('outbox-asks-text')}
    </p>
  );
}

/** Asks the person whether the parcel is in the service's own list: where to look, and one answer or the other. */
function SettleQuestion({ row, actions }: RowProps) {
  const { t } = useText();
  const [answer, setAnswer] = useState<'found' | 'absent' | null>(null);
  const next = useRef<HTMLDivElement>(null);
  const press = usePress<'send-again' | 'leave'>('outbox');
  const sendsNothing = findStop(row) !== null;
  const notMade = (then: 'send-again' | 'leave') =>
    press.button(then, () => actions.settle(row, { was: 'not-made', next: then }));
  useEffect(() => {
    if (answer !== null) next.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [answer]);
  return (
    <section class="settle stack loose">
      {row.panel !== null && (
        <a class="button button--secondary" href={row.panel} target="_blank" rel="noreferrer">
          <Icon name="outside" />
          {t('settle-panel')}
        </a>
      )}
      <div class="settle__presses actions">
        <Button expanded={answer === 'found'} onPress={() => setAnswer('found')} text={t('settle-found')} />
        <Button
          expanded={answer === 'absent'}
          onPress={() => setAnswer('absent')}
          text={t('settle-absent')}
        />
      </div>
      {answer !== null && (
        <div class="card padded settle__choice" ref={next}>
          {answer === 'found' ? (
            <CodeField
              save={t('save')}
              onSave={(parcelCode) => actions.settle(row, { was: 'made', parcelCode })}
            />
          ) : (
            <>
              {!sendsNothing && (
                <p class="small soft">
                  {t('settle-send-again-text', { further: isLaterPart(row) ? 'yes' : 'no' })}
                </p>
              )}
              <div class="settle__presses actions">
                <ShipButton
                  {...notMade('send-again')}
                  text={t(sendsNothing ? 'outbox-check' : 'settle-send-again')}
                />
                <Button kind="quiet" {...notMade('leave')} text={t('outbox-withdraw')} />
              </div>
              <FailureNote failure={press.failure} />
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** Looks the recipient up once more: a hint, not proof. */
function LookAgain({ row, actions }: RowProps) {
  const { t } = useText();
  const press = usePress<'look'>('outbox');
  const { lookedAgain } = row;
  return (
    <div class="stack tight look-again" aria-live="polite">
      {lookedAgain && (
        <p class="small">
          <Time at={lookedAgain.at} /> {t(`attempt-before-${lookedAgain.found}`)}{' '}
          <span class="soft">{t('outbox-looked-hint')}</span>
        </p>
      )}
      <Button
        kind="quiet"
        small
        {...press.button('look', () => actions.lookAgain(row))}
        text={t('outbox-look-again')}
      />
      <FailureNote failure={press.failure} />
    </div>
  );
}
