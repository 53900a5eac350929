import { FATES, type Fate, fateOf, type StatusMeanings, withFate } from '../../lib/ledger/fate';
import { useText } from '../text/use-text';
import { Field } from '../ui/Field';
import { Select } from '../ui/Select';

interface StatusFatesProps {
  readonly statuses: readonly { readonly id: number; readonly name: string }[];
  readonly meanings: StatusMeanings;
  readonly onChange: (meanings: StatusMeanings) => void;
}

/** Asks which of the service's status numbers mean "delivered" or "returned": the service does not say. */
export function StatusFates({ statuses, meanings, onChange }: StatusFatesProps) {
  const { t } = useText();
  const choices = FATES.map((value) => ({ value, label: t(`fate-${value}`) }));
  return (
    <section class="card">
      <h2>{t('fates-title')}</h2>
      <p class="soft">{t(statuses.length === 0 ? 'fates-none' : 'fates-text')}</p>
      <div class="cash__fields">
        {statuses.map(({ id, name }) => (
          <Field key={id} label={name} name={`status-${id}`}>
            {(control) => (
              <Select<Fate>
                control={control}
                value={fateOf(id, meanings)}
                choices={choices}
                onPick={(fate) => onChange(withFate(meanings, id, fate))}
              />
            )}
          </Field>
        ))}
      </div>
    </section>
  );
}
