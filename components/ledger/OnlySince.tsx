import { dayText } from '../../lib/i18n/moment-text';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';

interface OnlySinceProps {
  /** Milliseconds since the epoch. */
  readonly since: number;
  readonly onReadAll: () => void;
}

/** Says that only parcels since a day were gone through, and goes through the older ones too where that is asked. */
export function OnlySince({ since, onReadAll }: OnlySinceProps) {
  const { t, language } = useText();
  return (
    <span class="row baseline">
      <span class="soft">
        {t('ledger-from')} {dayText(since, language)}
      </span>
      <Button kind="quiet" small onPress={onReadAll} text={t('ledger-show-all')} />
    </span>
  );
}
