import type { TextId } from '../../lib/i18n/messages';
import type { ParcelDraft, ReckoningLine } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import type { FormState } from './form-state';

const LINE_TITLES = {
  'order-total': 'reckoning-order-total',
  discount: 'reckoning-discount',
  'already-paid': 'reckoning-already-paid',
  refunded: 'reckoning-refunded',
  delivery: 'fee-title',
  'to-collect': 'field-totalPrice',
} as const satisfies Record<ReckoningLine['kind'], TextId>;

export function ReckoningLines({ state }: { readonly state: FormState }) {
  const { t } = useText();
  const { draft } = state.form.value;
  const { reckoning } = draft;
  const currency = currencyOfOrder(draft, state.account?.currency ?? null);
  // Where the total is collected unchanged, there is nothing to explain.
  if (reckoning.every(({ amount }) => amount === reckoning.at(-1)?.amount && reckoning.length > 1))
    return null;
  return (
    <dl class="stack soft small reckoning" aria-label={t('reckoning-title')}>
      {reckoning.map((line) => (
        <div class={`split loose reckoning__line reckoning__line--${line.kind}`} key={line.kind}>
          <dt>{t(LINE_TITLES[line.kind])}</dt>
          <dd>
            <Amount value={line.amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The reckoning is in the order's currency, which may be another than the account's, or not known. */
function currencyOfOrder({ findings, words }: ParcelDraft, ofAccount: string | null): string | null {
  // A finding may be about what a person wrote over it.
  if (words?.total !== undefined) return words.total.currency;
  const differs = findings.find(({ code }) => code === 'currency-differs');
  if (differs !== undefined) return String(differs.params?.order ?? '') || null;
  return findings.some(({ code }) => code === 'currency-unknown') ? null : ofAccount;
}
