import type { RowView } from '../../lib/messaging/views/row';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { FailureNote } from './FailureNote';
import type { RowActions } from './row-actions';
import { Time } from './Time';
import { usePress } from './use-press';

interface LookAgainProps {
  readonly row: RowView;
  readonly actions: RowActions;
}

/** What the service knows of the recipient now: worth reading, and no proof. */
export function LookAgain({ row, actions }: LookAgainProps) {
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
