import { hasRightParcel, isMarkedWrong, type RowStanding } from '../../lib/outbox/meaning';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { usePress } from '../ui/use-press';
import { FailureNote } from './FailureNote';
import { HoldOffer } from './HoldOffer';

interface MarkWrongProps {
  readonly row: RowStanding;
  /** Done when it resolves. @throws Failure */
  readonly onMark: (wrong: boolean) => Promise<void>;
}

/** Marks a parcel that should not have been made: the service has no call that withdraws one. */
export function MarkWrong({ row, onMark }: MarkWrongProps) {
  const { t } = useText();
  const press = usePress<'wrong'>('outbox');
  const isWrong = isMarkedWrong(row);
  if (!isWrong && !hasRightParcel(row)) return null;
  const mark = (
    <>
      <p class="small">{t(isWrong ? 'wrong-marked' : 'wrong-text')}</p>
      <Button
        {...press.button('wrong', () => onMark(!isWrong))}
        text={t(isWrong ? 'wrong-unmark' : 'wrong-mark')}
      />
      <FailureNote failure={press.failure} />
    </>
  );
  if (isWrong) {
    return (
      <div class="outbox__parts stack loose">
        {mark}
        <HoldOffer />
      </div>
    );
  }
  return <Disclosure summary={t('wrong-ask')}>{mark}</Disclosure>;
}
