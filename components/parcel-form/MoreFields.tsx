import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';
import { currencyUnit } from './currency-unit';
import type { FormState } from './form-state';
import { ParcelTextField } from './ParcelTextField';
import { SizeLine } from './SizeLine';

interface MoreFieldsProps {
  readonly state: FormState;
}

/** The fields that most parcels go without. */
export function MoreFields({ state }: MoreFieldsProps) {
  const { t } = useText();
  const currency = state.account?.currency ?? null;
  return (
    <>
      <ParcelTextField
        state={state}
        field="actualPrice"
        kind="amount"
        seldom
        hint={t('hint-actualPrice')}
        {...currencyUnit(currency)}
      />
      <div class="triple">
        <ParcelTextField state={state} field="length" kind="whole" seldom />
        <ParcelTextField state={state} field="width" kind="whole" seldom />
        <ParcelTextField state={state} field="height" kind="whole" seldom />
      </div>
      <SizeLine asked={state.size.asked.value} currency={currency} />
      <div class="pair">
        <ParcelTextField state={state} field="weight" kind="amount" seldom />
        <ParcelTextField state={state} field="plannedDate" kind="date" seldom />
      </div>
      <div class="pair">
        <ParcelTextField state={state} field="referenceNumber" kind="code" seldom />
        <ParcelTextField state={state} field="parcelType" kind="whole" seldom />
      </div>
      <ParcelTextField
        state={state}
        field="customerPrivateNote"
        rows={2}
        seldom
        hint={t('hint-customerPrivateNote')}
      />
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
