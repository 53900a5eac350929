import type { ComponentChildren, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useText } from '../text/use-text';
import { Button } from './Button';
import { useFocused } from './use-focused';

interface ConfirmProps {
  readonly title: string;
  readonly text: ComponentChildren;
  readonly confirm: string;
  readonly onConfirm: () => void;
}

interface ConfirmedProps extends ConfirmProps {
  /** Left out: there is always something to ask about. */
  readonly isPossible?: boolean;
  /** What stands there until it asks, with the button that asks as `asking`. */
  readonly children: (ask: () => void, asking: RefObject<HTMLButtonElement | null>) => ComponentChildren;
}

/**
 * Asks, in the place of the button that was pressed, before an action that cannot easily be undone. The keyboard is back at
 * that button once it was answered.
 */
export function Confirmed({ isPossible = true, children, ...props }: ConfirmedProps) {
  const [isAsking, setAsking] = useState(false);
  const asking = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking) asking.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking || !isPossible) return <>{children(() => setAsking(true), asking)}</>;
  const confirm = () => {
    setAsking(false);
    props.onConfirm();
  };
  return <Confirm {...props} onConfirm={confirm} onCancel={() => setAsking(false)} />;
}

/** The button that cancels is focused. */
function Confirm(props: ConfirmProps & { readonly onCancel: () => void }) {
  const { t } = useText();
  const id = useId();
  const back = useFocused<HTMLButtonElement>();
  return (
    <fieldset class="stack padded confirm" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <p class="notice__title bold" id={`${id}-title`}>
        {props.title}
      </p>
      <p id={`${id}-text`}>{props.text}</p>
      <div class="actions">
        <Button kind="caution" onPress={props.onConfirm} text={props.confirm} />
        <Button buttonRef={back} onPress={props.onCancel} text={t('cancel')} />
      </div>
    </fieldset>
  );
}
