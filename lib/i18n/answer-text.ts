import { type Answer, isAboutShipping, isLeftEmpty } from '../parcel/answers';
import type { Finding, ParcelFields } from '../parcel/parcel-draft';
import { parseAmount } from '../parcel/parse-amount';
import { moneyText } from './money-text';
import type { Translator } from './translator';

interface Asked {
  readonly finding: Finding;
  readonly fields: ParcelFields;
  readonly currency: string | null;
  /** The press ships at once, and says so. */
  readonly ships: boolean;
}

/** An answer as its button says it, in the form, the bar and the review's rows. */
export function answerText(answer: Answer, asked: Asked, translator: Translator): string {
  const { t } = translator;
  const { finding, fields } = asked;
  if (answer.kind === 'collect') return collectText(answer.amount, asked, translator);
  if (isAboutShipping(finding)) return t('ship-anyway');
  if (isLeftEmpty(finding, fields)) return t('leave-empty');
  const amount = finding.field === 'totalPrice' ? parseAmount(fields.totalPrice) : null;
  if (amount?.ok) return collectText(amount.value, { ...asked, ships: false }, translator);
  if (finding.field === 'phone' || finding.field === 'phone2') return t('right-phone');
  return t(finding.field === 'streetName' ? 'right-street' : 'looks-right');
}

function collectText(amount: string, { currency, ships }: Asked, { t, language }: Translator): string {
  if (amount === '0') return t(ships ? 'ship-collect-nothing' : 'collect-nothing');
  return t(ships ? 'ship-collect' : 'collect-amount', { amount: moneyText(amount, currency, language) });
}
