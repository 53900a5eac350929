import { useEffect, useState } from 'preact/hooks';
import { send } from '../../lib/messaging/send';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { usePress } from '../ui/use-press';
import { FailureNote } from './FailureNote';

/** Seconds that are offered; the settings have others. */
const OFFERED = 10;

/** Where a parcel was wrong, the time to undo a press is offered, until the person has decided. */
export function HoldOffer() {
  const { t } = useText();
  const [offered, setOffered] = useState(false);
  const press = usePress<'hold' | 'none'>('outbox');
  useEffect(() => {
    let wanted = true;
    // Where the settings cannot be read, nothing is offered.
    send('hold/undecided', {}).then(
      (undecided) => wanted && setOffered(undecided),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (!offered) return null;
  const decide = (act: 'hold' | 'none', seconds: number) =>
    press.run(act, async () => {
      await send('hold/decide', { seconds });
      setOffered(false);
    });
  return (
    <Notice
      tone="info"
      title={t('hold-presses')}
      actions={
        <>
          <Button small busy={press.busy === 'hold'} onPress={() => decide('hold', OFFERED)}>
            {t('hold-seconds', { seconds: OFFERED })}
          </Button>
          <Button small kind="quiet" busy={press.busy === 'none'} onPress={() => decide('none', 0)}>
            {t('none')}
          </Button>
        </>
      }
    >
      <FailureNote failure={press.failure} />
    </Notice>
  );
}
