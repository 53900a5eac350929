import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { ServiceWords } from '../ui/ServiceWords';
import type { FormState } from './form-state';
import { usePress } from './press';

interface DuplicateNoticeProps {
  readonly state: FormState;
}

/**
 * The recipient has a parcel already: what that means, and a second parcel as an act of its own, apart from the
 * button that sends.
 */
export function DuplicateNotice({ state }: DuplicateNoticeProps) {
  const { t } = useText();
  const press = usePress();
  const refusal = state.form.value.row?.refusal;
  if (refusal?.code !== 'duplicate-recipient' || state.refusedField.value === null) return null;
  const force = () => {
    const [blocked] = state.blocked.peek();
    if (blocked === undefined) return state.create(true);
    // Other doubts still have to be answered first.
    state.showAll();
    return state.look(blocked);
  };
  return (
    <Notice
      tone="warning"
      live
      actions={
        <Button
          kind="caution"
          busy={state.sending.value}
          buttonRef={press.follow}
          onPress={(event) => press.weigh(event, force)}
        >
          {t('duplicate-force')}
        </Button>
      }
    >
      <p>{t('duplicate-text')}</p>
      <ServiceWords words={refusal.serviceText} />
    </Notice>
  );
}
