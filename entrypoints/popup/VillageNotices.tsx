import { useState } from 'preact/hooks';
import { useText } from '../../components/text/use-text';
import { DroppedVillages } from '../../components/village-list/DroppedVillages';
import { LostVillages } from '../../components/village-list/LostVillages';
import type { Villages } from '../../components/village-picker/villages';

interface VillageNoticesProps {
  readonly villages: Villages;
}

/** What has become of the account's villages, above what is being filled in. */
export function VillageNotices({ villages }: VillageNoticesProps) {
  const { t } = useText();
  const [deciding, setDeciding] = useState(false);
  const { lost, dropped } = villages.news.value;
  if (lost === null && dropped.length === 0) return null;
  const decide = async (use: 'new' | 'old') => {
    setDeciding(true);
    await villages.decide(use);
    setDeciding(false);
  };
  return (
    <aside class="village-notices" aria-label={t('options-villages')}>
      {lost !== null && <LostVillages {...lost} deciding={deciding} onDecide={(use) => void decide(use)} />}
      <DroppedVillages dropped={dropped} onDismiss={() => void villages.dismissDropped()} />
    </aside>
  );
}
