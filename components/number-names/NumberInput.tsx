import { useId } from 'preact/hooks';
import { findName, type NumberKind, type NumberNames } from '../../lib/number-names/number-names';
import { plainText } from '../../lib/parcel/plain-text';
import { useText } from '../text/use-text';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/TextInput';

interface NumberInputProps {
  readonly label: string;
  readonly kind: NumberKind;
  readonly names: NumberNames;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly name: string;
  readonly optional?: boolean;
}

/** One of the service's numbers: typed, or picked by the name it has been given here. */
export function NumberInput(props: NumberInputProps) {
  const { language } = useText();
  const list = useId();
  const { kind, names, value } = props;
  const number = readWhole(value);
  const name = number === null ? null : findName(names, kind, number, language);
  return (
    <Field label={props.label} name={props.name} aside={name} optional={props.optional ?? false}>
      {(control) => (
        <>
          <TextInput {...{ control, list, value, kind: 'whole', onInput: props.onInput }} />
          <datalist id={list}>
            {names[kind].map((named) => (
              <option key={named.number} value={String(named.number)}>
                {findName(names, kind, named.number, language) ?? ''}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

/** A whole number as typed, in whichever digits; `null` for anything else. */
export function readWhole(typed: string): number | null {
  const text = plainText(typed);
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}
