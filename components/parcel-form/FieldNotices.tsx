import type { Origin, ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';
import { Icon } from '../ui/Icon';
import { fieldMessages } from './field-messages';
import type { FormState } from './form-state';
import { optionalOriginText } from './origin-text';

interface FieldNoticesProps {
  readonly state: FormState;
  readonly field: ParcelFieldName;
  /** The field's name stands before each, where the field itself does not. */
  readonly named?: boolean;
}

/** What is worth knowing of a field that is not open: how it came about, where that is not plain, and what was found. */
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
        <p class="field__message field__message--notice" key={index}>
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

/** Read as it stands in the order, reckoned from it, set by the account, or the person's own: goes without saying. */
function isPlain(origin: Origin): boolean {
  switch (origin.from) {
    case 'order':
      return origin.source !== 'labelled-text';
    case 'match':
      return !['learned', 'spelled-as', 'main-town'].includes(origin.reason.code);
    case 'known-recipient':
    case 'sent':
      return false;
    default:
      return true;
  }
}
