import type { ComponentChildren } from 'preact';
import { Icon } from '../../components/ui/Icon';
import { useFocused } from '../../components/ui/use-focused';
import type { Picker } from './picker';
import { useView } from './use-view';

interface PointingStepProps {
  readonly picker: Picker;
  readonly title: string;
  readonly hint: string;
  /** Said beside the request to point. */
  readonly aside?: ComponentChildren;
  /** What would be read under the pointer; empty: nothing is written there. */
  readonly preview: string | null;
  /** What is read where the person pointed; `null`: they have not. */
  readonly text: string | null;
  readonly problem: string | null;
  readonly children?: ComponentChildren;
  /** The presses that answer. */
  readonly answers: ComponentChildren;
  readonly onRedo: () => void;
  readonly onBack: (() => void) | null;
}

/** A screen of the panel on which one thing is pointed out in the page. */
export function PointingStep(props: PointingStepProps) {
  const { picker, title, text, problem, onRedo, onBack } = props;
  const { words } = useView();
  // The heading is focused, so that screen readers read out what is asked for.
  const heading = useFocused<HTMLHeadingElement>(title);
  const redo = () => {
    picker.mark(null);
    onRedo();
  };
  return (
    <>
      <div class="body">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p class="soft">{props.hint}</p>
        {text === null ? (
          <Pointing {...props} />
        ) : (
          <div class="reading" role="status">
            <span class="soft">{words['teach-reads']}</span>
            <bdi class="value">{text}</bdi>
          </div>
        )}
        {problem !== null && (
          <p class="problem" role="alert">
            <Icon name="alert" /> {problem}
          </p>
        )}
        {props.children}
      </div>
      <footer>
        {props.answers}
        {text !== null && (
          <button type="button" class="quiet" onClick={redo}>
            {words['teach-redo']}
          </button>
        )}
        {onBack !== null && (
          <button type="button" class="quiet back" onClick={onBack}>
            {words.back}
          </button>
        )}
      </footer>
    </>
  );
}

/** The request to point at something of the page, and the same by keyboard. */
function Pointing({ picker, preview, aside }: Pick<PointingStepProps, 'picker' | 'preview' | 'aside'>) {
  const { words } = useView();
  return (
    <div class="pointing">
      <p>
        <Icon name="point" /> {words['teach-point']}
        {aside}
      </p>
      <p class="preview" role="status">
        {preview === null ? null : preview === '' ? (
          <span class="soft">{words['teach-nothing-there']}</span>
        ) : (
          <bdi>{preview}</bdi>
        )}
      </p>
      <fieldset class="keys" aria-label={words['teach-keys']} title={words['teach-keys']}>
        <button type="button" class="small" onClick={() => picker.step(false)}>
          {words['teach-previous-element']}
        </button>
        <button type="button" class="small" onClick={() => picker.step(true)}>
          {words['teach-next-element']}
        </button>
        <button type="button" class="small" onClick={picker.take}>
          {words['teach-take-element']}
        </button>
      </fieldset>
    </div>
  );
}
