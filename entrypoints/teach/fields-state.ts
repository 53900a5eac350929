import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { Failure } from '../../lib/failure';
import type { FieldMeaning } from '../../lib/parcel/field-meanings';
import { openPage } from '../../lib/stores/taught/places';
import { type FieldPlace, fieldPlace } from '../../lib/teaching/field-place';

type Said = Readonly<Partial<Record<FieldMeaning, string>>>;

export interface FieldsState {
  readonly said: ReadonlySignal<Said>;
  /** What is being pointed at; `null`: the list is shown. */
  readonly pointing: ReadonlySignal<FieldMeaning | null>;
  readonly place: ReadonlySignal<FieldPlace | null>;
  /** What would be read of the place under the pointer. */
  readonly preview: ReadonlySignal<string | null>;
  /** `unknown`: the order has no field at that place. `failed`: nothing was kept. */
  readonly outcome: ReadonlySignal<'open' | 'saving' | 'unknown' | 'failed'>;
  point(meaning: FieldMeaning | null): void;
  hover(element: Element | null): void;
  take(element: Element): void;
  redo(): void;
  use(): Promise<void>;
  forget(meaning: FieldMeaning): Promise<void>;
}

/** Pointing out fields of the store's own, one at a time; each is kept at once. */
export function createFields(
  before: Said,
  keep: (meaning: FieldMeaning, place: FieldPlace | null) => Promise<Said>,
): FieldsState {
  const said = signal(before);
  const pointing = signal<FieldMeaning | null>(null);
  const place = signal<FieldPlace | null>(null);
  const preview = signal<string | null>(null);
  const outcome = signal<'open' | 'saving' | 'unknown' | 'failed'>('open');
  const find = (element: Element) => fieldPlace(openPage(document), element);

  function point(meaning: FieldMeaning | null): void {
    batch(() => {
      pointing.value = meaning;
      place.value = null;
      preview.value = null;
      outcome.value = 'open';
    });
  }

  async function save(meaning: FieldMeaning, wanted: FieldPlace | null): Promise<void> {
    outcome.value = 'saving';
    try {
      const kept = await keep(meaning, wanted);
      batch(() => {
        said.value = kept;
        point(null);
      });
    } catch (error) {
      const isUnknown = error instanceof Failure && error.code === 'field-unknown';
      batch(() => {
        if (!isUnknown) point(null);
        outcome.value = isUnknown ? 'unknown' : 'failed';
      });
    }
  }

  return {
    said,
    pointing,
    place,
    preview,
    outcome,
    point,
    hover(element) {
      preview.value = element === null ? null : (find(element)?.text ?? '');
    },
    take(element) {
      batch(() => {
        place.value = find(element);
        preview.value = place.value === null ? '' : null;
        outcome.value = 'open';
      });
    },
    redo() {
      point(pointing.peek());
    },
    async use() {
      const [meaning, wanted] = [pointing.peek(), place.peek()];
      if (meaning !== null && wanted !== null) await save(meaning, wanted);
    },
    forget: (meaning) => save(meaning, null),
  };
}
