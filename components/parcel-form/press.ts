import { computed, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { watchOwnPresses } from '../../lib/press/own-presses';
import type { Refusal } from '../../lib/press/press-rule';
import { focusShip } from './focus-field';
import type { FormState } from './form-state';

export type FormPress = ReturnType<typeof createPress>;

/** The presses of a form that ship or teach: each counts only where it is the person's (`lib/press`). */
export function createPress(state: FormState) {
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
    /** Why the last press did not count; `null`: it did, or what is shown has changed since. */
    refused: computed(() => (missed.value?.since === state.stood.value ? missed.value.refusal : null)),
    /** A button that ships or teaches, as its `ref`: it is followed from now on. */
    follow: presses.follow,
    weigh: (click: MouseEvent, act: () => void) => answer(presses.judge(click), act),
    /** Ships what is certain; else leads to the first field that is not. */
    ship: (click: MouseEvent) => ship(presses.judge(click)),
    /** The same by Ctrl+Enter, from wherever the keyboard is. */
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

/** What of a form decides what a press on it does. */
export interface PressedForm {
  readonly sending: boolean;
  /** Only the fee for the village just picked is waited for. */
  readonly awaitsFee: boolean;
  /** The fields to be mended or looked at before sending, from top to bottom. */
  readonly blocked: readonly ParcelFieldName[];
  /** The field that was refused and is still the same. */
  readonly heldBack: ParcelFieldName | null;
  /** The service has a parcel to this phone. */
  readonly duplicate: boolean;
  /** A second parcel of the order was asked for. */
  readonly another: boolean;
}

/** What a press does: `show-field` leads to what holds the parcel up, `say-why` tells why it did not count. */
type PressStep =
  | { readonly act: 'nothing' }
  | { readonly act: 'show-field'; readonly field: ParcelFieldName }
  | { readonly act: 'say-why'; readonly refusal: Refusal }
  | { readonly act: 'ship' };

/** @param refusal why the press is not the person's (`lib/press`); `null`: it is */
export function stepOfPress(
  { sending, awaitsFee, blocked, heldBack }: Omit<PressedForm, 'duplicate' | 'another'>,
  refusal: Refusal | null,
): PressStep {
  if (sending || awaitsFee) return { act: 'nothing' };
  const [field = heldBack] = blocked;
  if (field !== null) return { act: 'show-field', field };
  return refusal === null ? { act: 'ship' } : { act: 'say-why', refusal };
}

/** A second parcel is asked for by its own button alone, which stands in the place of the one that ships. */
export function needsOwnButton({ another, duplicate, blocked }: Omit<PressedForm, 'sending'>): boolean {
  return another || (duplicate && blocked.length === 0);
}
