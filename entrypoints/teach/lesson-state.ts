import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TeachView } from '../../lib/messaging/views/teaching';
import { openPage } from '../../lib/stores/taught/places';
import { DATA, type Datum, type Part, type Teaching } from '../../lib/stores/taught/teaching';
import { sharpenAddress } from '../../lib/teaching/learn-address';
import {
  type Answer,
  type Answers,
  blankTeaching,
  confirmPage,
  isAnotherOrder,
  learnPage,
} from '../../lib/teaching/lesson';
import { type Pick, type Picked, pick, pickMarked } from '../../lib/teaching/picked';

/** What the panel shows. `point` says from which screen it was opened. */
export type Screen =
  | { readonly at: 'point'; readonly datum: Datum; readonly from: 'first' | 'review' | 'confirm' }
  | { readonly at: 'review' }
  | { readonly at: 'other-page'; readonly why: 'second' | 'more' | 'same-order' | 'wrong-page' }
  | { readonly at: 'confirm' }
  | { readonly at: 'done' };

export interface LessonState {
  readonly screen: ReadonlySignal<Screen>;
  readonly teaching: ReadonlySignal<Teaching>;
  readonly answers: ReadonlySignal<Answers>;
  readonly alwaysUnpaid: ReadonlySignal<boolean>;
  readonly picked: ReadonlySignal<Picked | null>;
  /** What would be read of the place under the pointer. */
  readonly preview: ReadonlySignal<string | null>;
  readonly saving: ReadonlySignal<'no' | 'yes' | 'failed'>;
  /** Counts the page's changes, after which it is read again. */
  readonly looks: ReadonlySignal<number>;
  hover(element: Element | null): void;
  take(element: Element): void;
  takePart(part: Part): void;
  takeMarked(text: string): void;
  redo(): void;
  /** Answers the datum on the screen, and goes on. */
  answer(answer: Answer | null): void;
  /** Answers a datum of the list that confirms them. */
  confirm(datum: Datum, answer: Answer | null | undefined): void;
  setAlwaysUnpaid(): void;
  edit(datum: Datum): void;
  back(): void;
  save(): Promise<void>;
  startAnew(): void;
  /** The page may be another one now. */
  lookAgain(): void;
}

