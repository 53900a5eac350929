import type { PastedView } from '../../lib/messaging/views/pasted';
import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';

interface FoundFieldsProps {
  readonly view: PastedView;
  readonly onPick: (field: ParcelFieldName) => void;
}

const ASKED_FOR = ['firstName', 'phone', 'village', 'streetName', 'totalPrice'] as const;

/** What was found, by the colours of the text, and what a parcel needs and the text does not say. */
export function FoundFields({ view: { marks }, onPick }: FoundFieldsProps) {
  const { t } = useText();
  const found = [...new Set(marks.map(({ field }) => field))];
  const missing = ASKED_FOR.filter((field) => !found.includes(field));
  return (
    <ul class="pasted__found" aria-label={t('paste-found')}>
      {found.map((field) => (
        <li key={field}>
          <button type="button" class={`pasted__chip pasted__mark--${field}`} onClick={() => onPick(field)}>
            {t(`field-${field}`)}
          </button>
        </li>
      ))}
      {missing.map((field) => (
        <li key={field}>
          <button type="button" class="pasted__chip pasted__chip--missing" onClick={() => onPick(field)}>
            {t('paste-missing', { field: t(`field-${field}`) })}
          </button>
        </li>
      ))}
    </ul>
  );
}
