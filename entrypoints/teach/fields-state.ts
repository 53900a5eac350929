import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { Failure } from '../../lib/failure';
import type { FieldMeaning } from '../../lib/parcel/field-meanings';
import { openPage } from '../../lib/stores/taught/places';
import { type FieldPlace, fieldPlace } from '../../lib/teaching/field-place';

type FieldSignals = { readonly [Name in keyof FieldSteps]: ReadonlySignal<FieldSteps[Name]> };

export interface FieldsState extends FieldSignals {
  point(meaning: FieldMeaning | null): void;
  hover(element: Element | null): void;
  take(element: Element): void;
  redo(): void;
  use(): Promise<void>;
  forget(meaning: FieldMeaning): Promise<void>;
}

/** Pointing out fields of the store's own, one at a time; each is kept at once. */
export function createFields(
  before: SaidPlaces,
  keep: (meaning: FieldMeaning, place: FieldPlace | null) => Promise<SaidPlaces>,
): FieldsState {
  const steps = signal(beginFields(before));
  const part = <Name extends keyof FieldSteps>(name: Name) => computed(() => steps.value[name]);
  const find = (element: Element) => fieldPlace(openPage(document), element);
  /** What comes of one field is shown with it: until then nothing else is pointed at. */
  const move = (next: (now: FieldSteps) => FieldSteps) => {
    if (steps.peek().outcome !== 'saving') steps.value = next(steps.peek());
  };
  const point = (meaning: FieldMeaning | null) => move((now) => pointAt(now, meaning));

  async function save(meaning: FieldMeaning, wanted: FieldPlace | null): Promise<void> {
    steps.value = { ...steps.peek(), outcome: 'saving' };
    try {
      const kept = await keep(meaning, wanted);
      steps.value = keptFields(steps.peek(), kept);
    } catch (error) {
      const isUnknown = error instanceof Failure && error.code === 'field-unknown';
      steps.value = notKept(steps.peek(), isUnknown);
    }
  }

  return {
    ...{ said: part('said'), pointing: part('pointing'), place: part('place') },
    ...{ preview: part('preview'), outcome: part('outcome') },
    point,
    hover(element) {
      steps.value = hoverField(steps.peek(), element === null ? undefined : find(element));
    },
    take: (element) => move((now) => takePlace(now, find(element))),
    redo: () => point(steps.peek().pointing),
    async use() {
      const { pointing, place } = steps.peek();
      if (pointing !== null && place !== null) await save(pointing, place);
    },
    forget: (meaning) => save(meaning, null),
  };
}

type SaidPlaces = Readonly<Partial<Record<FieldMeaning, string>>>;

/** Where the pointing out of fields stands. */
interface FieldSteps {
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
