import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';

interface DeliveredStatusesProps {
  readonly statuses: readonly { readonly id: number; readonly name: string }[];
  readonly delivered: readonly number[];
  readonly onChange: (delivered: readonly number[]) => void;
}

/** The service gives numbers without their meaning: which of them say “delivered” is the person's to say. */
export function DeliveredStatuses({ statuses, delivered, onChange }: DeliveredStatusesProps) {
  const { t } = useText();
  return (
    <section class="card">
      <h2>{t('cash-delivered-title')}</h2>
      <p class="soft">{t(statuses.length === 0 ? 'cash-delivered-none' : 'cash-delivered-text')}</p>
      {statuses.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={<bdi>{name}</bdi>}
          checked={delivered.includes(id)}
          onChange={(checked) =>
            onChange(checked ? [...delivered, id] : delivered.filter((other) => other !== id))
          }
        />
      ))}
    </section>
  );
}
