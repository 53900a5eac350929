import { FeeLine } from './FeeLine';
import type { FormState } from './form-state';
import { MainTextField } from './MainTextField';
import { Reckoning } from './Reckoning';

interface MoneyFieldsProps {
  readonly state: FormState;
}

/** What is collected, how it came about, and the service's fee beneath it. */
export function MoneyFields({ state }: MoneyFieldsProps) {
  return (
    <div class="money">
      <MainTextField state={state} field="totalPrice" />
      <FeeLine state={state} />
      <Reckoning state={state} />
    </div>
  );
}
