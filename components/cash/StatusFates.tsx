import { FATES, type Fate, meaningOfFate, type StatusMeanings, withFate } from '../../lib/ledger/fate';
import { useText } from '../text/use-text';
import { Select } from '../ui/Select';

/** Nobody has said. */
const UNSAID = 'unsaid';

interface StatusFatesProps {
  readonly statuses: readonly { readonly id: number; readonly name: string }[];
  readonly meanings: StatusMeanings;
  readonly onChange: (meanings: StatusMeanings) => void;
}

/** Asks what the service's status numbers mean: it does not say, and nothing is assumed. */
export function StatusFates({ statuses, meanings, onChange }: StatusFatesProps) {
  const { t } = useText();
  if (statuses.length === 0) return null;
  const choices: readonly { readonly value: Fate | typeof UNSAID; readonly label: string }[] = [
    { value: UNSAID, label: t('fate-unsaid') },
    ...FATES.map((value) => ({ value, label: t(`fate-${value}`) })),
  ];
  return (
    <section class="card">
      <h2>{t('ready-title')}</h2>
      <p class="soft">{t('fates-text')}</p>
      <div class="stack loose columns columns--fields">
        {statuses.map(({ id, name }) => (
          <Select<Fate | typeof UNSAID>
            key={id}
            label={name}
            name={`status-${id}`}
            value={meaningOfFate(id, meanings) ?? UNSAID}
            choices={choices}
            onPick={(fate) => onChange(withFate(meanings, id, fate === UNSAID ? null : fate))}
          />
        ))}
      </div>
    </section>
  );
}
