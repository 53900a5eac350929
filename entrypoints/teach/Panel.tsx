import type { ReadonlySignal } from '@preact/signals';
import { ConfirmList } from '../../components/teaching/ConfirmList';
import { Milestone } from '../../components/teaching/Milestone';
import { PanelFrame } from '../../components/teaching/PanelFrame';
import { PointStep } from '../../components/teaching/PointStep';
import { ReviewList } from '../../components/teaching/ReviewList';
import type { TeachView } from '../../lib/messaging/views/teaching';
import type { Refusal } from '../../lib/press/press-rule';
import { DATA } from '../../lib/stores/taught/teaching';
import { learnPage } from '../../lib/teaching/lesson';
import { untaughtData } from '../../lib/teaching/progress';
import { rowsToConfirm } from './confirm-rows';
import type { LessonState } from './lesson-state';
import type { Picker } from './picker';
import type { Weigh } from './weigh-presses';

interface PanelProps {
  readonly view: TeachView;
  readonly lesson: LessonState;
  readonly picker: Picker;
  readonly onClose: () => void;
  readonly weigh: Weigh;
  readonly refused: ReadonlySignal<Refusal | null>;
}

/** The panel: which of its screens, and what their presses do. */
export function Panel(props: PanelProps) {
  const { view, lesson, refused, onClose } = props;
  const screen = lesson.screen.value;
  return (
    <PanelFrame
      {...{ view, onClose }}
      title={view.words['strange-teach']}
      progress={progressOf(lesson)}
      refused={refused.value}
    >
      <Screen key={`${screen.at} ${lesson.order.value}`} {...props} />
    </PanelFrame>
  );
}

function Screen({ view, lesson, picker, onClose, weigh }: PanelProps) {
  const { words, currencies } = view;
  const screen = lesson.screen.value;
  const save = (event: MouseEvent) => weigh(event, () => void lesson.save());
  switch (screen.at) {
    case 'point':
      return (
        <PointStep
          key={screen.datum}
          words={words}
          currencies={currencies}
          datum={screen.datum}
          picked={lesson.picked.value}
          preview={lesson.preview.value}
          canGoBack={screen.from !== 'first' || screen.datum !== DATA[0]}
          offersAlwaysUnpaid={screen.from !== 'confirm'}
          onAnswer={lesson.answer}
          onPart={lesson.takePart}
          onMarked={lesson.takeMarked}
          onRedo={() => {
            picker.mark(null);
            lesson.redo();
          }}
          onBack={lesson.back}
          onAlwaysUnpaid={lesson.setAlwaysUnpaid}
          onStep={picker.step}
          onTake={picker.take}
        />
      );
    case 'review':
      return (
        <ReviewList
          words={words}
          language={view.language}
          answers={lesson.answers.value}
          alwaysUnpaid={lesson.alwaysUnpaid.value}
          missing={missingOf(lesson)}
          saving={lesson.saving.value}
          onEdit={lesson.edit}
          onSave={save}
          onBack={lesson.back}
        />
      );
    case 'confirm':
      return (
        <ConfirmList
          words={words}
          currencies={currencies}
          rows={rowsToConfirm(lesson)}
          saving={lesson.saving.value}
          onAnswer={lesson.confirm}
          onPoint={lesson.edit}
          onSave={save}
        />
      );
    case 'other-page': {
      const { why } = screen;
      const title = why === 'more' ? words['teach-more-title'] : words['teach-second-title'];
      const text = {
        second: words['teach-second-text'],
        more: words['teach-more-text'],
        'same-order': words['teach-same-order'],
        'wrong-page': words['teach-wrong-page'],
      }[why];
      const label = words[why === 'wrong-page' ? 'strange-teach' : 'teach-anew'];
      const anew = { label, primary: false, onPress: lesson.startAnew };
      return (
        <Milestone
          icon={why === 'wrong-page' ? 'search' : 'parcel'}
          tone={why === 'second' || why === 'more' ? 'good' : 'plain'}
          title={title}
          text={text}
          presses={why === 'same-order' || (why === 'wrong-page' && !view.going) ? [anew] : []}
        />
      );
    }
    case 'done': {
      const show = {
        label: words['teach-done-action'],
        primary: true,
        onPress: () => {
          onClose();
          location.reload();
        },
      };
      return (
        <Milestone
          icon="check"
          tone="good"
          title={words['teach-done-title']}
          text={words['teach-done-text']}
          presses={[show]}
        />
      );
    }
  }
}

function missingOf(lesson: LessonState) {
  const { value: answers } = lesson.answers;
  const learned = learnPage(lesson.teaching.value, answers, lesson.page.value, lesson.alwaysUnpaid.value);
  const currency = learned.currencies.length === 0 ? (['currency'] as const) : [];
  return [...untaughtData(learned), ...currency];
}

function progressOf(lesson: LessonState): number | null {
  const screen = lesson.screen.value;
  if (screen.at === 'point' && screen.from === 'first') return DATA.indexOf(screen.datum) / (2 * DATA.length);
  if (screen.at === 'review' || screen.at === 'other-page') return 0.5;
  if (screen.at === 'done') return 1;
  if (screen.at !== 'confirm') return null;
  const rows = rowsToConfirm(lesson);
  return 0.5 + rows.filter(({ answer }) => answer !== undefined).length / (2 * Math.max(rows.length, 1));
}
