import { findingText, wordsBeside } from '../../lib/i18n/finding-text';
import type { Translator } from '../../lib/i18n/translator';
import type { Finding, FindingCode, ParcelFieldName } from '../../lib/parcel/parcel-draft';
import type { FieldMessage, MessageTone } from '../ui/Field';
import type { FormState } from './form-state';
import type { Press } from './press';

const TONES: Readonly<Record<Finding['severity'], MessageTone>> = {
  error: 'error',
  doubt: 'doubt',
  notice: 'notice',
};

/**
 * All messages of one field: the service's refusal first, then the findings.
 * @param press weighs what counts for more than this parcel; `null`: the field stands in our full page
 */
export function fieldMessages(
  state: FormState,
  field: ParcelFieldName,
  translator: Translator,
  press: Press | null = null,
): readonly FieldMessage[] {
  const words = wordsBeside(field, state.shown.value, state.fields.value, state.form.value.draft.words);
  return [
    ...refusalMessages(state, field, translator),
    ...(words === null
      ? []
      : [{ tone: 'notice' as const, text: translator.t('order-says', { text: words }) }]),
    ...state.shown.value
      .filter((finding) => finding.field === field)
      .map((finding) => messageOf(state, finding, translator, press)),
  ];
}

function refusalMessages(state: FormState, field: ParcelFieldName, { lookUp }: Translator): FieldMessage[] {
  const refusal = state.form.value.row?.refusal ?? null;
  const said = state.refusedWords.value[field];
  const words: FieldMessage[] = said === undefined ? [] : [{ tone: 'error', text: said }];
  if (refusal === null || state.refusedField.value !== field) return words;
  return [{ tone: 'error', text: lookUp(`failure-${refusal.code}`, refusal.params) }, ...words];
}

function messageOf(
  state: FormState,
  finding: Finding,
  translator: Translator,
  press: Press | null,
): FieldMessage {
  const action = actionOf(state, finding, translator, press);
  const said = { tone: TONES[finding.severity], text: findingText(finding, translator) };
  return action === undefined ? said : { ...said, action };
}

/** The button that settles the finding with one press. */
function actionOf(
  state: FormState,
  { field, severity, code, params }: Finding,
  { t }: Translator,
  press: Press | null,
): FieldMessage['action'] {
  const { link } = state.form.value.order;
  if (code === 'signed-out' && link !== null) return { label: t('store-sign-in'), href: link };
  if (code === 'currency-unknown' && params?.offered !== undefined) {
    const { offered, text = '' } = params;
    const confirm = () =>
      void state.confirmCurrency(String(text), String(offered)).then(() => state.goOn(field));
    // What is said here counts for all of the store's orders.
    const onPress = (event: MouseEvent) => (press === null ? confirm() : press.weigh(event, confirm));
    const buttonRef = press?.follow ?? null;
    return { label: t('store-currency', { currency: offered }), onPress, buttonRef };
  }
  const amount = AMOUNT_OFFERED.includes(code) && field === 'totalPrice' ? params?.amount : undefined;
  if (amount !== undefined) {
    const onPress = () => {
      state.edit({ totalPrice: String(amount) });
      state.goOn(field);
    };
    return { label: t('collect-amount', { amount }), onPress };
  }
  if (severity !== 'doubt') return undefined;
  const label = t(state.fields.value[field] === '' ? 'leave-empty' : 'looks-right');
  const onPress = () => {
    state.confirm(field);
    state.goOn(field);
  };
  return { label, onPress };
}

/** Doubts about the payment that offer an amount to collect. */
const AMOUNT_OFFERED: readonly FindingCode[] = [
  'payment-unknown',
  'payment-unsure',
  'payment-doubtful',
  'payment-contradicts',
  'payment-received',
  'payment-partial',
];
