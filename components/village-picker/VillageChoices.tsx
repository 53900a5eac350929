import type { TargetedKeyboardEvent } from 'preact';
import { useId } from 'preact/hooks';
import type { VillageChoice } from '../../lib/parcel/parcel-draft';

interface VillageChoicesProps {
  readonly title: string;
  /** The question is shown above already: the title is for screen readers alone. */
  readonly asked: boolean;
  readonly choices: readonly VillageChoice[];
  readonly value: VillageChoice | null;
  readonly onPick: (village: VillageChoice) => void;
}

/** How far each arrow goes among the choices, as they stand in a text from left to right. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The few villages an order may mean, each with its city, each one press. None is chosen beforehand. */
export function VillageChoices({ title, asked, choices, value, onPick }: VillageChoicesProps) {
  const id = useId();
  // The arrows move between the choices; typing moves to the search.
  const onKey = (event: TargetedKeyboardEvent<HTMLFieldSetElement>) => {
    const group = event.currentTarget;
    const step = STEPS[event.key];
    const buttons = [...group.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step !== undefined) {
      event.preventDefault();
      const forward = isRightToLeft(group) && event.key.match(/Left|Right/) ? -step : step;
      buttons.at(at === -1 ? 0 : (at + forward) % buttons.length)?.focus();
    } else if (
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      group.parentElement?.querySelector('input')?.focus();
    }
  };
  return (
    <fieldset class="stack tight village-choices" aria-labelledby={id} tabIndex={-1} onKeyDown={onKey}>
      <p class={asked ? 'visually-hidden' : 'soft small'} id={id}>
        {title}
      </p>
      <div class="stack columns">
        {choices.map((choice) => (
          <button
            type="button"
            class="choice village-choice"
            key={choice.id}
            data-village={choice.id}
            aria-pressed={choice.id === value?.id}
            onClick={() => onPick(choice)}
          >
            <bdi class="strong">{choice.name}</bdi>
            <bdi class="soft small">{choice.city}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
