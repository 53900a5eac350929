import { coalesced } from '../../lib/coalesced';
import { send } from '../../lib/messaging/send';
import { onChanged } from '../../lib/messaging/signals';
import type { StoreIdentity } from '../../lib/order';
import { findWriteNote } from '../../lib/page/shared-world';

/**
 * Tells the store of every parcel of its orders that it has not been told of, whoever made them, while one of its
 * pages is open: when it opens, and whenever something changes.
 */
function keepNotesWritten(store: StoreIdentity, signal: AbortSignal): void {
  let opened = false;
  const write = coalesced(async () => {
    const wish = { orderId: null, opened };
    opened = false;
    await writeNotes(store, wish, signal);
  });
  const writeAtOpening = () => {
    opened = true;
    write();
  };

  onChanged(write, signal);
  // What the store is asked with stands in its page.
  if (document.readyState !== 'loading') writeAtOpening();
  else document.addEventListener('DOMContentLoaded', writeAtOpening, { once: true, signal });
}

/** Writes one note after the other until none is due, or the store cannot be asked. */
async function writeNotes(
  store: StoreIdentity,
  wish: { readonly orderId: string | null; readonly opened: boolean },
  signal: AbortSignal,
): Promise<void> {
  try {
    while (!signal.aborted) {
      const note = await send('notes/claim', { store, ...wish });
      if (note === null) return;
      const { rowId, ...about } = note;
      const write = await loadWriteNote();
      const outcome = await write(store.kind, about, document, new URL(location.href), fetch, signal);
      await send('notes/settle', { store, rowId, takesBack: note.takesBack, outcome });
      if (outcome === 'unreachable' || wish.orderId !== null) return;
    }
  } catch {
    // Nobody answers any more, or the store is enabled no longer: what is not written waits for its next page.
  }
}

/** Most pages are left without a note that is due: what writes one comes with the first. @throws Error where it does not come */
async function loadWriteNote() {
  if (findWriteNote() === null) await send('notes/script', {});
  const write = findWriteNote();
  if (write === null) throw new Error('What writes notes did not come');
  return write;
}

/** What writes notes; only the script of a store that takes them carries it. */
export const notes = { keepWritten: keepNotesWritten, write: writeNotes };
export type Notes = typeof notes;
