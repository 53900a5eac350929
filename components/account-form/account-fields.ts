import { currencySymbol } from '../../lib/i18n/currency-symbol';
import type { TextId, TextValue } from '../../lib/i18n/messages';
import type { AccountDraft } from '../../lib/settings/account-draft';
import type { TextInputProps } from '../ui/TextInput';
import { collectExample } from './collect-example';
import type { DraftField } from './read-draft';

/** A text and its parameters. */
type Words = readonly [TextId, Readonly<Record<string, TextValue>>?];

interface Described<Name extends DraftField> {
  readonly name: Name;
  /** The part of the form that it is in; all but `service` are closed at first. */
  readonly group: 'service' | 'purpose' | 'money' | 'size' | 'content';
  readonly label: TextId;
  readonly hint?: TextId;
}

/** A text input of one line. */
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
    readonly label: TextId;
    readonly example: (draft: AccountDraft) => Words;
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
  { name: 'name', group: 'purpose', as: 'line', label: 'account-name', hint: 'account-name-hint' },
  {
    name: 'environment',
    group: 'purpose',
    as: 'choice',
    label: 'account-environment',
    choices: (['live', 'testing'] as const).map((environment) => ({
      sets: { environment },
      label: `account-environment-${environment}`,
      example: () => [`account-environment-${environment}-hint`],
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
    hint: 'account-currency-code-hint',
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
    hint: 'account-total-includes-delivery-hint',
    choices: (['yes', 'no'] as const).map((totalIncludesDelivery) => ({
      sets: { totalIncludesDelivery },
      label: totalIncludesDelivery,
      example: (draft) => [
        'example-total',
        {
          goods: money('100', draft),
          delivery: money('20', draft),
          total: money(totalIncludesDelivery === 'yes' ? '120' : '100', draft),
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
      label: `account-delivery-${deliveryPaidBy}`,
      example: (draft) => {
        const { text, total, delivery, collected } = collectExample(
          deliveryPaidBy,
          draft.totalIncludesDelivery === 'yes',
        );
        return [
          text,
          {
            total: money(total, draft),
            delivery: money(delivery, draft),
            collected: money(collected, draft),
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
      {
        sets: { paidOrders: 'collect-nothing' },
        label: 'account-paid-nothing',
        example: (draft) => ['account-paid-nothing-hint', { amount: money('0', draft) }],
      },
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
  { name: 'descriptionTemplate', group: 'content', as: 'template', label: 'account-template' },
];

function money(amount: string, { currency }: AccountDraft): string {
  return currency === '' || currency === 'other' ? amount : `${amount}\u00a0${currencySymbol(currency)}`;
}
