import { joinAddress } from '../../lib/parcel/join-address';
import type { Finding, VillageChoice } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';
import { VillageChoices } from '../village-picker/VillageChoices';
import { VillageInput } from '../village-picker/VillageInput';
import type { FormState } from './form-state';
import { pastedTextOf } from './open-fields';
import { ParcelField } from './ParcelField';

interface VillageFieldProps {
  readonly state: FormState;
  readonly asking?: boolean;
}

/** The village: the few that the order may mean, those of its own city first, and the search among all. */
export function VillageField({ state, asking = false }: VillageFieldProps) {
  const { t } = useText();
  const asked = state.villageQuestion.value;
  const words = state.form.value.draft.words?.village ?? '';
  const choices = (asked?.choices ?? []).toSorted(
    (a, b) => Number(words.includes(b.city)) - Number(words.includes(a.city)),
  );
  const { village: value } = state.fields.value;
  const pick = (village: VillageChoice | null) => {
    state.edit({ village });
    if (village !== null) state.goOn('village');
  };
  return (
    <ParcelField state={state} field="village" asking={asking}>
      {(control) => (
        <>
          {asked !== undefined && choices.length > 0 && (
            <VillageChoices
              title={t(questionOf(asked))}
              asked={asking}
              choices={choices}
              value={value}
              onPick={pick}
            />
          )}
          <VillageInput
            // The text of another order is searched for anew.
            key={pastedTextOf(state.form.value)}
            control={control}
            villages={state.villages}
            value={value}
            query={orderWords(state)}
            onPick={pick}
            onLeave={() => state.leave('village')}
            quiet={choices.length > 0}
          />
        </>
      )}
    </ParcelField>
  );
}

function questionOf({ code }: Finding) {
  if (code === 'village-ambiguous') return 'village-choose-between';
  return code === 'village-unsure' ? 'village-choose-near' : 'village-choose-open';
}

/** The order's words that nearly matched a village, with their city, as the first search. */
function orderWords(state: FormState): string {
  const { findings, words } = state.form.value.draft;
  const unsure = findings.find(({ code }) => code === 'village-unsure');
  const text = typeof unsure?.params?.text === 'string' ? unsure.params.text : '';
  const parts = words?.village?.split(/\s*[،,]\s*/) ?? [];
  const at = parts.findIndex((part) => part.includes(text));
  return text === '' || at === -1 ? text : joinAddress(parts.slice(at));
}
