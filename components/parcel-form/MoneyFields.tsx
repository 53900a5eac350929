import { currencySymbol } from '../../lib/i18n/currency-symbol';
import type { Finding } from '../../lib/parcel/parcel-draft';
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
  const { reckoning, findings } = state.form.value.draft;
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
      <Reckoning lines={reckoning} currency={currencyOfOrder(findings, currency)} />
    </div>
  );
}

/** The reckoning is in the order's currency, which may be another than the account's, or not known. */
function currencyOfOrder(findings: readonly Finding[], ofAccount: string | null): string | null {
  const differs = findings.find(({ code }) => code === 'currency-differs');
  if (differs !== undefined) return String(differs.params?.order ?? '') || null;
  return findings.some(({ code }) => code === 'currency-unknown') ? null : ofAccount;
}
