import { DuplicateCard } from '../outbox/DuplicateCard';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import type { FormState } from './form-state';
import { useFormPress } from './press';

/** A second parcel to the same recipient is an act of its own; its button takes the place of the one that ships. */
export function DuplicateNotice({ state }: { readonly state: FormState }) {
  const { t } = useText();
  const press = useFormPress();
  const refusal = state.form.value.row?.refusal;
  if (refusal == null || !state.duplicate.value) return null;
  const force = () => {
    const [blocked] = state.blocked.peek();
    if (blocked === undefined) return state.createForced();
    // Other doubts still have to be answered first.
    state.showAll();
    return state.look(blocked);
  };
  return (
    <DuplicateCard
      refusal={refusal}
      force={
        <Button
          kind="caution"
          busy={state.sending.value || state.reading.value}
          buttonRef={press.follow}
          onPress={(event) => press.weigh(event, force)}
          text={t('duplicate-force')}
        />
      }
    />
  );
}
