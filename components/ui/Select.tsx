import type { ControlProps } from './Field';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps<Value extends string> {
  readonly control: ControlProps;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onPick: (value: Value) => void;
}

/** The browser's own select: short lists, every keyboard and screen reader. */
export function Select<Value extends string>({ control, value, choices, onPick }: SelectProps<Value>) {
  return (
    <select
      class="input"
      id={control.id}
      value={value}
      aria-describedby={control.describedBy}
      aria-invalid={control.invalid ? 'true' : undefined}
      onChange={(event) => {
        const picked = choices.find((choice) => choice.value === event.currentTarget.value);
        if (picked !== undefined) onPick(picked.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.disabled ?? false}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
