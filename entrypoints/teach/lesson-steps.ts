import type { TeachView } from '../../lib/messaging/views/teaching';
import { matchPageAddress } from '../../lib/stores/taught/page';
import { DATA, type Datum, type Teaching } from '../../lib/stores/taught/teaching';
import { sharpenAddress } from '../../lib/teaching/learn-address';
import { type Answers, blankTeaching, isOtherThanTaught, type TaughtAnswer } from '../../lib/teaching/lesson';
import type { Picked } from '../../lib/teaching/picked';

/** What the panel shows. `point` says from which screen it was opened. */
export type LessonScreen =
  | { readonly at: 'point'; readonly datum: Datum; readonly from: 'first' | 'review' | 'confirm' }
  | { readonly at: 'review' }
  | { readonly at: 'other-page'; readonly why: 'second' | 'more' | 'same-order' | 'wrong-page' }
  | { readonly at: 'confirm' }
  | { readonly at: 'done' };

export type ScreenAt<At extends LessonScreen['at']> = Extract<LessonScreen, { readonly at: At }>;

/** Where a lesson stands. */
export interface Steps {
  readonly screen: LessonScreen;
  readonly teaching: Teaching;
  /** The page that was pointed at last, which is not the list of orders that the person may look at meanwhile. */
  readonly page: URL;
  /** The order that is being confirmed, as its page's address tells it; `null`: it does not. */
  readonly order: string | null;
  readonly answers: Answers;
  readonly alwaysUnpaid: boolean;
  readonly picked: Picked | null;
  /** What would be read of the place under the pointer. */
  readonly preview: string | null;
  readonly saving: 'no' | 'yes' | 'failed';
}

const firstly = (datum: Datum): LessonScreen => ({ at: 'point', datum, from: 'first' });

/** @param here the page's address */
export function beginLesson({ pending }: TeachView, here: URL): Steps {
  const known = pending.find(({ address }) => sharpenAddress(address, here) !== null) ?? pending[0];
  const teaching = known ?? blankTeaching(here);
  return {
    screen: known === undefined ? firstly(DATA[0]) : screenOfPage(teaching, here),
    teaching,
    page: here,
    order: orderAt(teaching, here),
    answers: {},
    alwaysUnpaid: teaching.alwaysUnpaid,
    picked: null,
    preview: null,
    saving: 'no',
  };
}

/** What a page is for, once an order was taught. */
export function screenOfPage(known: Teaching, here: URL): LessonScreen {
  if (sharpenAddress(known.address, here) === null) return { at: 'other-page', why: 'wrong-page' };
  return isOtherThanTaught(known, here, null) ? { at: 'confirm' } : { at: 'other-page', why: 'same-order' };
}

export function goTo(steps: Steps, screen: LessonScreen): Steps {
  return { ...steps, screen, picked: null, preview: null, saving: 'no' };
}

/** @param answer `undefined`: none is given any more */
export function withAnswer(steps: Steps, datum: Datum, answer: TaughtAnswer | null | undefined): Steps {
  const { [datum]: _before, ...others } = steps.answers;
  return { ...steps, answers: answer === undefined ? others : { ...others, [datum]: answer } };
}

/** @param over what is under the pointer; `undefined`: it is over none of the page */
export function hoverOver(steps: Steps, over: Picked | null | undefined): Steps {
  return { ...steps, preview: over === undefined ? null : (over?.text ?? '') };
}

export function takePicked(steps: Steps, picked: Picked | null): Steps {
  return { ...steps, picked, preview: picked === null ? '' : null };
}

/** What was taken changes by what a person takes of it; nothing where that is not there. */
export function takeOfPicked(steps: Steps, picked: Picked | null): Steps {
  return picked === null ? steps : { ...steps, picked };
}

/** The datum on the screen is answered, and the lesson goes on. */
export function answerShown(steps: Steps, answer: TaughtAnswer | null): Steps {
  const { screen } = steps;
  if (screen.at !== 'point') return steps;
  const answered = goTo(withAnswer(steps, screen.datum, answer), screenAfter(screen));
  return screen.datum === 'payment' && answer !== null ? { ...answered, alwaysUnpaid: false } : answered;
}

export function setAlwaysUnpaid(steps: Steps): Steps {
  const answered = { ...withAnswer(steps, 'payment', null), alwaysUnpaid: true };
  return steps.screen.at === 'point' ? goTo(answered, screenAfter(steps.screen)) : answered;
}

export function editDatum(steps: Steps, datum: Datum): Steps {
  const from = steps.screen.at === 'confirm' ? 'confirm' : 'review';
  return goTo(steps, { at: 'point', datum, from });
}

export function goBack(steps: Steps): Steps {
  const { screen } = steps;
  if (screen.at === 'review') return goTo(steps, firstly(DATA.at(-1) ?? DATA[0]));
  if (screen.at !== 'point') return steps;
  if (screen.from !== 'first') return goTo(steps, { at: screen.from });
  const before = DATA[DATA.indexOf(screen.datum) - 1];
  return before === undefined ? steps : goTo(steps, firstly(before));
}

/** What was learned is saved: another order of the store follows, until it is confirmed. */
export function settleSaved(
  steps: Steps,
  teaching: Teaching,
  { confirmed, why }: { readonly confirmed: boolean; readonly why: 'second' | 'more' },
): Steps {
  const next = confirmed ? ({ at: 'done' } as const) : ({ at: 'other-page', why } as const);
  return goTo({ ...steps, teaching, answers: {} }, next);
}

/** On another kind of page a new teaching begins, and the saved one is kept. */
export function beginAnew(steps: Steps, here: URL): Steps {
  const { id, address } = steps.teaching;
  const isAnother = sharpenAddress(address, here) === null;
  const teaching = isAnother ? blankTeaching(here) : { ...blankTeaching(here), id };
  const order = orderAt(teaching, here);
  return goTo({ ...steps, teaching, page: here, order, answers: {}, alwaysUnpaid: false }, firstly(DATA[0]));
}

/**
 * The page may be another one now: what was said of one order is said of no other, and a lesson that was opened on the
 * list of orders begins on the order that is opened from it.
 */
export function lookAtPageAgain(steps: Steps, here: URL): Steps {
  const { screen, teaching } = steps;
  const isConfirming = screen.at === 'confirm' || (screen.at === 'point' && screen.from === 'confirm');
  if (screen.at === 'done') return steps;
  if (!isConfirming && screen.at !== 'other-page') {
    const isBegun = Object.keys(steps.answers).length > 0 || steps.picked !== null;
    if (!isBegun && sharpenAddress(teaching.address, here) === null) return beginAnew(steps, here);
    const shown = orderAt(teaching, here);
    return shown === null || shown === steps.order ? steps : beginAnew(steps, here);
  }
  const now = screenOfPage(teaching, here);
  const order = orderAt(teaching, here);
  const isGoingOn = isConfirming ? now.at === 'confirm' && order === steps.order : now.at !== 'confirm';
  return isGoingOn ? steps : goTo({ ...steps, order, answers: {} }, now);
}

function orderAt({ address }: Teaching, here: URL): string | null {
  const sharpened = sharpenAddress(address, here);
  return sharpened && (matchPageAddress(sharpened, here)?.key ?? null);
}

function screenAfter(shown: ScreenAt<'point'>): LessonScreen {
  if (shown.from !== 'first') return { at: shown.from };
  const next = DATA[DATA.indexOf(shown.datum) + 1];
  return next === undefined ? { at: 'review' } : firstly(next);
}
