import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DATA, type Datum } from '../../lib/stores/taught/teaching';
import { isTaughtAmount } from '../../lib/teaching/lesson';
import type { Picked } from '../../lib/teaching/picked';
import type { LessonState } from './lesson-state';
import type { ScreenAt } from './lesson-steps';
import { MeaningChoice, needsMeaning } from './MeaningChoice';
import { PointingStep } from './PointingStep';
import type { LessonProps } from './panel-props';
import { useView } from './use-view';

interface PointStepProps extends LessonProps {
  readonly screen: ScreenAt<'point'>;
}

/** One datum: where it stands, which part of it, and what it means. */
export function PointStep({ lesson, picker, screen: { datum, from } }: PointStepProps) {
  const { words } = useView();
  const picked = lesson.picked.value;
  const [meaning, setMeaning] = useState<string | null>(null);
  // What one text means was said of no other.
  useLayoutEffect(() => setMeaning(null), [picked?.text]);
  const options = picked?.options ?? [];
  const chosen =
    meaning ?? (isTaughtAmount(datum) && options.length === 1 ? (options[0]?.meaning ?? null) : null);
  const problem = problemOf(picked, datum);
  const answerable = picked !== null || datum === 'currency';
  const ready = problem === null && answerable && (!needsMeaning(datum, options) || chosen !== null);
  const answer = () => {
    if (ready) lesson.answer({ pointed: picked?.taught ?? null, text: picked?.text ?? '', meaning: chosen });
  };
  return (
    <PointingStep
      picker={picker}
      title={words[`teach-datum-${datum}`]}
      hint={words[`teach-hint-${datum}`]}
      aside={datum === 'currency' && <span class="soft"> ({words['teach-currency-beside']})</span>}
      preview={lesson.preview.value}
      text={picked && shownText(picked, chosen)}
      problem={problem && words[problem]}
      answers={
        answerable ? (
          <button type="button" class="primary" aria-disabled={!ready} onClick={answer}>
            {words['teach-next']}
          </button>
        ) : (
          <button type="button" class="quiet" onClick={() => lesson.answer(null)}>
            {words['teach-skip']}
          </button>
        )
      }
      onRedo={lesson.redo}
      onBack={from === 'first' && datum === DATA[0] ? null : lesson.back}
    >
      {picked !== null && (picked.parts.length > 1 || picked.whole !== picked.text) && (
        <PartChoice lesson={lesson} picked={picked} />
      )}
      {answerable && (
        <MeaningChoice datum={datum} options={options} meaning={chosen} onMeaning={setMeaning} />
      )}
      {/* That every order is paid on delivery is said once, on a first page. */}
      {datum === 'payment' && picked === null && from !== 'confirm' && (
        <button type="button" class="wide" onClick={lesson.setAlwaysUnpaid}>
          {words['teach-always-unpaid']}
        </button>
      )}
    </PointingStep>
  );
}

function problemOf(picked: Picked | null, datum: Datum) {
  if (picked === null) return null;
  if (picked.taught.ways.length === 0) return 'teach-no-way';
  return isTaughtAmount(datum) && picked.options.length === 0 ? 'teach-no-amount' : null;
}

/** Of an amount its value, since its separators can be misread. */
function shownText({ text, options }: Picked, meaning: string | null): string {
  const [only, more] = options;
  if (only?.meaning == null) return text;
  return meaning ?? (more === undefined ? only.meaning : text);
}

interface PartChoiceProps {
  readonly lesson: LessonState;
  readonly picked: Picked;
}

/** Which part of a longer text is meant: one of the likely ones, or what is marked in it. */
function PartChoice({ lesson, picked }: PartChoiceProps) {
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
