import { useSignal } from '@preact/signals';
import type { RowView } from '../../lib/messaging/views/row';
import { mayDo } from '../../lib/outbox/meaning';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { FailureNote } from './FailureNote';
import type { RowActions } from './row-actions';
import { usePress } from './use-press';

interface MarkWrongProps {
  readonly row: RowView;
  readonly actions: Pick<RowActions, 'markWrong'>;
}

/** What one can do about a parcel that should not have been made: the service has no call that withdraws it. */
export function MarkWrong({ row, actions }: MarkWrongProps) {
  const { t } = useText();
  const open = useSignal(false);
  const press = usePress<'wrong'>();
  const isWrong = mayDo(row, 'unmark-wrong');
  if (!isWrong && !mayDo(row, 'mark-wrong')) return null;
  const mark = (
    <>
      <p class="small">{t(isWrong ? 'wrong-marked' : 'wrong-text')}</p>
      <Button
        busy={press.busy === 'wrong'}
        onPress={() => press.run('wrong', () => actions.markWrong(row, !isWrong))}
      >
        {t(isWrong ? 'wrong-unmark' : 'wrong-mark')}
      </Button>
      <FailureNote failure={press.failure} />
    </>
  );
  if (isWrong) return <div class="outbox__parts">{mark}</div>;
  return (
    <Disclosure
      summary={t('wrong-ask')}
      open={open.value}
      onToggle={(isOpen) => {
        open.value = isOpen;
      }}
    >
      {mark}
    </Disclosure>
  );
}
