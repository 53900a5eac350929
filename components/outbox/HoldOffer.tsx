import { send } from '../../lib/messaging/send';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { usePress } from '../ui/use-press';
import { useRead } from '../ui/use-read';
import { FailureNote } from './FailureNote';

/** Seconds that are offered; the settings have others. */
const OFFERED = 10;

/** Where a parcel was wrong, the time to undo a press is offered, until the person has decided. */
export function HoldOffer() {
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
