import type { RowView } from '../../lib/messaging/views/row';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { CodeField } from './CodeField';
import { FailureNote } from './FailureNote';
import type { RowActions } from './row-actions';
import { usePress } from './use-press';

interface SettleQuestionProps {
  readonly row: RowView;
  readonly actions: RowActions;
}

/** Asks the person, who has looked in the service's list; each answer is named for what it does. */
export function SettleQuestion({ row, actions }: SettleQuestionProps) {
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
