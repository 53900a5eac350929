import type { Origin, ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';
import { Icon } from '../ui/Icon';
import { fieldMessages } from './field-messages';
import type { FormState } from './form-state';
import { optionalOriginText } from './origin-text';

interface FieldNoticesProps {
  readonly state: FormState;
  readonly field: ParcelFieldName;
  /** Puts the field's name before each notice, where the field itself is not shown. */
  readonly named?: boolean;
}

/** The notices of a field that is not open: where its value came from, if that is not obvious, and its findings. */
export function FieldNotices({ state, field, named = false }: FieldNoticesProps) {
  const translator = useText();
  const origin = state.origins.value[field];
  const from = isPlain(origin) ? null : optionalOriginText(origin, translator);
  const notices = fieldMessages(state, field, translator).map(({ text }) => text);
  const said = from === null ? notices : [from, ...notices];
  if (said.length === 0) return null;
  return (
    <div class="line__notices" data-field={field}>
      {said.map((text, index) => (
        <p class="field__message soft" key={index}>
          <Icon name="info" size={14} />
          <span>
            {named && <>{translator.t(`field-${field}`)}: </>}
            {text}
          </span>
        </p>
      ))}
    </div>
  );
}

/** Whether the origin needs no mention: the order's own data, the account's defaults or the person's typing. */
function isPlain(origin: Origin): boolean {
  switch (origin.from) {
    case 'order':
      return origin.source !== 'labelled-text';
    case 'match':
      return !['learned', 'spelled-as', 'main-town', 'listed-twice'].includes(origin.reason.code);
    case 'known-recipient':
    case 'sent':
      return false;
    default:
      return true;
  }
}
