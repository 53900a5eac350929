import { useId } from 'preact/hooks';
import type { VillageChoice } from '../../lib/parcel/parcel-draft';

interface VillageChoicesProps {
  /** What the choice is about, above it. */
  readonly title: string;
  readonly choices: readonly VillageChoice[];
  readonly value: VillageChoice | null;
  readonly onPick: (village: VillageChoice) => void;
}

/** The few villages an order may mean, each with its city, each one press. None is chosen beforehand. */
export function VillageChoices({ title, choices, value, onPick }: VillageChoicesProps) {
  const id = useId();
  return (
    <fieldset class="village-choices" aria-labelledby={id}>
      <p class="village-choices__title small" id={id}>
        {title}
      </p>
      <div class="village-choices__list">
        {choices.map((choice) => (
          <button
            type="button"
            class="village-choice"
            key={choice.id}
            data-village={choice.id}
            aria-pressed={choice.id === value?.id}
            onClick={() => onPick(choice)}
          >
            <bdi class="village-choice__name">{choice.name}</bdi>
            <bdi class="village-choice__city">{choice.city}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
