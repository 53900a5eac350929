import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';
import { type ControlProps, Field } from '../ui/Field';
import { fieldMessages, type MessagesAt } from './field-messages';
import type { FormState } from './form-state';
import { optionalOriginText } from './origin-text';
import { PressContext } from './press';

interface ParcelFieldProps {
  readonly state: FormState;
  readonly field: ParcelFieldName;
  readonly children: (control: ControlProps) => ComponentChildren;
  readonly optional?: boolean;
  /** Optional without saying so, among other fields that all are. */
  readonly seldom?: boolean;
  readonly hint?: ComponentChildren;
  /** Its messages are a question, and stand above the control. */
  readonly asking?: boolean;
  /** Which of its messages stand here; all of them where it is left out. */
  readonly messagesAt?: MessagesAt;
}

/** A field of the parcel with where its value came from and everything there is to say of it. */
export function ParcelField(props: ParcelFieldProps) {
  const { state, field, children, optional = false, seldom = false, hint, asking = false } = props;
  const translator = useText();
  const origin = state.origins.value[field];
  const empty = state.fields.value[field] === '' || state.fields.value[field] === null;
  return (
    <Field
      label={translator.t(`field-${field}`)}
      name={field}
      aside={empty ? null : optionalOriginText(origin, translator)}
      messages={fieldMessages(state, field, translator, useContext(PressContext), props.messagesAt)}
      required={!optional && !seldom}
      optional={optional}
      hint={hint}
      asking={asking}
    >
      {children}
    </Field>
  );
}
