import type { FieldMeaning } from '../../lib/parcel/field-meanings';
import type { TeachWords } from '../../lib/teaching/teach-words';
import { Icon } from '../ui/Icon';
import { useFocused } from '../ui/use-focused';
import { PointedReading, Pointing } from './Pointing';

interface FieldStepProps {
  readonly words: TeachWords;
  readonly meaning: FieldMeaning;
  /** What stands where the person pointed; `null`: they have not. */
  readonly text: string | null;
  /** What would be read under the pointer; empty: nothing is written there. */
  readonly preview: string | null;
  /** The order has no such field. */
  readonly unknown: boolean;
  readonly saving: boolean;
  readonly onUse: (event: MouseEvent) => void;
  readonly onRedo: () => void;
  readonly onBack: () => void;
  readonly onStep: (forward: boolean) => void;
  readonly onTake: () => void;
}

/** One field of the store's own: where it stands. */
export function FieldStep(props: FieldStepProps) {
  const { words, meaning, text, preview, unknown, saving } = props;
  const heading = useFocused<HTMLHeadingElement>(meaning);
  return (
    <>
      <div class="body">
        <h2 ref={heading} tabIndex={-1}>
          {words[`shop-field-${meaning}`]}
        </h2>
        <p class="soft">{words[`fields-hint-${meaning}`]}</p>
        {text === null ? (
          <Pointing words={words} preview={preview} onStep={props.onStep} onTake={props.onTake} />
        ) : (
          <PointedReading words={words} text={text} />
        )}
        {unknown && (
          <p class="problem" role="alert">
            <Icon name="alert" /> {words['fields-unknown']}
          </p>
        )}
      </div>
      <footer>
        {text !== null && !unknown && (
          <button
            type="button"
            class="primary"
            aria-disabled={saving}
            onClick={(event) => saving || props.onUse(event)}
          >
            {saving ? words['teach-saving'] : words['fields-use']}
          </button>
        )}
        {text !== null && (
          <button type="button" class="quiet" onClick={props.onRedo}>
            {words['teach-redo']}
          </button>
        )}
        <button type="button" class="quiet back" onClick={props.onBack}>
          {words.back}
        </button>
      </footer>
    </>
  );
}
