import { type ControlProps, Field, type FieldLabels } from './Field';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps<Value extends string> {
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onPick: (value: Value) => void;
}

/** The browser's own select, for short lists, with its label. */
export function Select<Value extends string>(props: FieldLabels & SelectProps<Value>) {
  const { value, choices, onPick } = props;
  const select = (control: ControlProps) => (
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
  return <Field {...props}>{select}</Field>;
}
