import { currencySymbol } from '../../lib/i18n/currency-symbol';
import { useText } from '../text/use-text';
import { ChoiceField } from '../ui/ChoiceField';
import { CurrencyField } from './CurrencyField';
import { collectExample } from './collect-example';
import { fieldId } from './field-id';
import type { FieldsProps } from './fields-props';

/** What is collected. Each choice says in one line what it does to an order. */
export function MoneyFields(props: FieldsProps) {
  const { t, lookUp } = useText();
  const { draft, problems, onChange } = props;
  const included = draft.totalIncludesDelivery === 'yes';
  const money = (amount: string) =>
    draft.currency === '' || draft.currency === 'other'
      ? amount
      : `${amount}\u00a0${currencySymbol(draft.currency)}`;
  const example = (paidBy: 'recipient' | 'sender') => {
    const { text, total, delivery, collected } = collectExample(paidBy, included);
    return lookUp(text, { total: money(total), delivery: money(delivery), collected: money(collected) });
  };
  return (
    <>
      <CurrencyField {...props} />
      <ChoiceField
        id={fieldId('numberRule')}
        legend={t('account-number-rule')}
        value={draft.numberRule}
        onPick={(numberRule) => onChange({ numberRule })}
        hint={t('account-number-rule-hint')}
        problem={problems.numberRule}
        choices={[
          {
            value: 'whole',
            label: t('account-number-rule-whole'),
            example: t('account-example', { example: '120' }),
          },
          {
            value: 'two-decimals',
            label: t('account-number-rule-two-decimals'),
            example: t('account-example', { example: '120.50' }),
          },
        ]}
      />
      <ChoiceField
        id={fieldId('totalIncludesDelivery')}
        legend={t('account-total-includes-delivery')}
        value={draft.totalIncludesDelivery}
        onPick={(totalIncludesDelivery) => onChange({ totalIncludesDelivery })}
        hint={t('account-total-includes-delivery-hint')}
        problem={problems.totalIncludesDelivery}
        choices={[
          {
            value: 'yes',
            label: t('yes'),
            example: t('example-total', { goods: money('100'), delivery: money('20'), total: money('120') }),
          },
          {
            value: 'no',
            label: t('no'),
            example: t('example-total', { goods: money('100'), delivery: money('20'), total: money('100') }),
          },
        ]}
      />
      <ChoiceField
        id={fieldId('deliveryPaidBy')}
        legend={t('account-delivery-paid-by')}
        value={draft.deliveryPaidBy}
        onPick={(deliveryPaidBy) => onChange({ deliveryPaidBy })}
        problem={problems.deliveryPaidBy}
        choices={[
          { value: 'recipient', label: t('account-delivery-recipient'), example: example('recipient') },
          { value: 'sender', label: t('account-delivery-sender'), example: example('sender') },
        ]}
      />
      <ChoiceField
        id={fieldId('paidOrders')}
        legend={t('account-paid-orders')}
        value={draft.paidOrders}
        onPick={(paidOrders) => onChange({ paidOrders })}
        problem={problems.paidOrders}
        choices={[
          { value: 'ask', label: t('account-paid-ask'), example: t('account-paid-ask-hint') },
          {
            value: 'collect-nothing',
            label: t('account-paid-nothing'),
            example: t('account-paid-nothing-hint', { amount: money('0') }),
          },
        ]}
      />
    </>
  );
}
