import type { ComponentChildren } from 'preact';
import type { LessonProps } from './panel-props';
import { useView } from './use-view';

interface SavedListProps extends LessonProps {
  /** All that must be answered is. */
  readonly complete: boolean;
  readonly label: string;
  /** What else can be pressed. */
  readonly other?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A screen of the panel that ends with a press to save what is on it. */
export function SavedList({ lesson, weigh, complete, label, other, children }: SavedListProps) {
  const { words } = useView();
  const { value: saving } = lesson.saving;
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
          onClick={(event) => ready && weigh(event, () => void lesson.save())}
        >
          {saving === 'yes' ? words['teach-saving'] : label}
        </button>
        {other}
      </footer>
    </>
  );
}
