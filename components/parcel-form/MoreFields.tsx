import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';
import type { FormState } from './form-state';
import { ParcelTextField } from './ParcelTextField';
import { SizeLine } from './SizeLine';

/** The fields that most parcels go without. */
export function MoreFields({ state }: { readonly state: FormState }) {
  return (
    <>
      {/* Which of the goods are in which of several parcels is not known: their price is not sent. */}
      {state.fields.value.parcels.length === 0 && <ParcelTextField state={state} field="actualPrice" />}
      <div class="triple">
        <ParcelTextField state={state} field="length" />
        <ParcelTextField state={state} field="width" />
        <ParcelTextField state={state} field="height" />
      </div>
      <SizeLine asked={state.size.asked.value} currency={state.account?.currency ?? null} />
      <div class="pair">
        <ParcelTextField state={state} field="weight" />
        <ParcelTextField state={state} field="plannedDate" />
      </div>
      <div class="pair">
        <ParcelTextField state={state} field="referenceNumber" />
        <ParcelTextField state={state} field="parcelType" />
      </div>
      <ParcelTextField state={state} field="customerPrivateNote" />
      <Flag state={state} field="isReplacement" />
      <Flag state={state} field="isFavoriteRecipient" />
    </>
  );
}

interface FlagProps {
  readonly state: FormState;
  readonly field: 'isReplacement' | 'isFavoriteRecipient';
}

function Flag({ state, field }: FlagProps) {
  const { t } = useText();
  return (
    <Checkbox
      label={t(`field-${field}`)}
      checked={state.fields.value[field]}
      onChange={(checked) => state.edit({ [field]: checked })}
    />
  );
}
