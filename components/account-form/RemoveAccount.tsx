import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';

interface RemoveAccountProps {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** The second step of removing, in the place of the first; the keyboard begins at the way back. */
export function RemoveAccount({ name, onRemove, onCancel }: RemoveAccountProps) {
  const { t } = useText();
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);
  return (
    <fieldset class="confirm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <p class="notice__title" id={`${id}-title`}>
        {t('account-remove-title', { name })}
      </p>
      <p id={`${id}-text`}>{t('account-remove-text')}</p>
      <div class="actions">
        <Button kind="caution" onPress={onRemove}>
          {t('account-remove-confirm')}
        </Button>
        <Button buttonRef={back} onPress={onCancel}>
          {t('account-remove-cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
