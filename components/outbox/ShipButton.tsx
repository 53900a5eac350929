import { REFUSED_TEXTS } from '../../lib/i18n/refused-texts';
import { useText } from '../text/use-text';
import { Button, type ButtonProps } from '../ui/Button';
import { useShipPress } from './use-ship-press';

interface ShipButtonProps extends Omit<ButtonProps, 'onPress' | 'buttonRef'> {
  readonly onPress: () => void;
  /** Names what it sends, where that changes while the button stands there. */
  readonly sends?: string;
}

/** A button that sends something outside of a form: a press that was not meant for it sends nothing, and is told why. */
export function ShipButton({ onPress, sends = '', ...button }: ShipButtonProps) {
  const { t } = useText();
  const { follow, refused, weigh } = useShipPress(sends);
  return (
    <>
      <Button {...button} buttonRef={follow} onPress={(event) => weigh(event, onPress)} />
      {refused !== null && (
        <p class="outbox__failure bad small" role="alert">
          {t(REFUSED_TEXTS[refused])}
        </p>
      )}
    </>
  );
}
