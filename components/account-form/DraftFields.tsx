import type { ComponentChildren } from 'preact';
import { CURRENCIES } from '../../lib/storage/currencies';
import type { AccountDraft } from '../../lib/storage/save-draft';
import { useText } from '../text/use-text';
import { ChoiceField } from '../ui/ChoiceField';
import { Select } from '../ui/Select';
import { TextArea } from '../ui/TextArea';
import { TextInput } from '../ui/TextInput';
import { ACCOUNT_FIELDS, type AccountField } from './account-fields';
import { FormField } from './FormField';
import { fieldId } from './field-id';
import type { DraftField, DraftProblems } from './read-draft';
import { TemplateHint } from './TemplateHint';

interface DraftFieldsProps {
  readonly draft: AccountDraft;
  /** Those that are shown by now. */
  readonly problems: DraftProblems;
  readonly onChange: (change: Partial<AccountDraft>) => void;
  readonly onLeave: (field: DraftField) => void;
}

interface GroupProps extends DraftFieldsProps {
  readonly group: AccountField['group'];
  /** The key stands among the fields and is no part of the draft, which is kept as it is typed. */
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
  const shared = { id: fieldId(name), problem: problems[name] };
  const hint = field.hint && lookUp(field.hint);
  switch (field.as) {
    case 'choice': {
      const choices = field.choices.map(({ sets, label, example }) => ({
        value: String(sets[name]),
        label: lookUp(label),
        example: lookUp(...example(draft)),
        sets,
      }));
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
        <FormField {...shared} label={lookUp(field.label)} hint={hint} optional={field.optional ?? false}>
          {(control) => <TextInput control={control} kind={field.kind ?? 'text'} {...typed} />}
        </FormField>
      );
    case 'template':
      return (
        <FormField
          {...shared}
          label={lookUp(field.label)}
          hint={<TemplateHint template={draft.descriptionTemplate} />}
        >
          {(control) => <TextArea control={control} {...typed} />}
        </FormField>
      );
    case 'currency': {
      const names = new Intl.DisplayNames([language], { type: 'currency' });
      const choices = [
        { value: '', label: t('account-currency-choose'), disabled: true },
        ...CURRENCIES.map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` })),
        { value: 'other', label: t('account-currency-other') },
      ];
      return (
        <FormField {...shared} label={lookUp(field.label)} hint={hint}>
          {(control) => (
            <Select control={control} value={draft.currency} choices={choices} onPick={typed.onInput} />
          )}
        </FormField>
      );
    }
  }
}