/** The steps of a lesson: asks for one datum after the other, and saves what was learned. */
export function createLesson(
  view: TeachView,
  keep: (teaching: Teaching) => Promise<{ readonly confirmed: boolean }>,
): LessonState {
  const here = () => new URL(location.href);
  const pendingHere = view.pending.find(({ address }) => sharpenAddress(address, here()) !== null);
  const going = view.going ? view.pending[0] : (pendingHere ?? view.pending[0]);
  const teaching = signal<Teaching>(going ?? blankTeaching(here()));
  const answers = signal<Answers>({});
  const alwaysUnpaid = signal(teaching.peek().alwaysUnpaid);
  const picked = signal<Picked | null>(null);
  const preview = signal<string | null>(null);
  const saving = signal<'no' | 'yes' | 'failed'>('no');
  const looks = signal(0);
  const screen = signal<Screen>(going === undefined ? first() : screenOfPage());

  function first(): Screen {
    return { at: 'point', datum: DATA[0], from: 'first' };
  }

  function screenOfPage(): Screen {
    const known = teaching.peek();
    if (sharpenAddress(known.address, here()) === null) return { at: 'other-page', why: 'wrong-page' };
    return isAnotherOrder(known, here(), null) ? { at: 'confirm' } : { at: 'other-page', why: 'same-order' };
  }

  function context(datum: Datum): Pick {
    const number = answers.peek().number?.text;
    return {
      page: openPage(document),
      datum,
      ofOrder: number === undefined ? [] : [number.replace(/^\D+/, '')],
      numberStyles: teaching.peek().numberStyles,
    };
  }

  function pickNow(element: Element, part?: Part): Picked | null {
    const shown = screen.peek();
    return shown.at === 'point' ? pick(context(shown.datum), element, part) : null;
  }

  function goTo(next: Screen): void {
    batch(() => {
      screen.value = next;
      picked.value = null;
      preview.value = null;
      saving.value = 'no';
    });
  }

  function after(shown: Extract<Screen, { at: 'point' }>): Screen {
    if (shown.from !== 'first') return { at: shown.from };
    const next = DATA[DATA.indexOf(shown.datum) + 1];
    return next === undefined ? { at: 'review' } : { at: 'point', datum: next, from: 'first' };
  }

  function confirm(datum: Datum, answer: Answer | null | undefined): void {
    const { [datum]: _before, ...others } = answers.peek();
    answers.value = answer === undefined ? others : { ...others, [datum]: answer };
  }

  return {
    screen: computed(() => screen.value),
    teaching,
    answers,
    alwaysUnpaid,
    picked,
    preview,
    saving,
    looks,
    hover(element) {
      preview.value = element === null ? null : (pickNow(element)?.text ?? '');
    },
    take(element) {
      batch(() => {
        picked.value = pickNow(element);
        preview.value = picked.value === null ? '' : null;
      });
    },
    takePart(part) {
      const element = picked.peek()?.element;
      const again = element === undefined ? null : pickNow(element, part);
      if (again !== null) picked.value = again;
    },
    takeMarked(text) {
      const shown = screen.peek();
      const before = picked.peek();
      if (shown.at !== 'point' || before === null) return;
      picked.value = pickMarked(context(shown.datum), before, text) ?? before;
    },
    redo() {
      batch(() => {
        picked.value = null;
        preview.value = null;
      });
    },
    answer(answer) {
      const shown = screen.peek();
      if (shown.at !== 'point') return;
      confirm(shown.datum, answer);
      if (shown.datum === 'payment' && answer !== null) alwaysUnpaid.value = false;
      goTo(after(shown));
    },
    confirm,
    setAlwaysUnpaid() {
      const shown = screen.peek();
      alwaysUnpaid.value = true;
      confirm('payment', null);
      if (shown.at === 'point') goTo(after(shown));
    },
    edit(datum) {
      const shown = screen.peek();
      goTo({ at: 'point', datum, from: shown.at === 'confirm' ? 'confirm' : 'review' });
    },
    back() {
      const shown = screen.peek();
      if (shown.at === 'review') return goTo({ at: 'point', datum: DATA.at(-1) ?? DATA[0], from: 'first' });
      if (shown.at !== 'point') return;
      const before = DATA[DATA.indexOf(shown.datum) - 1];
      if (shown.from !== 'first') goTo({ at: shown.from });
      else if (before !== undefined) goTo({ at: 'point', datum: before, from: 'first' });
    },
    async save() {
      const second = screen.peek().at === 'confirm';
      const learned = second
        ? confirmPage(openPage(document), teaching.peek(), answers.peek(), here())
        : learnPage(teaching.peek(), answers.peek(), here(), alwaysUnpaid.peek());
      if (learned === null) return goTo(screenOfPage());
      saving.value = 'yes';
      try {
        const { confirmed } = await keep(learned);
        batch(() => {
          teaching.value = learned;
          answers.value = {};
          goTo(confirmed ? { at: 'done' } : { at: 'other-page', why: second ? 'more' : 'second' });
        });
      } catch {
        // The panel says so, with the button that saves again.
        saving.value = 'failed';
      }
    },
    startAnew() {
      batch(() => {
        // On another kind of page a new teaching begins, and the saved one is kept.
        const { id, address } = teaching.peek();
        const another = sharpenAddress(address, here()) === null;
        teaching.value = another ? blankTeaching(here()) : { ...blankTeaching(here()), id };
        answers.value = {};
        alwaysUnpaid.value = false;
        goTo(first());
      });
    },
    lookAgain() {
      looks.value += 1;
      const { at } = screen.peek();
      if (at === 'other-page' && screenOfPage().at === 'confirm') goTo({ at: 'confirm' });
      if (at === 'confirm' && screenOfPage().at !== 'confirm') {
        answers.value = {};
        goTo(screenOfPage());
      }
    },
  };
}
