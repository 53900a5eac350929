import type { ReadonlySignal } from '@preact/signals';
import type { Finding } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';
import { VillageChoices } from '../village-picker/VillageChoices';
import { VillageInput } from '../village-picker/VillageInput';
import type { VillageSource } from '../village-picker/village-source';
import type { FormState } from './form-state';
import { ParcelField } from './ParcelField';
import { ParcelTextField } from './ParcelTextField';

interface AddressFieldsProps {
  readonly state: FormState;
  readonly villages: ReadonlySignal<VillageSource>;
  readonly onFetchVillages: () => void;
}

/** Where the parcel goes. */
export function AddressFields({ state, villages, onFetchVillages }: AddressFieldsProps) {
  const { t } = useText();
  // As the order was read: they stay when one is picked, since the first press may be a slip.
  const asked = state.form.value.draft.findings.find(({ field, choices }) => field === 'village' && choices);
  const choices = asked?.choices ?? [];
  const { village: value } = state.fields.value;
  return (
    <>
      <ParcelField state={state} field="village">
        {(control) => (
          <>
            <VillageInput
              control={control}
              villages={villages}
              value={value}
              query={orderWords(state)}
              onPick={(village) => state.edit({ village })}
              onLeave={() => state.leave('village')}
              quiet={choices.length > 0}
              onFetch={onFetchVillages}
            />
            {asked !== undefined && choices.length > 0 && (
              <VillageChoices
                title={t(questionOf(asked))}
                choices={choices}
                value={value}
                onPick={(village) => state.edit({ village })}
              />
            )}
          </>
        )}
      </ParcelField>
      <ParcelTextField state={state} field="streetName" />
    </>
  );
}

function questionOf({ code }: Finding) {
  if (code === 'village-ambiguous') return 'village-choose-between';
  return code === 'village-unsure' ? 'village-choose-near' : 'village-choose-open';
}

/** The words of the order in which a village was nearly found: what a person would type first. */
function orderWords(state: FormState): string {
  const unsure = state.form.value.draft.findings.find(({ code }) => code === 'village-unsure');
  return typeof unsure?.params?.text === 'string' ? unsure.params.text : '';
}
