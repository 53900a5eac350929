import { useState } from 'preact/hooks';
import type { ReadyStatus } from '../../lib/number-names/ready-statuses';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Ltr } from '../ui/Ltr';

interface ReadyStatusesProps {
  readonly statuses: readonly ReadyStatus[];
  readonly onConfirm: (statuses: readonly ReadyStatus[]) => void;
}

/** Offers what the statuses' numbers usually mean. Nothing of it counts before a person has confirmed it. */
export function ReadyStatuses({ statuses, onConfirm }: ReadyStatusesProps) {
  const { t, language } = useText();
  const [picked, setPicked] = useState(
    () => new Set(statuses.filter(({ isUsual }) => isUsual).map(({ number }) => number)),
  );
  const chosen = statuses.filter(({ number }) => picked.has(number));
  const pick = (number: number, isPicked: boolean) => {
    const others = [...picked].filter((one) => one !== number);
    setPicked(new Set(isPicked ? [...others, number] : others));
  };
  return (
    <section class="card ready-statuses" aria-label={t('ready-title')}>
      <h2>{t('ready-title')}</h2>
      <p class="soft">{t('ready-text')}</p>
      <div>
        {statuses.map(({ number, names, isUsual }) => (
          <Checkbox
            key={number}
            label={
              <>
                <Ltr>{String(number)}</Ltr> · {names[language]}
              </>
            }
            hint={isUsual ? undefined : t('ready-rare')}
            checked={picked.has(number)}
            onChange={(isPicked) => pick(number, isPicked)}
          />
        ))}
      </div>
      <div class="actions">
        <Button
          kind="secondary"
          disabled={chosen.length === 0}
          onPress={() => onConfirm(chosen)}
          text={t('ready-confirm')}
        />
      </div>
    </section>
  );
}
