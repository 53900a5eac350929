import { currencySymbol } from '../../lib/i18n/currency-symbol';
import { FeeBox } from './FeeBox';
import type { FormState } from './form-state';
import { ParcelTextField } from './ParcelTextField';
import { Reckoning } from './Reckoning';

interface MoneyFieldsProps {
  readonly state: FormState;
}

/** What is collected, how it came about, and the service's fee beside it. */
export function MoneyFields({ state }: MoneyFieldsProps) {
  const currency = state.account?.currency ?? null;
  return (
    <div class="money">
      <div class="pair">
        <ParcelTextField
          state={state}
          field="totalPrice"
          kind="amount"
          {...(currency === null ? {} : { unit: currencySymbol(currency) })}
        />
        <FeeBox asked={state.fee.asked.value} currency={currency} onAgain={state.fee.again} />
      </div>
      <Reckoning lines={state.form.value.draft.reckoning} currency={currency} />
    </div>
  );
}
