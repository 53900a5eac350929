import type { InputHTMLAttributes } from 'preact';
import { type ControlProps, Field, type FieldLabels } from './Field';

export interface TextInputProps {
  readonly control: ControlProps;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly onLeave?: () => void;
  /** `phone`, `amount`, `code` and `url` are typed left-to-right in every language. */
  readonly kind?: 'text' | 'phone' | 'amount' | 'whole' | 'code' | 'url' | 'password' | 'date' | 'search';
  /** Several lines: a text area of this height, which grows with its text. */
  readonly rows?: number | undefined;
  readonly placeholder?: string;
  /** The id of a `datalist` to choose from. */
  readonly list?: string;
  /** A currency's sign, on the left in every language, as amounts are set. */
  readonly unit?: string | undefined;
  readonly disabled?: boolean;
  /** Read-only, and still focusable, with its messages. */
  readonly fixed?: boolean;
  /** A new password: the browser must not fill in a saved one. */
  readonly newSecret?: boolean;
}

const KINDS: Readonly<Record<NonNullable<TextInputProps['kind']>, InputHTMLAttributes>> = {
  text: { type: 'text' },
  search: { type: 'search' },
  // `type=number` would drop what it cannot read, and ٠١٢ with it; what was typed is kept as typed.
  phone: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  amount: { type: 'text', inputMode: 'decimal', dir: 'ltr' },
  whole: { type: 'text', inputMode: 'numeric', dir: 'ltr' },
  code: { type: 'text', dir: 'ltr' },
  url: { type: 'url', inputMode: 'url', dir: 'ltr' },
  password: { type: 'password', dir: 'ltr' },
  date: { type: 'date' },
};

export function TextInput(props: TextInputProps) {
  const { control, value, kind = 'text', rows } = props;
  const shared = {
    id: control.id,
    value,
    'aria-describedby': control.describedBy,
    'aria-invalid': control.invalid ? 'true' : undefined,
    'aria-required': control.required ? 'true' : undefined,
    spellcheck: false,
    onBlur: () => props.onLeave?.(),
  } as const;
  if (rows !== undefined) {
    return (
      <textarea
        {...shared}
        dir={kind === 'code' ? 'ltr' : value === '' ? undefined : 'auto'}
        class={kind === 'code' ? 'input input--code code' : 'input'}
        rows={rows}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
    );
  }
  const classes = ['input'];
  if (kind === 'amount') classes.push('digits', 'strong');
  if (kind === 'code' || kind === 'password') classes.push('code');
  const attributes: InputHTMLAttributes = {
    ...KINDS[kind],
    ...shared,
    placeholder: props.placeholder,
    disabled: props.disabled,
    readOnly: props.fixed,
    autoComplete: props.newSecret ? 'new-password' : 'off',
  };
  const input = (
    <input
      class={classes.join(' ')}
      list={props.list}
      onInput={(event) => props.onInput(event.currentTarget.value)}
      {...(attributes as object)}
    />
  );
  if (props.unit === undefined) return input;
  return (
    <span class="with-unit">
      {input}
      <span class="row soft with-unit__unit" aria-hidden="true">
        {props.unit}
      </span>
    </span>
  );
}

/** A text with its label. */
export function TextField(props: FieldLabels & Omit<TextInputProps, 'control'>) {
  return <Field {...props}>{(control) => <TextInput {...props} control={control} />}</Field>;
}
