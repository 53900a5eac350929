import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';

interface LeaveRelayProps {
  readonly shop: string;
  readonly onLeave: () => void;
  readonly onCancel: () => void;
}

/** The second step of leaving, in the place of the first; the keyboard begins at the way back. */
export function LeaveRelay({ shop, onLeave, onCancel }: LeaveRelayProps) {
  const { t } = useText();
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);
  return (
    <fieldset class="confirm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <p class="notice__title" id={`${id}-title`}>
        {t('relay-leave-title', { shop })}
      </p>
      <p id={`${id}-text`}>{t('relay-leave-text')}</p>
      <div class="actions">
        <Button kind="caution" onPress={onLeave}>
          {t('relay-leave-confirm')}
        </Button>
        <Button buttonRef={back} onPress={onCancel}>
          {t('relay-leave-cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
