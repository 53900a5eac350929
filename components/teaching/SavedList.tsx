import type { ComponentChildren } from 'preact';
import type { TeachWords } from '../../lib/teaching/teach-words';

export type Saving = 'no' | 'yes' | 'failed';

interface SavedListProps {
  readonly words: TeachWords;
  readonly saving: Saving;
  /** All that must be answered is. */
  readonly complete: boolean;
  readonly label: string;
  readonly onSave: (event: MouseEvent) => void;
  /** What else can be pressed. */
  readonly other?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A screen of the panel that ends with a press to save what is on it. */
export function SavedList({ words, saving, complete, label, onSave, other, children }: SavedListProps) {
  const ready = complete && saving !== 'yes';
  return (
    <>
      <div class="body">
        {children}
        {saving === 'failed' && (
          <p class="problem" role="alert">
            {words['teach-failed']}
          </p>
        )}
      </div>
      <footer>
        <button
          type="button"
          class="primary"
          aria-disabled={!ready}
          onClick={(event) => {
            if (ready) onSave(event);
          }}
        >
          {saving === 'yes' ? words['teach-saving'] : label}
        </button>
        {other}
      </footer>
    </>
  );
}
