import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { RemoveButton } from '../../../components/ui/RemoveButton';
import type { SavedJourney } from '../../../lib/storage/records';

interface SavedJourneysProps {
  readonly saved: readonly SavedJourney[];
  readonly onLoad: (journey: SavedJourney) => void;
  readonly onRemove: (journey: SavedJourney) => Promise<void>;
}

export function SavedJourneys({ saved, onLoad, onRemove }: SavedJourneysProps) {
  const { t } = useText();
  if (saved.length === 0) return null;
  return (
    <section aria-label={t('journeys-saved')}>
      <h2>{t('journeys-saved')}</h2>
      <ul class="journey__saved actions loose">
        {saved.map((journey) => (
          <li key={journey.id} class="row">
            <Button onPress={() => onLoad(journey)}>
              <bdi>{journey.name}</bdi>
              <span class="soft"> {t('journey-steps', { count: journey.steps.length })}</span>
            </Button>
            <RemoveButton name={journey.name} onPress={() => void onRemove(journey)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
