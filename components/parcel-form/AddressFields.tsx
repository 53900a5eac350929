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
  const words = state.form.value.draft.words?.village ?? '';
  const choices = (asked?.choices ?? []).toSorted(
    (a, b) => Number(words.includes(b.city)) - Number(words.includes(a.city)),
  );
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

/** The words of the order in which a village was nearly found, whole and with their city: what one would type first. */
function orderWords(state: FormState): string {
  const { findings, words } = state.form.value.draft;
  const unsure = findings.find(({ code }) => code === 'village-unsure');
  const text = typeof unsure?.params?.text === 'string' ? unsure.params.text : '';
  const parts = words?.village?.split(/\s*[،,]\s*/) ?? [];
  const at = parts.findIndex((part) => part.includes(text));
  return text === '' || at === -1 ? text : parts.slice(at).join('، ');
}
