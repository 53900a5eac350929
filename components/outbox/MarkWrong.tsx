import { send } from '../../lib/messaging/send';
import { hasRightParcel, isMarkedWrong, type RowStanding } from '../../lib/outbox/meaning';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { Notice } from '../ui/Notice';
import { usePress } from '../ui/use-press';
import { useRead } from '../ui/use-read';
import { FailureNote } from './FailureNote';

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

/** Seconds that are offered; the settings have others. */
const OFFERED = 10;

/** Where a parcel was wrong, the time to undo a press is offered, until the person has decided. */
function HoldOffer() {
  const { t } = useText();
  // Where the settings cannot be read, nothing is offered.
  const undecided = () => send('hold/undecided', {}).catch(() => false);
  const [offered, , setOffered] = useRead(false, undecided, [], 'outbox');
  const press = usePress<'hold' | 'none'>('outbox');
  if (!offered) return null;
  const decide = (act: 'hold' | 'none', seconds: number) =>
    press.button(act, async () => {
      await send('hold/decide', { seconds });
      setOffered(false);
    });
  return (
    <Notice
      tone="info"
      title={t('hold-presses')}
      actions={
        <>
          <Button small {...decide('hold', OFFERED)} text={t('hold-seconds', { seconds: OFFERED })} />
          <Button small kind="quiet" {...decide('none', 0)} text={t('none')} />
        </>
      }
    >
      <FailureNote failure={press.failure} />
    </Notice>
  );
}
