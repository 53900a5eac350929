import { useText } from '../text/use-text';
import { FeeLine } from './FeeLine';
import { MAIN_FIELDS } from './field-order';
import type { FormState } from './form-state';
import { KnownRecipients } from './KnownRecipients';
import { isBlankForm } from './open-fields';
import { isLine } from './ParcelLines';
import { ParcelTextField } from './ParcelTextField';
import { ReckoningLines } from './Reckoning';
import { VillageField } from './VillageField';

/** The fields in doubt, each as a question, and the fields of the label that the person opened. */
export function OpenFieldRows({ state }: { readonly state: FormState }) {
  const { t } = useText();
  const open = state.open.value;
  const blocked = state.blocked.value;
  const blank = isBlankForm(state.form.value);
  const left = MAIN_FIELDS.filter((field) => open.get(field) === 'doubt' && blocked.includes(field)).length;
  const shown = MAIN_FIELDS.filter(
    (field) => open.get(field) === 'doubt' || (open.has(field) && !isLine(field)),
  );
  if (shown.length === 0) return null;
  return (
    <section class="stack loose" aria-label={t('doubts-title')}>
      {left > 0 && <p class="open-fields__title warning small bold">{t('doubts-left', { count: left })}</p>}
      {shown.map((field) => {
        const asking = open.get(field) === 'doubt';
        return (
          <div class="stack open-field" key={field} data-doubt={asking && blocked.includes(field)}>
            {field === 'village' ? (
              <VillageField state={state} asking={asking} />
            ) : (
              <ParcelTextField state={state} field={field} asking={asking} />
            )}
            {field === 'phone' && blank && <KnownRecipients state={state} />}
            {field === 'totalPrice' && <ReckoningLines state={state} />}
            {field === 'totalPrice' && blank && <FeeLine state={state} />}
          </div>
        );
      })}
    </section>
  );
}
