import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface CheckboxProps {
  readonly label: ComponentChildren;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ComponentChildren;
}

export function Checkbox({ label, checked, onChange, hint }: CheckboxProps) {
  const hintId = useId();
  return (
    <label class="row top checkbox">
      <input
        class="checkbox__box"
        type="checkbox"
        checked={checked}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint && (
          <span class="soft small block" id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
