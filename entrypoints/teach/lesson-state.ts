import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TeachView } from '../../lib/messaging/views/teaching';
import { openPage } from '../../lib/stores/taught/places';
import type { Datum, TaughtPart, Teaching } from '../../lib/stores/taught/teaching';
import { confirmPage, learnPage, type TaughtAnswer } from '../../lib/teaching/lesson';
import { type Pick, type Picked, pick, pickMarked } from '../../lib/teaching/picked';
import {
  answerShown,
  beginAnew,
  beginLesson,
  editDatum,
  goBack,
  goTo,
  hoverOver,
  lookAtPageAgain,
  type Steps,
  screenOfPage,
  setAlwaysUnpaid,
  settleSaved,
  takeOfPicked,
  takePicked,
  withAnswer,
} from './lesson-steps';

export type LessonState = ReturnType<typeof createLesson>;

/** Keeps what was taught, and says under which id. */
type Keep = (teaching: Teaching) => Promise<{ readonly id: string; readonly confirmed: boolean }>;

/** A lesson in the open page: asks for one datum after the other, and saves what was learned. */
export function createLesson(view: TeachView, keep: Keep) {
  const here = () => new URL(location.href);
  const steps = signal(beginLesson(view, here()));
  const looks = signal(0);
  const part = <Name extends keyof Steps>(name: Name): ReadonlySignal<Steps[Name]> =>
    computed(() => steps.value[name]);
  const step = <Given extends unknown[]>(next: (steps: Steps, ...given: Given) => Steps) => {
    return (...given: Given): void => {
      steps.value = next(steps.peek(), ...given);
    };
  };

  return {
    ...{ screen: part('screen'), teaching: part('teaching'), page: part('page'), answers: part('answers') },
    ...{ alwaysUnpaid: part('alwaysUnpaid'), picked: part('picked'), preview: part('preview') },
    ...{ order: part('order'), saving: part('saving') },
    /** Counts the page's changes, after which it is read again. */
    looks: looks as ReadonlySignal<number>,
    hover: step((now, element: Element | null) =>
      hoverOver(now, element === null ? undefined : pickShown(now, element)),
    ),
    take: step((now, element: Element) => takePicked(now, pickShown(now, element))),
    takePart: step((now, taken: TaughtPart) =>
      takeOfPicked(now, now.picked === null ? null : pickShown(now, now.picked.element, taken)),
    ),
    takeMarked: step((now, text: string) => takeOfPicked(now, markShown(now, text))),
    redo: step((now) => ({ ...now, picked: null, preview: null })),
    /** Answers the datum on the screen, and goes on. */
    answer: step((now, answer: TaughtAnswer | null) =>
      answerShown(answer === null ? now : { ...now, page: here() }, answer),
    ),
    /** Answers a datum of the list that confirms them. */
    confirm: step(withAnswer),
    setAlwaysUnpaid: step(setAlwaysUnpaid),
    edit: step(editDatum),
    back: step(goBack),
    save: () => save(steps, here(), keep),
    startAnew: () => step(beginAnew)(here()),
    /** The page may be another one now. */
    lookAgain(): void {
      looks.value += 1;
      step(lookAtPageAgain)(here());
    },
  };
}

async function save(steps: { value: Steps; peek(): Steps }, here: URL, keep: Keep): Promise<void> {
  const { screen, teaching, page, answers, alwaysUnpaid } = steps.peek();
  const isConfirming = screen.at === 'confirm';
  const learned = isConfirming
    ? confirmPage(openPage(document), teaching, answers, here)
    : learnPage(teaching, answers, page, alwaysUnpaid);
  if (learned === null) {
    steps.value = goTo(steps.peek(), screenOfPage(teaching, here));
    return;
  }
  steps.value = { ...steps.peek(), saving: 'yes' };
  try {
    const { id, confirmed } = await keep(learned);
    steps.value = settleSaved(
      steps.peek(),
      { ...learned, id },
      { confirmed, why: isConfirming ? 'more' : 'second' },
    );
  } catch {
    // The panel says so, with the button that saves again.
    steps.value = { ...steps.peek(), saving: 'failed' };
  }
}

function pickOf({ answers, teaching }: Steps, datum: Datum): Pick {
  const number = answers.number?.text;
  return {
    page: openPage(document),
    datum,
    ofOrder: number === undefined ? [] : [number.replace(/^\D+/, '')],
    numberStyles: teaching.numberStyles,
  };
}

/** What is at a place of the page, for the datum on the screen. */
function pickShown(steps: Steps, element: Element, part?: TaughtPart): Picked | null {
  const { screen } = steps;
  return screen.at === 'point' ? pick(pickOf(steps, screen.datum), element, part) : null;
}

/** What a person marked in the text that they have picked. */
function markShown(steps: Steps, text: string): Picked | null {
  const { screen, picked } = steps;
  if (screen.at !== 'point' || picked === null) return null;
  return pickMarked(pickOf(steps, screen.datum), picked, text);
}
