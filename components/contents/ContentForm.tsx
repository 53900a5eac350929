import type { ContentFields } from '../../lib/contents/content-fields';
import type { ContentProblems } from '../../lib/contents/read-content';
import { currencySymbol } from '../../lib/i18n/currency-symbol';
import { useText } from '../text/use-text';
import { ChoiceField } from '../ui/ChoiceField';
import { Field, type FieldMessage } from '../ui/Field';
import { TextArea } from '../ui/TextArea';
import { TextInput, type TextInputProps } from '../ui/TextInput';

interface ContentFormProps {
  readonly fields: ContentFields;
  readonly problems: ContentProblems;
  /** What the service said that is about one field, already in words. */
  readonly refused: Partial<Record<keyof ContentFields, string>>;
  readonly currency: string;
  /** The content was picked: its id is no longer typed. */
  readonly known: boolean;
  readonly onChange: (changes: Partial<ContentFields>) => void;
}

/** All that the service takes of a content, but for its photos. An empty field stays as it is. */
export function ContentForm({ fields, problems, refused, currency, known, onChange }: ContentFormProps) {
  const { t, lookUp } = useText();
  const messages = (name: keyof ContentFields): readonly FieldMessage[] => {
    const problem = problems[name];
    const text = problem === undefined ? refused[name] : lookUp(`content-problem-${problem}`);
    return text === undefined ? [] : [{ tone: 'error', text }];
  };
  const input = (
    name: Exclude<keyof ContentFields, 'item'>,
    kind: TextInputProps['kind'],
    optional = true,
    unit?: string,
  ) => (
    <Field label={t(`content-${name}`)} name={name} optional={optional} messages={messages(name)}>
      {(control) => (
        <TextInput
          control={control}
          kind={kind ?? 'text'}
          value={fields[name]}
          fixed={name === 'id' && known}
          onInput={(typed) => onChange({ [name]: typed })}
          {...(unit === undefined ? {} : { unit })}
        />
      )}
    </Field>
  );
  return (
    <>
      <div class="form-sheet__row">
        {input('id', 'whole', false)}
        {input('companionParcelId', 'whole')}
      </div>
      <ChoiceField
        id="content-item"
        legend={t('content-item')}
        value={fields.item}
        choices={(['leave', 'product', 'name'] as const).map((value) => ({
          value,
          label: t(`content-item-${value}`),
        }))}
        onPick={(item) => onChange({ item })}
      />
      {fields.item === 'product' && input('productId', 'whole', false)}
      {fields.item === 'name' && input('itemName', 'text', false)}
      <div class="form-sheet__row">
        {input('quantity', 'amount')}
        {input('itemPrice', 'amount', true, currencySymbol(currency))}
      </div>
      <Field label={t('content-description')} name="description" optional messages={messages('description')}>
        {(control) => (
          <TextArea
            control={control}
            value={fields.description}
            onInput={(description) => onChange({ description })}
          />
        )}
      </Field>
    </>
  );
}
