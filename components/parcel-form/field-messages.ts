import { answerText } from '../../lib/i18n/answer-text';
import { failureTextId } from '../../lib/i18n/failure-text';
import { findingText, wordsBeside } from '../../lib/i18n/finding-text';
import type { Translator } from '../../lib/i18n/translator';
import { type Answer, answersTo, findOnlyQuestion, mayShip } from '../../lib/parcel/answers';
import type { Finding, ParcelFieldName } from '../../lib/parcel/parcel-draft';
import type { FieldAction, FieldMessage } from '../ui/Field';
import type { FormState } from './form-state';
import type { FormPress } from './press';

/** Which of a field's messages stand in one place: of an order in several parcels, those of each at its own row. */
export type MessagesAt = (share: Finding['share']) => boolean;

/**
 * All messages of one field: the service's refusal first, then the findings.
 * @param press weighs what counts for more than this parcel; `null`: the field stands in our full page
 */
export function fieldMessages(
  state: FormState,
  field: ParcelFieldName,
  translator: Translator,
  press: FormPress | null = null,
  isHere: MessagesAt = () => true,
): readonly FieldMessage[] {
  const { draft } = state.form.value;
  const shown = { ...draft, findings: state.shown.value, fields: state.fields.value };
  const words = wordsBeside(field, shown, translator);
  return [
    ...(isHere(refusedShare(state)) ? refusalMessages(state, field, translator, press) : []),
    ...(words === null
      ? []
      : [{ tone: 'notice' as const, text: translator.t('order-says', { text: words }) }]),
    ...state.shown.value
      .filter((finding) => finding.field === field && isHere(finding.share))
      .map((finding) => messageOf(state, finding, translator, press)),
  ];
}

/** Which of an order's several parcels was refused for its amount; `undefined`: it goes in one. */
function refusedShare({ form }: FormState): Finding['share'] {
  const part = form.value.row?.part ?? null;
  return part === null ? undefined : { index: part.number - 1, of: 'amount' };
}

/** It may be sent unchanged all the same: the company may have mended its side meanwhile. */
function refusalMessages(
  state: FormState,
  field: ParcelFieldName,
  { t, lookUp }: Translator,
  press: FormPress | null,
): FieldMessage[] {
  const refusal = state.form.value.row?.refusal ?? null;
  const said = state.refusedWords.value[field];
  const words: FieldMessage[] = said === undefined ? [] : [{ tone: 'error', text: said }];
  // Of a second parcel its own card speaks.
  if (refusal === null || state.refusedField.value !== field || state.duplicate.value) return words;
  const isReady = press !== null && state.blocked.value.length === 0 && !state.sending.value;
  const again: FieldAction[] = isReady
    ? [
        {
          label: t('settle-send-again'),
          onPress: (event) => press.weigh(event, () => void state.create()),
          buttonRef: press.follow,
        },
      ]
    : [];
  return [
    { tone: 'error', text: lookUp(failureTextId(refusal.code), refusal.params), actions: again },
    ...words,
  ];
}

function messageOf(
  state: FormState,
  finding: Finding,
  translator: Translator,
  press: FormPress | null,
): FieldMessage {
  const actions = actionsOf(state, finding, translator, press);
  return { tone: finding.severity, text: findingText(finding, translator), actions };
}

/** The buttons that settle the finding, each with one press. */
function actionsOf(
  state: FormState,
  finding: Finding,
  translator: Translator,
  press: FormPress | null,
): readonly FieldAction[] {
  const { field, code, params } = finding;
  const { t } = translator;
  const { link } = state.form.value.order;
  if (code === 'signed-out' && link !== null) return [{ label: t('store-sign-in'), href: link }];
  const buttonRef = press?.follow ?? null;
  if (code === 'currency-unknown' && params?.offered !== undefined) {
    const { offered, text = '' } = params;
    const confirm = () =>
      void state.confirmCurrency(String(text), String(offered)).then(() => state.goOn(field));
    // What is said here counts for all of the store's orders.
    const onPress = (event: MouseEvent) => (press === null ? confirm() : press.weigh(event, confirm));
    return [{ label: t('store-currency', { currency: offered }), onPress, buttonRef }];
  }
  const asked = { finding, fields: state.fields.value, currency: state.account?.currency ?? null };
  return answersTo(finding).map((answer) => {
    const ships = press !== null && mayShip(answer, finding) && isOnlyQuestion(state);
    const give = () => giveAnswer(state, finding, answer, ships);
    return {
      label: answerText(answer, { ...asked, ships }, translator),
      // What ships stands under the rule for presses.
      onPress: (event: MouseEvent) => (ships ? press.weigh(event, give) : give()),
      ...(ships && { buttonRef }),
    };
  });
}

/** Nothing else keeps the parcel; a second one for an order or a recipient is asked for by a button of its own. */
function isOnlyQuestion({ findings, another, duplicate, account, sending }: FormState): boolean {
  return (
    findOnlyQuestion(findings.value) !== null &&
    account !== null &&
    !another.value &&
    !duplicate.value &&
    !sending.value
  );
}

function giveAnswer(state: FormState, { field, share }: Finding, answer: Answer, ships: boolean): void {
  if (answer.kind === 'collect') state.edit({ totalPrice: answer.amount });
  else state.confirm(field, share);
  if (ships && state.blocked.peek().length === 0) void state.create();
  else state.goOn(field);
}
