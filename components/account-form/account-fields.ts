import type { Language } from '../../lib/i18n/language';
import type { TextId, TextValue } from '../../lib/i18n/messages';
import { moneyText } from '../../lib/i18n/money-text';
import { COUNTRIES, type Country, PHONE_FORMS, type PhoneForm } from '../../lib/parcel/countries';
import { oneForm } from '../../lib/parcel/phone';
import type { AccountDraft } from '../../lib/settings/account-draft';
import { proposeMoney } from '../../lib/settings/country-money';
import type { TextInputProps } from '../ui/TextInput';
import { collectExample } from './collect-example';
import type { DraftField } from './read-draft';

type Words = readonly [TextId, Readonly<Record<string, TextValue>>?];

interface Described<Name extends DraftField> {
  readonly name: Name;
  /** The part of the form that it is in; all but `service` are closed at first. */
  readonly group: 'service' | 'purpose' | 'money' | 'size' | 'content' | 'advanced';
  readonly label: TextId;
  readonly hint?: TextId;
}

interface LineField extends Described<Exclude<DraftField, 'key'>> {
  readonly as: 'line';
  readonly kind?: TextInputProps['kind'];
  readonly optional?: true;
  /** When it is shown; without it, always. */
  readonly when?: (draft: AccountDraft) => boolean;
}

/** A few choices, each with an example of its effect. */
interface ChoiceOfField extends Described<Exclude<DraftField, 'key'>> {
  readonly as: 'choice';
  readonly choices: readonly {
    readonly sets: Partial<AccountDraft>;
    /** What is proposed with it, for the person to change. */
    readonly proposes?: (draft: AccountDraft) => Partial<AccountDraft>;
    /** Without one its example says all. */
    readonly label?: TextId;
    readonly example?: (draft: AccountDraft, language: Language) => Words;
    readonly when?: (draft: AccountDraft) => boolean;
  }[];
}

export type AccountField =
  | LineField
  | ChoiceOfField
  | (Described<'key'> & { readonly as: 'key' })
  | (Described<'currency'> & { readonly as: 'currency' })
  | (Described<'descriptionTemplate'> & { readonly as: 'template' });

