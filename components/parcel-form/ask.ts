import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Failure } from '../../lib/failure';
import { failureOf } from '../../lib/storage/log';

/** Milliseconds that a question stays unchanged before it is asked. */
const DELAY = 300;

/**
 * The state of a query that depends on what is typed. While a new answer is pending the last one is kept, so that the
 * screen does not jump.
 */
export type Asked<Answer> =
  | { readonly state: 'idle'; readonly answer: null }
  | { readonly state: 'waiting'; readonly answer: Answer | null }
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'failed'; readonly answer: null; readonly failure: Failure };

export interface Ask<Answer> {
  readonly asked: ReadonlySignal<Asked<Answer>>;
  /** Asks the same once more, after a failure. */
  again(): void;
  dispose(): void;
}

/**
 * Debounced query: asks when the question has not changed for a while and ignores stale answers. `null`
 * asks nothing.
 * @param question read anew whenever a signal that it reads changes
 * @param cancel called with a pending question that became stale.
 */
export function createAsk<Question, Answer>(
  question: () => Question | null,
  ask: (question: Question) => Promise<Answer>,
  cancel: (question: Question) => void = () => undefined,
): Ask<Answer> {
  const asked = signal<Asked<Answer>>({ state: 'idle', answer: null });
  const repeated = signal(0);
  // Compared as text: an equal question is the same question.
  const words = computed(() => JSON.stringify(question()));
  const dispose = effect(() => {
    repeated.value;
    const current = words.value === 'null' ? null : untracked(question);
    if (current === null) {
      asked.value = { state: 'idle', answer: null };
      return;
    }
    asked.value = { state: 'waiting', answer: asked.peek().answer };
    let superseded = false;
    let underWay = false;
    const timer = setTimeout(async () => {
      underWay = true;
      const outcome = await answerOf(ask, current);
      underWay = false;
      if (!superseded) asked.value = outcome;
    }, DELAY);
    return () => {
      superseded = true;
      clearTimeout(timer);
      if (underWay) cancel(current);
    };
  });
  return { asked, again: () => repeated.value++, dispose };
}

async function answerOf<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  question: Question,
): Promise<Asked<Answer>> {
  try {
    return { state: 'answered', answer: await ask(question) };
  } catch (error) {
    return { state: 'failed', answer: null, failure: failureOf(error, 'ask the background') };
  }
}
