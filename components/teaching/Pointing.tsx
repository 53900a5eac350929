import type { ComponentChildren } from 'preact';
import type { TeachWords } from '../../lib/teaching/teach-words';
import { Icon } from '../ui/Icon';

interface PointingProps {
  readonly words: TeachWords;
  /** What would be read under the pointer; empty: nothing is written there. */
  readonly preview: string | null;
  /** Said beside the request. */
  readonly aside?: ComponentChildren;
  readonly onStep: (forward: boolean) => void;
  readonly onTake: () => void;
}

/** The request to point at something of the page, and the same by keyboard. */
export function Pointing({ words, preview, aside, onStep, onTake }: PointingProps) {
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
        <button type="button" class="small" onClick={() => onStep(false)}>
          {words['teach-previous-element']}
        </button>
        <button type="button" class="small" onClick={() => onStep(true)}>
          {words['teach-next-element']}
        </button>
        <button type="button" class="small" onClick={onTake}>
          {words['teach-take-element']}
        </button>
      </fieldset>
    </div>
  );
}

export function PointedReading({ words, text }: { readonly words: TeachWords; readonly text: string }) {
  return (
    <div class="reading" role="status">
      <span class="soft">{words['teach-reads']}</span>
      <bdi class="value">{text}</bdi>
    </div>
  );
}
