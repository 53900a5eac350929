import { useEffect, useRef } from 'preact/hooks';
import type { ControlProps } from './Field';

interface TextAreaProps {
  readonly control: ControlProps;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly onLeave?: () => void;
  readonly rows?: number;
  /** The keyboard is put in it when it appears. */
  readonly autofocus?: boolean;
  /** For machines: left-to-right in every language. */
  readonly code?: boolean;
}

/** Several lines; grows with its text. */
export function TextArea({
  control,
  value,
  onInput,
  onLeave,
  rows = 2,
  autofocus,
  code = false,
}: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (autofocus) element.current?.focus();
  }, [autofocus]);
  return (
    <textarea
      ref={element}
      dir={code ? 'ltr' : value === '' ? undefined : 'auto'}
      class={code ? 'input input--code code' : 'input'}
      id={control.id}
      rows={rows}
      value={value}
      aria-describedby={control.describedBy}
      aria-invalid={control.invalid ? 'true' : undefined}
      aria-required={control.required ? 'true' : undefined}
      spellcheck={false}
      onInput={(event) => onInput(event.currentTarget.value)}
      onBlur={() => onLeave?.()}
    />
  );
}
