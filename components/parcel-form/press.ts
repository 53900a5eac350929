import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { watchOwnPresses } from '../../lib/press/own-presses';
import type { Refusal } from '../../lib/press/press-rule';
import { focusShip } from './focus-field';
import type { FormState } from './form-state';
import { needsOwnButton, type PressedForm, stepOfPress } from './press-step';

/** The presses of a form that ship or teach: each counts only where it is the person's (`lib/press`). */
export interface FormPress {
  /** Why the last press did not count; `null`: it did, or what is shown has changed since. */
  readonly refused: ReadonlySignal<Refusal | null>;
  /** A button that ships or teaches, as its `ref`: it is followed from now on. */
  readonly follow: (button: HTMLButtonElement | null) => void;
  /** Acts, or says why the press does not count. */
  weigh(click: MouseEvent, act: () => void): void;
  /** Ships what is certain; else leads to the first field that is not. */
  ship(click: MouseEvent): void;
  /** The same by Ctrl+Enter, from wherever the keyboard is. */
  shipByKeys(): void;
  dispose(): void;
}

export function createPress(state: FormState): FormPress {
  const end = new AbortController();
  const missed = signal<{ readonly refusal: Refusal; readonly since: number } | null>(null);
  const presses = watchOwnPresses(() => state.stood.peek(), end.signal);

  function answer(refusal: Refusal | null, act: () => void): void {
    missed.value = refusal === null ? null : { refusal, since: state.stood.peek() };
    if (refusal === null) act();
  }

  function pressed(): PressedForm {
    const { sending, awaitsFee, blocked, heldBack, duplicate, another } = state;
    return {
      ...{ sending: sending.peek(), awaitsFee: awaitsFee.peek(), blocked: blocked.peek() },
      ...{ heldBack: heldBack.peek(), duplicate: duplicate.peek(), another: another.peek() },
    };
  }

  function ship(refusal: Refusal | null): void {
    const step = stepOfPress(pressed(), refusal);
    if (step.act === 'nothing') return;
    if (step.act === 'show-field') {
      missed.value = null;
      state.showAll();
      state.look(step.field);
    } else answer(step.act === 'ship' ? null : step.refusal, () => void state.create());
  }

  return {
    refused: computed(() => (missed.value?.since === state.stood.value ? missed.value.refusal : null)),
    follow: presses.follow,
    weigh: (click, act) => answer(presses.judge(click), act),
    ship: (click) => ship(presses.judge(click)),
    shipByKeys() {
      if (needsOwnButton(pressed())) focusShip();
      else ship(presses.judgeKeys());
    },
    dispose: () => end.abort(),
  };
}

export const PressContext = createContext<FormPress | null>(null);

/** @throws Error outside of a parcel's form */
export function useFormPress(): FormPress {
  const press = useContext(PressContext);
  if (press === null) throw new Error('No form has its presses weighed here');
  return press;
}
