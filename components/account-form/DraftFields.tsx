import type { ComponentChildren } from 'preact';
import { known, type Order, unknown } from '../../lib/order';
import { describeOrder } from '../../lib/parcel/description';
import { CURRENCIES } from '../../lib/settings/account';
import type { AccountDraft } from '../../lib/settings/account-draft';
import { useText } from '../text/use-text';
import { ChoiceField } from '../ui/ChoiceField';
import { Ltr } from '../ui/Ltr';
import { Select } from '../ui/Select';
import { TextField } from '../ui/TextInput';
import { ACCOUNT_FIELDS, type AccountField } from './account-fields';
import { fieldId } from './field-id';
import type { DraftField, DraftProblems } from './read-draft';

export interface DraftFieldsProps {
  readonly draft: AccountDraft;
  /** The problems that are shown already. */
  readonly problems: DraftProblems;
  readonly onChange: (change: Partial<AccountDraft>) => void;
  readonly onLeave: (field: DraftField) => void;
}

interface GroupProps extends DraftFieldsProps {
  readonly group: AccountField['group'];
  /** The key's field; the key is not part of the draft, since the draft is saved while it is typed. */
  readonly keyField?: ComponentChildren;
}

/** The fields of one group of the account form, as `account-fields` describes them. */
export function DraftFields({ group, keyField, ...props }: GroupProps) {
  return (
    <>
      {ACCOUNT_FIELDS.filter((field) => field.group === group).map((field) =>
        field.as === 'key' ? keyField : <DraftFieldOf key={field.name} field={field} {...props} />,
      )}
    </>
  );
}

interface DraftFieldOfProps extends DraftFieldsProps {
  readonly field: Exclude<AccountField, { readonly as: 'key' }>;
}

function DraftFieldOf({ field, draft, problems, onChange, onLeave }: DraftFieldOfProps) {
  const { t, lookUp, language } = useText();
  const { name } = field;
  const typed = {
    value: draft[name] ?? '',
    onInput: (value: string) => onChange({ [name]: value }),
    onLeave: () => onLeave(name),
  };
  const shared = { id: fieldId(name), problem: problems[name] && lookUp(problems[name]) };
  const hint = field.hint && lookUp(field.hint);
  switch (field.as) {
    case 'choice': {
      const offered = field.choices.filter(({ when }) => when?.(draft) !== false);
      const choices = offered.map(({ sets, proposes, label, example }) => {
        const effect = example && lookUp(...example(draft, language));
        return {
          value: String(sets[name]),
          label: label === undefined ? effect : lookUp(label),
          example: label && effect,
          sets: { ...sets, ...proposes?.(draft) },
        };
      });
      return (
        <ChoiceField
          {...shared}
          legend={lookUp(field.label)}
          hint={hint}
          value={draft[name]}
          choices={choices}
          onPick={(picked) => onChange(choices.find(({ value }) => value === picked)?.sets ?? {})}
        />
      );
    }
    case 'line':
      if (field.when?.(draft) === false) return null;
      return (
        <TextField
          {...{ ...shared, ...typed, hint, kind: field.kind ?? 'text' }}
          {...(field.optional ? { optional: true } : { required: true })}
          label={lookUp(field.label)}
        />
      );
    case 'template':
      return (
        <TextField
          {...{ ...shared, ...typed, rows: 2, required: true }}
          label={lookUp(field.label)}
          hint={<TemplateHint template={draft.descriptionTemplate} />}
        />
      );
    case 'currency': {
      const names = new Intl.DisplayNames([language], { type: 'currency' });
      const choices = [
        { value: '', label: t('account-currency-choose'), disabled: true },
        ...CURRENCIES.map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` })),
        { value: 'other', label: t('account-currency-other') },
      ];
      return (
        <Select
          {...{ ...shared, hint, choices }}
          label={lookUp(field.label)}
          value={draft.currency}
          onPick={typed.onInput}
        />
      );
    }
  }
}

const PLACEHOLDERS = {
  items: 'account-template-items',
  number: 'teach-datum-number',
  store: 'account-template-store',
} as const;

/** An example of the template's output, and the placeholders it may contain. */
function TemplateHint({ template }: { readonly template: string }) {
  const { t } = useText();
  const { text } = describeOrder(sampleOrder(t('account-sample-item')), template);
  return (
    <>
      {t('account-example', { example: text })}
      <dl class="stack placeholders">
        {(['items', 'number', 'store'] as const).map((name) => (
          <div key={name} class="row top">
            <dt>
              <Ltr code>{`{${name}}`}</Ltr>
            </dt>
            <dd>{t(PLACEHOLDERS[name])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function sampleOrder(item: string): Pick<Order, 'items' | 'number' | 'store'> {
  return {
    items: [{ name: item, quantity: known('2', 'store-data'), amount: unknown('absent') }],
    number: known('1042', 'store-data'),
    store: { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/' },
  };
}
