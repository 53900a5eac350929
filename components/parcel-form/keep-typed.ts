import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { InputOf } from '../../lib/messaging/protocol';
import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import { isSame } from './typed-over';

/** Milliseconds between the last change and saving it. */
const DELAY = 400;

export type Kept = InputOf<'form/save'>;

/**
 * Saves what is typed: debounced after each change, and at once when the popup is hidden or closed, since a popup
 * closes without asking. Only what changed is saved: another window may show the same form and save its own.
 * @param kept all that is typed in this window; its first value is what is kept already.
 */
export function keepTyped(kept: ReadonlySignal<Kept>, save: (kept: Kept) => Promise<unknown>) {
  const safe = signal(true);
  let saved = kept.peek();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<unknown> = Promise.resolve();

  async function flush(): Promise<void> {
    clearTimeout(timer);
    const now = kept.peek();
    const changes = changesSince(saved, now);
    if (changes !== null) underWay = Promise.all([underWay, saveChanges(now, changes)]);
    await underWay;
    // Another saving may have failed meanwhile: it is safe only where nothing is left to save.
    if (changesSince(saved, kept.peek()) === null) safe.value = true;
  }

  async function saveChanges(now: Kept, changes: Kept): Promise<void> {
    const before = saved;
    saved = now;
    try {
      await save(changes);
    } catch {
      // Not kept: the next change, or closing, tries again.
      saved = without(saved, changes, before);
      safe.value = false;
    }
  }

  const stop = effect(() => {
    // A field that was put back is no longer saved: typing the same once more is a change.
    saved = { ...saved, edits: among(saved.edits, kept.value.edits) };
    clearTimeout(timer);
    timer = setTimeout(flush, DELAY);
  });
  const leaving = () => {
    if (document.visibilityState === 'hidden') void flush();
  };
  const closing = () => void flush();
  document.addEventListener('visibilitychange', leaving);
  window.addEventListener('pagehide', closing);

  return {
    /** False after a save that failed: closing now would lose what was typed since. */
    safe: safe as ReadonlySignal<boolean>,
    /** What is typed here as it was saved last. */
    saved: () => saved,
    flush,
    dispose() {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leaving);
      window.removeEventListener('pagehide', closing);
    },
  };
}

/** The fields and doubts that are not saved as they are now; `null`: none. */
function changesSince(saved: Kept, now: Kept): Kept | null {
  const fields = Object.keys(now.edits) as ParcelFieldName[];
  const changed = fields.filter((field) => !isSame(saved.edits[field], now.edits[field]));
  const confirmed = now.confirmed.filter((doubt) => !saved.confirmed.includes(doubt));
  if (changed.length === 0 && confirmed.length === 0) return null;
  return {
    ...now,
    edits: Object.fromEntries(changed.map((field) => [field, now.edits[field]])) as Kept['edits'],
    confirmed,
  };
}

/** What is saved without these changes, which are not: another save may have gone beside them. */
function without(saved: Kept, changes: Kept, before: Kept): Kept {
  const edits = Object.entries(saved.edits).flatMap(([name, value]) => {
    const field = name as ParcelFieldName;
    if (!isSame(value, changes.edits[field])) return [[field, value]];
    return field in before.edits ? [[field, before.edits[field]]] : [];
  });
  const confirmed = saved.confirmed.filter((doubt) => !changes.confirmed.includes(doubt));
  return { ...saved, edits: Object.fromEntries(edits) as Kept['edits'], confirmed };
}

function among(edits: Kept['edits'], others: Kept['edits']): Kept['edits'] {
  return Object.fromEntries(Object.entries(edits).filter(([field]) => field in others));
}
