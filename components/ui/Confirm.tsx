import { useId } from 'preact/hooks';
import { Button } from './Button';
import { useFocused } from './use-focused';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an action that cannot easily be undone; the button that cancels is focused. */
export function Confirm({ title, text, confirm, cancel, onConfirm, onCancel }: ConfirmProps) {
  const id = useId();
  const back = useFocused<HTMLButtonElement>();
  return (
    <fieldset class="stack padded confirm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <p class="notice__title bold" id={`${id}-title`}>
        {title}
      </p>
      <p id={`${id}-text`}>{text}</p>
      <div class="actions">
        <Button kind="caution" onPress={onConfirm}>
          {confirm}
        </Button>
        <Button buttonRef={back} onPress={onCancel}>
          {cancel}
        </Button>
      </div>
    </fieldset>
  );
}
