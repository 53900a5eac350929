import type { LearnedVillage } from '../../lib/villages/stored';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { villageLabel } from '../village-picker/village-label';

interface DroppedVillagesProps {
  readonly dropped: readonly LearnedVillage[];
  readonly onDismiss: () => void;
}

/** Which learned villages went with the service's list, until the person has read it. */
export function DroppedVillageList({ dropped, onDismiss }: DroppedVillagesProps) {
  const { t, language } = useText();
  if (dropped.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={t('villages-dropped-title', { count: dropped.length })}
      actions={<Button small onPress={onDismiss} text={t('close')} />}
    >
      <p>{t('villages-dropped-text')}</p>
      <ul class="small">
        {dropped.map(({ text, written, village, city }) => (
          <li key={text}>
            {t('villages-dropped-entry', {
              text: written,
              village: villageLabel({ name: village, city }, language),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