/** Every field of the account form, in the order in which they stand on the page. */
export const ACCOUNT_FIELDS: readonly AccountField[] = [
  {
    name: 'address',
    group: 'service',
    as: 'line',
    kind: 'url',
    label: 'account-address',
    hint: 'account-address-hint',
  },
  { name: 'key', group: 'service', as: 'key', label: 'account-key', hint: 'account-key-hint' },
  { name: 'name', group: 'service', as: 'line', label: 'label-shop', hint: 'label-shop-hint' },
  {
    name: 'environment',
    group: 'purpose',
    as: 'choice',
    label: 'account-environment',
    choices: (['live', 'testing'] as const).map((environment) => ({
      sets: { environment },
      label: environment === 'testing' ? 'environment-testing' : 'account-environment-live',
      ...(environment === 'testing' && { example: () => ['account-environment-testing-hint'] as const }),
    })),
  },
  {
    name: 'mustConfirm',
    group: 'purpose',
    as: 'choice',
    label: 'account-must-confirm',
    choices: (['yes', 'no', 'unknown'] as const).map((mustConfirm) => ({
      sets: { mustConfirm },
      label: mustConfirm === 'unknown' ? 'account-must-confirm-unknown' : mustConfirm,
      ...(mustConfirm === 'unknown' && { example: () => ['account-must-confirm-unknown-hint'] as const }),
    })),
  },
  {
    name: 'country',
    group: 'money',
    as: 'choice',
    label: 'account-country',
    hint: 'account-country-hint',
    choices: COUNTRIES.map((country) => ({
      sets: { country },
      proposes: ({ currency, numberRule }) => proposeMoney(country, { currency, numberRule }),
      label: `account-country-${country}`,
      example: () => [`account-country-${country}-hint`],
    })),
  },
  {
    name: 'currency',
    group: 'money',
    as: 'currency',
    label: 'account-currency',
    hint: 'account-currency-hint',
  },
  {
    name: 'otherCurrency',
    group: 'money',
    as: 'line',
    kind: 'code',
    label: 'account-currency-code',
    when: ({ currency }) => currency === 'other',
  },
  {
    name: 'numberRule',
    group: 'money',
    as: 'choice',
    label: 'account-number-rule',
    hint: 'account-number-rule-hint',
    choices: (['whole', 'two-decimals'] as const).map((numberRule) => ({
      sets: { numberRule },
      label: `account-number-rule-${numberRule}`,
      example: () => ['account-example', { example: numberRule === 'whole' ? '120' : '120.50' }],
    })),
  },
  {
    name: 'totalIncludesDelivery',
    group: 'money',
    as: 'choice',
    label: 'account-total-includes-delivery',
    choices: (['yes', 'no'] as const).map((totalIncludesDelivery) => ({
      sets: { totalIncludesDelivery },
      label: totalIncludesDelivery,
      example: (draft, language) => [
        'example-total',
        {
          goods: money('100', draft, language),
          delivery: money('20', draft, language),
          total: money(totalIncludesDelivery === 'yes' ? '120' : '100', draft, language),
        },
      ],
    })),
  },
  {
    name: 'deliveryPaidBy',
    group: 'money',
    as: 'choice',
    label: 'account-delivery-paid-by',
    choices: (['recipient', 'sender'] as const).map((deliveryPaidBy) => ({
      sets: { deliveryPaidBy },
      label: deliveryPaidBy === 'recipient' ? 'field-firstName' : 'account-delivery-sender',
      example: (draft, language) => {
        const { text, total, delivery, collected } = collectExample(
          deliveryPaidBy,
          draft.totalIncludesDelivery === 'yes',
        );
        return [
          text,
          {
            total: money(total, draft, language),
            delivery: money(delivery, draft, language),
            collected: money(collected, draft, language),
          },
        ];
      },
    })),
  },
  {
    name: 'paidOrders',
    group: 'money',
    as: 'choice',
    label: 'account-paid-orders',
    choices: [
      { sets: { paidOrders: 'ask' }, label: 'account-paid-ask', example: () => ['account-paid-ask-hint'] },
      { sets: { paidOrders: 'collect-nothing' }, label: 'collect-nothing' },
    ],
  },
  ...(['length', 'width', 'height'] as const).map(
    (name): LineField => ({
      name,
      group: 'size',
      as: 'line',
      kind: 'whole',
      label: `field-${name}`,
      optional: true,
    }),
  ),
  { name: 'weight', group: 'size', as: 'line', kind: 'amount', label: 'field-weight', optional: true },
  { name: 'descriptionTemplate', group: 'content', as: 'template', label: 'field-description' },
  {
    name: 'phoneForm',
    group: 'advanced',
    as: 'choice',
    label: 'account-phone-form',
    choices: PHONE_FORMS.map((phoneForm) => ({
      sets: { phoneForm },
      example: ({ country }) => ['account-example', { example: examplePhone(country, phoneForm) }],
      when: ({ country }) => country !== 'jordan' || !phoneForm.startsWith('+'),
    })),
  },
  {
    name: 'keyField',
    group: 'advanced',
    as: 'line',
    kind: 'code',
    label: 'account-key-field',
    hint: 'account-key-field-hint',
  },
];

function examplePhone(country: Country | null, phoneForm: PhoneForm): string {
  const rules = { country: country ?? undefined, phoneForm };
  return oneForm(country === 'jordan' ? '0791234567' : '0599123456', rules);
}

function money(amount: string, { currency }: AccountDraft, language: Language): string {
  return moneyText(amount, currency === '' || currency === 'other' ? null : currency, language);
}
