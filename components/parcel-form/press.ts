import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import type { FormState } from './form-state';
import { differOnlyIn, type Stood } from './stood';

/** Milliseconds for which what is shipped must have stood there unchanged before a press counts. */
const UNCHANGED_FOR = 700;

/** The press that ships, by the button, by Enter on it or by Ctrl+Enter. */
export interface Press {
  /** A press came too early and waits until the form has been shown long enough. */
  readonly waiting: ReadonlySignal<boolean>;
  /** A press came right after a change from elsewhere, and did not count. */
  readonly tooSoon: ReadonlySignal<boolean>;
  /** Ships what is certain; else leads to the first field that is not. */
  ship(): void;
  dispose(): void;
}

/**
 * The rule of the press: nothing is shipped that did not stand there, unchanged, for 0.7 s. A person's own edits do not
 * begin that time anew, since they know what they typed. A press that comes too early after the form appeared waits; one
 * that comes right after a change from elsewhere was meant for what stood there before, and says so instead.
 */
export function createPress(state: FormState): Press {
  const waiting = signal(false);
  const missed = signal<Stood | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ship(): void {
    const [blocked] = state.blocked.peek();
    if (state.sending.peek() || state.awaitsFee.peek() || waiting.peek()) return;
    missed.value = null;
    if (blocked !== undefined) {
      state.showAll();
      state.look(blocked);
      return;
    }
    const stood = state.stood.peek();
    const left = stood.since + UNCHANGED_FOR - performance.now();
    if (left <= 0) return void state.create(false);
    if (stood.changed) missed.value = stood;
    else wait(stood, state.fields.peek());
  }

  function wait(stood: Stood, pressed: ParcelFields): void {
    waiting.value = true;
    timer = setTimeout(() => count(stood, pressed), stood.since + UNCHANGED_FOR - performance.now());
  }

  /** The time is over: what changed meanwhile was not pressed. */
  function count(stood: Stood, pressed: ParcelFields): void {
    const now = state.stood.peek();
    const fields = state.fields.peek();
    waiting.value = false;
    // The village that was chosen before the press has brought the order's words for its place: they are to be read.
    const isFollowing = now !== stood && !now.changed && differOnlyIn(['streetName'], pressed, fields);
    if (isFollowing) wait(now, fields);
    else if (now !== stood || !differOnlyIn([], pressed, fields)) missed.value = now;
    else if (state.blocked.peek().length === 0) void state.create(false);
  }

  return {
    waiting,
    tooSoon: computed(() => missed.value !== null && missed.value === state.stood.value),
    ship,
    dispose: () => clearTimeout(timer),
  };
}
