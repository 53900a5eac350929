import { signal } from '@preact/signals';

type Picker = typeof import('./VillagePicker').default;

/** The combobox, once its code is there: a form is shown and filled before it. */
export const picker = signal<Picker | null>(null);

let loading: Promise<void> | null = null;

/** Fetches the combobox's code, once; after a failure the next call tries again. */
export function loadPicker(): Promise<void> {
  loading ??= import('./VillagePicker')
    .then((module) => {
      picker.value = module.default;
    })
    .catch(() => {
      loading = null;
    });
  return loading;
}
