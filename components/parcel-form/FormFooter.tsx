import { REFUSED_TEXTS } from '../../lib/i18n/refused-texts';
import type { Translator } from '../../lib/i18n/translator';
import type { Finding } from '../../lib/parcel/parcel-draft';
import { parseAmount } from '../../lib/parcel/parse-amount';
import { sumOfShares } from '../../lib/parcel/shares';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Button, type ButtonProps } from '../ui/Button';
import type { FormState } from './form-state';
import { NotSaved } from './NotSaved';
import { useFormPress } from './press';

interface FormFooterProps {
  readonly state: FormState;
}

/** The button that ships, always in sight; while something is open, it names that and leads there. */
export function FormFooter({ state }: FormFooterProps) {
  const { t } = useText();
  const refused = useFormPress().refused.value;
  return (
    <footer class="stack form-footer">
      <NotSaved state={state} />
      {refused !== null && (
        <p class="form-footer__changed warning small" role="alert">
          {t(REFUSED_TEXTS[refused])}
        </p>
      )}
      {!(state.duplicate.value && state.blocked.value.length === 0) && <ShipButton state={state} />}
    </footer>
  );
}

function ShipButton({ state }: FormFooterProps) {
  const press = useFormPress();
  return <Button wide buttonRef={press.follow} onPress={press.ship} {...standingOf(state, useText())} />;
}

/** What a press comes to as the form stands; busy, it comes to nothing. */
function standingOf(state: FormState, { t }: Translator): Omit<ButtonProps, 'onPress'> {
  if (state.sending.value || state.awaitsFee.value || state.reading.value)
    return { kind: 'primary', busy: true, text: t(state.sending.value ? 'row-sending' : 'loading') };
  const [first] = state.blocked.value;
  if (first !== undefined) {
    const finding = state.findings.value.find(
      ({ field, severity }) => field === first && severity !== 'notice',
    );
    return { kind: 'doubt', icon: 'alert', text: finding && nextThing(state, finding, t) };
  }
  const refused = state.heldBack.value;
  if (refused !== null) {
    const text =
      refused === 'village' ? t('next-village') : t('next-check', { field: t(`field-${refused}`) });
    return { kind: 'doubt', icon: 'alert', text };
  }
  if (state.another.value) return { kind: 'caution', text: t('duplicate-force') };
  return { kind: 'primary', shortcut: 'Control+Enter', text: <Ships state={state} /> };
}

/** Findings by which the order may have a parcel already. */
const SHIPPED: ReadonlySet<Finding['code']> = new Set([
  'shipped-elsewhere',
  'merged-elsewhere',
  'claimed-elsewhere',
  'shipped-by-colleague',
  'wrong-by-colleague',
]);

/** What is to be done next, in a few words; the whole question is shown at the field. */
function nextThing(state: FormState, { field, severity, code }: Finding, t: Translator['t']): string {
  const value = state.fields.value[field];
  if (field === 'village' && severity === 'error') return t('next-village');
  if (SHIPPED.has(code)) return t('next-shipped');
  // The parcels of an order in several are questioned for the amounts that they collect.
  const named = t(`field-${field === 'parcels' ? 'totalPrice' : field}`);
  if (value === '' || value === null) return t('next-fill', { field: named });
  return t(severity === 'error' ? 'next-mend' : 'next-check', { field: named });
}

function Ships({ state }: FormFooterProps) {
  const { t } = useText();
  const { parcels, totalPrice } = state.fields.value;
  const amount = parseAmount(sumOfShares(parcels) ?? totalPrice);
  return (
    <>
      <span>
        {t('create-parcel')} · {parcels.length > 0 && <>{t('parcels-count', { count: parcels.length })} · </>}
        {amount.ok && amount.value !== '0' ? (
          <Amount value={amount.value} currency={state.account?.currency ?? null} />
        ) : (
          t('collect-nothing')
        )}
      </span>
      <kbd class="shortcut">
        {/* A screen reader hears of the keys by their own attribute, not within the name. */}
        <span aria-hidden="true">{/Mac/.test(navigator.platform) ? '⌘↵' : 'Ctrl+↵'}</span>
      </kbd>
    </>
  );
}
