import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { CutShortPress } from '../../lib/messaging/views/review';
import type { RowView } from '../../lib/messaging/views/row';
import { STOOD } from '../../lib/press/press-rule';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { Time } from '../ui/Time';
import { usePress } from '../ui/use-press';
import { FailureNote } from './FailureNote';
import type { RowActions } from './row-actions';
import { ShipButton } from './ShipButton';

interface SendOrLeaveProps {
  readonly title: string;
  readonly text: ComponentChildren;
  /** @throws Failure */
  readonly onDecide: (choice: 'send' | 'leave') => Promise<void>;
}

/** What waits for a person's word, to be sent or left as one. */
function SendOrLeave({ title, text, onDecide }: SendOrLeaveProps) {
  const { t } = useText();
  const press = usePress<'send' | 'leave'>('outbox');
  return (
    <Notice
      tone="warning"
      {...{ title, text }}
      actions={
        <>
          <ShipButton {...press.button('send', () => onDecide('send'))} text={t('outbox-cut-short-send')} />
          <Button
            kind="quiet"
            {...press.button('leave', () => onDecide('leave'))}
            text={t('outbox-withdraw')}
          />
        </>
      }
    >
      <FailureNote failure={press.failure} />
    </Notice>
  );
}

interface CutShortProps extends Pick<SendOrLeaveProps, 'onDecide'> {
  readonly press: CutShortPress;
}

/** A bulk press of more than a day ago that was cut short: the person decides what becomes of its orders. */
export function CutShort({ press, onDecide }: CutShortProps) {
  const { t } = useText();
  const text = (
    <>
      <Time at={press.at} /> · {t('outbox-cut-short-text')}
    </>
  );
  return <SendOrLeave title={t('outbox-cut-short', { count: press.orders })} {...{ text, onDecide }} />;
}

interface TooFastProps {
  /** Where they were pressed, by its host. */
  readonly store: string;
  readonly rows: readonly RowView[];
  readonly actions: Pick<RowActions, 'decide'>;
}

/** What a store's pages asked for faster than a person presses: one press sends all that are listed below, or none. */
export function TooFast({ store, rows, actions }: TooFastProps) {
  const { t } = useText();
  // A page may add to them at any moment: what comes under the finger is not sent with the rest.
  const since = useRef(new Map<string, number>());
  for (const { id } of rows) if (!since.current.has(id)) since.current.set(id, performance.now());
  const seen = () => {
    const stood = performance.now() - STOOD;
    return rows.filter(({ id }) => (since.current.get(id) ?? Infinity) <= stood);
  };
  return (
    <SendOrLeave
      title={t('outbox-too-fast', { store, count: rows.length })}
      text={t('outbox-too-fast-text')}
      onDecide={(choice) => actions.decide(choice === 'send' ? seen() : rows, choice)}
    />
  );
}
