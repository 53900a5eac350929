import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { Failure } from '../../lib/failure';
import type { FieldMeaning } from '../../lib/parcel/field-meanings';
import { openPage } from '../../lib/stores/taught/places';
import { type FieldPlace, fieldPlace } from '../../lib/teaching/field-place';
import {
  beginFields,
  type FieldSteps,
  hoverField,
  keptFields,
  notKept,
  pointAt,
  type SaidPlaces,
  takePlace,
} from './fields-steps';

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
