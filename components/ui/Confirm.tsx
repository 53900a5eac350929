import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from './Button';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The second step of what is not taken back easily, in the place of the first; the keyboard begins at the way back. */
export function Confirm({ title, text, confirm, cancel, onConfirm, onCancel }: ConfirmProps) {
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => back.current?.focus(), []);
  return (
    <fieldset class="confirm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <p class="notice__title" id={`${id}-title`}>
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
