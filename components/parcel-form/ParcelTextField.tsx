import { currencySymbol } from '../../lib/currency';
import type { TextId } from '../../lib/i18n/messages';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';
import { TextInput, type TextInputProps } from '../ui/TextInput';
import type { FormState } from './form-state';
import { ParcelField } from './ParcelField';

type TextFieldName = {
  [Name in keyof ParcelFields]: ParcelFields[Name] extends string ? Name : never;
}[keyof ParcelFields];

interface TextField {
  readonly kind?: TextInputProps['kind'];
  /** An amount in the account's currency. */
  readonly isMoney?: true;
  /** More than one line: a text area of this height. */
  readonly rows?: number;
  readonly optional?: true;
  readonly seldom?: true;
  readonly hint?: TextId;
}

const FIELDS: Readonly<Record<TextFieldName, TextField>> = {
  firstName: {},
  phone: { kind: 'phone' },
  phone2: { kind: 'phone', optional: true },
  streetName: {},
  totalPrice: { kind: 'amount', isMoney: true },
  description: { rows: 1 },
  note: { rows: 1, optional: true },
  actualPrice: { kind: 'amount', isMoney: true, seldom: true, hint: 'hint-actualPrice' },
  length: { kind: 'whole', seldom: true },
  width: { kind: 'whole', seldom: true },
  height: { kind: 'whole', seldom: true },
  weight: { kind: 'amount', seldom: true },
  plannedDate: { kind: 'date', seldom: true },
  referenceNumber: { kind: 'code', seldom: true },
  parcelType: { kind: 'whole', seldom: true },
  customerPrivateNote: { rows: 2, seldom: true, hint: 'hint-customerPrivateNote' },
};

interface ParcelTextFieldProps {
  readonly state: FormState;
  readonly field: TextFieldName;
  readonly asking?: boolean;
  /** On one line, so that Enter does not begin another. */
  readonly oneLine?: boolean;
}

export function ParcelTextField({ state, field, asking = false, oneLine = false }: ParcelTextFieldProps) {
  const { lookUp } = useText();
  const { kind = 'text', isMoney, rows, optional = false, seldom = false, hint } = FIELDS[field];
  const currency = state.account?.currency;
  return (
    <ParcelField
      state={state}
      field={field}
      optional={optional}
      seldom={seldom}
      hint={hint && lookUp(hint)}
      asking={asking}
    >
      {(control) => (
        <TextInput
          control={control}
          kind={kind}
          rows={oneLine ? undefined : rows}
          unit={isMoney && currency && currencySymbol(currency)}
          value={state.fields.value[field]}
          onInput={(text) => state.edit({ [field]: text })}
          onLeave={() => state.leave(field)}
        />
      )}
    </ParcelField>
  );
}
