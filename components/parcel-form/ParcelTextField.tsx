import type { ComponentChildren } from 'preact';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import { TextArea } from '../ui/TextArea';
import { TextInput, type TextInputProps } from '../ui/TextInput';
import type { FormState } from './form-state';
import { ParcelField } from './ParcelField';

/** The fields that hold text as typed. */
type TextFieldName = {
  [Name in keyof ParcelFields]: ParcelFields[Name] extends string ? Name : never;
}[keyof ParcelFields];

export interface ParcelTextFieldProps extends Pick<TextInputProps, 'kind' | 'unit'> {
  readonly state: FormState;
  readonly field: TextFieldName;
  readonly optional?: boolean;
  readonly seldom?: boolean;
  readonly hint?: ComponentChildren;
  readonly asking?: boolean;
  /** More than one line: a text area of this height. */
  readonly rows?: number;
}

export function ParcelTextField(props: ParcelTextFieldProps) {
  const { state, field, optional = false, seldom = false, hint, asking = false, rows, ...input } = props;
  const typing = {
    value: state.fields.value[field],
    onInput: (text: string) => state.edit({ [field]: text }),
    onLeave: () => state.leave(field),
  };
  return (
    <ParcelField state={state} field={field} optional={optional} seldom={seldom} hint={hint} asking={asking}>
      {(control) =>
        rows === undefined ? (
          <TextInput control={control} {...typing} {...input} />
        ) : (
          <TextArea control={control} rows={rows} {...typing} />
        )
      }
    </ParcelField>
  );
}
