import { currencyUnit } from './currency-unit';
import type { MainField } from './field-order';
import type { FormState } from './form-state';
import { ParcelTextField, type ParcelTextFieldProps } from './ParcelTextField';

type TextField = Exclude<MainField, 'village'>;

const KINDS: Readonly<Record<TextField, Pick<ParcelTextFieldProps, 'kind' | 'optional' | 'rows'>>> = {
  firstName: {},
  phone: { kind: 'phone' },
  phone2: { kind: 'phone', optional: true },
  streetName: {},
  totalPrice: { kind: 'amount' },
  description: { rows: 1 },
  note: { rows: 1, optional: true },
};

interface MainTextFieldProps {
  readonly state: FormState;
  readonly field: TextField;
  /** What is to be answered stands above the field. */
  readonly asking?: boolean;
}

/** One of the fields that every parcel has, but for its village, as a text to be typed. */
export function MainTextField({ state, field, asking = false }: MainTextFieldProps) {
  const unit = field === 'totalPrice' ? currencyUnit(state.account?.currency ?? null) : {};
  return <ParcelTextField state={state} field={field} asking={asking} {...KINDS[field]} {...unit} />;
}
