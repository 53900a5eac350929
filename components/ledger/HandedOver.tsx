import { clockText, nearDayText } from '../../lib/i18n/moment-text';
import { FailureNote } from '../outbox/FailureNote';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Ltr } from '../ui/Ltr';
import { usePress } from '../ui/use-press';

interface HandedOverProps {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Done when it resolves. @throws Failure */
  readonly onTakeBack: () => Promise<void>;
}

/** When a parcel was given to the driver, and how to take that back: on the sheet that is soon left for another page. */
export function HandedOver({ at, onTakeBack }: HandedOverProps) {
  const { t, language } = useText();
  const press = usePress<'take-back'>('parcels: not handed over');
  return (
    <>
      <bdi>
        {nearDayText(at, language)} <Ltr>{clockText(at)}</Ltr>
      </bdi>{' '}
      <Button small {...press.button('take-back', onTakeBack)} text={t('held-undo')} />
      <FailureNote failure={press.failure} />
    </>
  );
}
