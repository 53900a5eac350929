import { useRef } from 'preact/hooks';
import type { RowView } from '../../lib/messaging/views/row';
import { STOOD } from '../../lib/press/press-rule';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { usePress } from '../ui/use-press';
import { FailureNote } from './FailureNote';
import type { RowActions } from './row-actions';

interface TooFastProps {
  /** Where they were pressed, by its host. */
  readonly store: string;
  readonly rows: readonly RowView[];
  readonly actions: Pick<RowActions, 'decide'>;
}

/** What a store's pages asked for faster than a person presses: one press sends all that are listed below, or none. */
export function TooFast({ store, rows, actions }: TooFastProps) {
  const { t } = useText();
  const { busy, failure, run } = usePress<'send' | 'leave'>('outbox');
  // A page may add to them at any moment: what comes under the finger is not sent with the rest.
  const since = useRef(new Map<string, number>());
  for (const { id } of rows) if (!since.current.has(id)) since.current.set(id, performance.now());
  const seen = () => {
    const stood = performance.now() - STOOD;
    return rows.filter(({ id }) => (since.current.get(id) ?? Infinity) <= stood);
  };
  return (
    <Notice
      tone="warning"
      title={t('outbox-too-fast', { store, count: rows.length })}
      actions={
        <>
          <Button busy={busy === 'send'} onPress={() => run('send', () => actions.decide(seen(), 'send'))}>
            {t('outbox-cut-short-send')}
          </Button>
          <Button
            kind="quiet"
            busy={busy === 'leave'}
            onPress={() => run('leave', () => actions.decide(rows, 'leave'))}
          >
            {t('outbox-withdraw')}
          </Button>
        </>
      }
    >
      <p>{t('outbox-too-fast-text')}</p>
      <FailureNote failure={failure} />
    </Notice>
  );
}
