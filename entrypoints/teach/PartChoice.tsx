import { useRef } from 'preact/hooks';
import type { Picked } from '../../lib/teaching/picked';
import type { LessonState } from './lesson-state';
import { useView } from './use-view';

interface PartChoiceProps {
  readonly lesson: LessonState;
  readonly picked: Picked;
}

/** Which part of a longer text is meant: one of the likely ones, or what is marked in it. */
export function PartChoice({ lesson, picked }: PartChoiceProps) {
  const { words } = useView();
  const field = useRef<HTMLTextAreaElement>(null);
  const mark = () => {
    const { current } = field;
    if (current !== null && current.selectionEnd > current.selectionStart)
      lesson.takeMarked(current.value.slice(current.selectionStart, current.selectionEnd));
  };
  return (
    <details class="parts" open={picked.parts.length > 1 && picked.whole.length < 200}>
      <summary>{words['teach-which-part']}</summary>
      <div class="chips">
        {picked.parts.map(({ part, text }) => (
          <button
            key={text}
            type="button"
            class="chip"
            aria-pressed={picked.text === text}
            onClick={() => lesson.takePart(part)}
          >
            <bdi>{text}</bdi>
          </button>
        ))}
      </div>
      <label>
        {words['teach-mark-part']}
        <textarea
          ref={field}
          readOnly
          dir="auto"
          rows={Math.min(4, picked.whole.split('\n').length)}
          value={picked.whole}
          onPointerUp={mark}
          onKeyUp={mark}
        />
      </label>
    </details>
  );
}
