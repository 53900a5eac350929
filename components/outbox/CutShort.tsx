import type { CutShortPress } from '../../lib/messaging/views/review';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { usePress } from '../ui/use-press';
import { FailureNote } from './FailureNote';
import { Time } from './Time';

interface CutShortProps {
  readonly press: CutShortPress;
  /** @throws Failure */
  readonly onDecide: (choice: 'send' | 'leave') => Promise<void>;
}

/** A bulk press of more than a day ago that was cut short: the person decides what becomes of its orders. */
export function CutShort({ press, onDecide }: CutShortProps) {
  const { t } = useText();
  const { busy, failure, run } = usePress<'send' | 'leave'>('outbox');
  return (
    <Notice
      tone="warning"
      title={t('outbox-cut-short', { count: press.orders })}
      actions={
        <>
          <Button busy={busy === 'send'} onPress={() => run('send', () => onDecide('send'))}>
            {t('outbox-cut-short-send')}
          </Button>
          <Button kind="quiet" busy={busy === 'leave'} onPress={() => run('leave', () => onDecide('leave'))}>
            {t('outbox-withdraw')}
          </Button>
        </>
      }
    >
      <p>
        <Time at={press.at} /> · {t('outbox-cut-short-text')}
      </p>
      <FailureNote failure={failure} />
    </Notice>
  );
}
