import type { FormState } from './form-state';
import { KnownRecipients } from './KnownRecipients';
import { ParcelTextField } from './ParcelTextField';

interface RecipientFieldsProps {
  readonly state: FormState;
}

/** Who the parcel goes to. */
export function RecipientFields({ state }: RecipientFieldsProps) {
  return (
    <>
      <ParcelTextField state={state} field="firstName" />
      <div class="pair">
        <ParcelTextField state={state} field="phone" kind="phone" />
        <ParcelTextField state={state} field="phone2" kind="phone" optional />
      </div>
      <KnownRecipients state={state} />
    </>
  );
}
