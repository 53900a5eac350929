import type { FieldMeaning } from '../../lib/parcel/field-meanings';
import type { FieldPlace } from '../../lib/teaching/field-place';

export type SaidPlaces = Readonly<Partial<Record<FieldMeaning, string>>>;

/** Where the pointing out of fields stands. */
export interface FieldSteps {
  readonly said: SaidPlaces;
  /** What is being pointed at; `null`: the list is shown. */
  readonly pointing: FieldMeaning | null;
  readonly place: FieldPlace | null;
  /** What would be read of the place under the pointer. */
  readonly preview: string | null;
  /** `unknown`: the order has no field at that place. `failed`: nothing was kept. */
  readonly outcome: 'open' | 'saving' | 'unknown' | 'failed';
}

export function beginFields(said: SaidPlaces): FieldSteps {
  return { said, pointing: null, place: null, preview: null, outcome: 'open' };
}

export function pointAt(steps: FieldSteps, pointing: FieldMeaning | null): FieldSteps {
  return { ...beginFields(steps.said), pointing };
}

/** @param over the place under the pointer; `undefined`: it is over none of the page */
export function hoverField(steps: FieldSteps, over: FieldPlace | null | undefined): FieldSteps {
  return { ...steps, preview: over === undefined ? null : (over?.text ?? '') };
}

export function takePlace(steps: FieldSteps, place: FieldPlace | null): FieldSteps {
  return { ...steps, place, preview: place === null ? '' : null, outcome: 'open' };
}

export function keptFields(steps: FieldSteps, said: SaidPlaces): FieldSteps {
  return pointAt({ ...steps, said }, null);
}

/** A place at which the order has no field may be pointed out anew; after any other failure the list says so. */
export function notKept(steps: FieldSteps, isUnknown: boolean): FieldSteps {
  return isUnknown ? { ...steps, outcome: 'unknown' } : { ...pointAt(steps, null), outcome: 'failed' };
}
