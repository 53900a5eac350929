import { known, type Order, unknown } from '../../lib/order';
import { describeOrder } from '../../lib/parcel/description';
import { useText } from '../text/use-text';
import { Ltr } from '../ui/Ltr';
import { TextArea } from '../ui/TextArea';
import { TextInput } from '../ui/TextInput';
import { FormField } from './FormField';
import { fieldId } from './field-id';
import type { FieldsProps } from './fields-props';

const SIDES = ['length', 'width', 'height'] as const;

/** What every parcel begins with; each can be changed on the parcel itself. */
export function DefaultFields({ draft, problems, onChange, onLeave }: FieldsProps) {
  const { t } = useText();
  const { text } = describeOrder(sampleOrder(t('account-sample-item')), draft.descriptionTemplate);
  return (
    <>
      <div class="sides">
        {SIDES.map((side) => (
          <FormField
            key={side}
            id={fieldId(side)}
            label={t(`field-${side}`)}
            problem={problems[side]}
            optional
          >
            {(control) => (
              <TextInput
                control={control}
                kind="whole"
                value={draft[side]}
                onInput={(typed) => onChange({ [side]: typed })}
                onLeave={() => onLeave(side)}
              />
            )}
          </FormField>
        ))}
        <FormField id={fieldId('weight')} label={t('field-weight')} problem={problems.weight} optional>
          {(control) => (
            <TextInput
              control={control}
              kind="amount"
              value={draft.weight}
              onInput={(weight) => onChange({ weight })}
              onLeave={() => onLeave('weight')}
            />
          )}
        </FormField>
      </div>
      <p class="field__hint">{t('hint-size')}</p>
      <FormField
        id={fieldId('descriptionTemplate')}
        label={t('account-template')}
        problem={problems.descriptionTemplate}
        hint={
          <>
            {t('account-template-example')} <bdi>{text}</bdi>
            <dl class="placeholders">
              <Placeholder name="{items}" meaning={t('account-template-items')} />
              <Placeholder name="{number}" meaning={t('account-template-number')} />
              <Placeholder name="{store}" meaning={t('account-template-store')} />
            </dl>
          </>
        }
      >
        {(control) => (
          <TextArea
            control={control}
            value={draft.descriptionTemplate}
            onInput={(descriptionTemplate) => onChange({ descriptionTemplate })}
            onLeave={() => onLeave('descriptionTemplate')}
          />
        )}
      </FormField>
    </>
  );
}

function Placeholder({ name, meaning }: { readonly name: string; readonly meaning: string }) {
  return (
    <div>
      <dt>
        <Ltr code>{name}</Ltr>
      </dt>
      <dd>{meaning}</dd>
    </div>
  );
}

function sampleOrder(item: string): Pick<Order, 'items' | 'number' | 'store'> {
  return {
    items: [
      {
        name: item,
        sku: null,
        quantity: known('2', 'store-data'),
        unitAmount: unknown('absent'),
        amount: unknown('absent'),
      },
    ],
    number: known('1042', 'store-data'),
    store: { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/' },
  };
}
