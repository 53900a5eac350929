import type { TextId, TextValue } from '../../lib/i18n/messages';
import type { Translator } from '../../lib/i18n/translator';
import type { Finding, ParcelFieldName } from '../../lib/parcel/parcel-draft';
import type { FieldMessage, MessageTone } from '../ui/Field';
import type { FormState } from './form-state';

const TONES: Readonly<Record<Finding['severity'], MessageTone>> = {
  error: 'error',
  doubt: 'doubt',
  notice: 'notice',
};

/** Everything there is to say beside one field: what the service refused, then what we know of it. */
export function fieldMessages(
  state: FormState,
  field: ParcelFieldName,
  translator: Translator,
): readonly FieldMessage[] {
  return [
    ...refusalMessages(state, field, translator),
    ...state.shown.value
      .filter((finding) => finding.field === field)
      .map((finding) => messageOf(state, finding, translator)),
  ];
}

function refusalMessages(state: FormState, field: ParcelFieldName, { lookUp }: Translator): FieldMessage[] {
  const refusal = state.form.value.row?.refusal ?? null;
  const said = state.refusedWords.value[field];
  const words: FieldMessage[] = said === undefined ? [] : [{ tone: 'error', text: said }];
  if (refusal === null || state.refusedField.value !== field) return words;
  return [{ tone: 'error', text: lookUp(`failure-${refusal.code}`, refusal.params) }, ...words];
}

function messageOf(state: FormState, finding: Finding, { t, lookUp }: Translator): FieldMessage {
  const tone = TONES[finding.severity];
  const text = lookUp(textIdOf(finding), finding.params);
  const amount = offeredAmount(finding);
  if (amount !== null) {
    const onPress = () => state.edit({ totalPrice: String(amount) });
    return { tone, text, action: { label: t('collect-amount', { amount }), onPress } };
  }
  if (finding.severity !== 'doubt') return { tone, text };
  return { tone, text, action: { label: t('looks-right'), onPress: () => state.confirm(finding.field) } };
}

function textIdOf({ field, code }: Finding): TextId {
  return field === 'village' && code === 'required' ? 'finding-required-village' : `finding-${code}`;
}

/** What would be collected if the doubt about the payment falls one way: one press instead of typing it. */
function offeredAmount({ field, code, params }: Finding): TextValue | null {
  const open = code === 'payment-doubtful' || code === 'payment-unknown';
  return open && field === 'totalPrice' ? (params?.amount ?? null) : null;
}
