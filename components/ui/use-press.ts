import { useRef, useState } from 'preact/hooks';
import type { Failure } from '../../lib/failure';
import { failureOf } from '../../lib/storage/log';

export interface ButtonPress<Name extends string, Answer> {
  /** What is being done just now. */
  readonly busy: Name | null;
  /** Why the newest one was not done. */
  readonly failure: Failure | null;
  /** What the newest one came to. */
  readonly done: { readonly answer: Answer } | null;
  /** What is to follow the answer belongs into the work: it fails with it. */
  run(name: Name, work: () => Promise<Answer>): void;
  /** The same as a button's attributes. */
  button(name: Name, work: () => Promise<Answer>): { readonly busy: boolean; readonly onPress: () => void };
  /** Nothing is said of the newest one any more. */
  clear(): void;
}

/**
 * Runs one action at a time: whether it is under way, what it came to, or why it failed. What is pressed meanwhile is
 * dropped, so that it is not for presses of which each counts by itself, as in the lists of the settings.
 * @param where names it in the log
 * @param before the answer that it begins with
 */
export function usePress<Name extends string, Answer = void>(
  where: string,
  before: Answer | null = null,
): ButtonPress<Name, Answer> {
  type Outcome = Pick<ButtonPress<Name, Answer>, 'done' | 'failure'>;
  const NONE: Outcome = { done: null, failure: null };
  const [busy, setBusy] = useState<Name | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(
    before === null ? NONE : { ...NONE, done: { answer: before } },
  );
  const running = useRef(false);
  const run = (name: Name, work: () => Promise<Answer>) => {
    if (running.current) return;
    running.current = true;
    setBusy(name);
    setOutcome(NONE);
    const end = (came: Outcome) => {
      running.current = false;
      setBusy(null);
      setOutcome(came);
    };
    work().then(
      (answer) => end({ ...NONE, done: { answer } }),
      (error: unknown) => end({ ...NONE, failure: failureOf(error, where) }),
    );
  };
  return {
    busy,
    ...outcome,
    clear: () => setOutcome(NONE),
    run,
    button: (name, work) => ({ busy: busy === name, onPress: () => run(name, work) }),
  };
}
