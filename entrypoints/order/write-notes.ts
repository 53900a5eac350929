import { coalesced } from '../../lib/coalesced';
import { send } from '../../lib/messaging/send';
import { onChanged } from '../../lib/messaging/signals';
import type { StoreIdentity } from '../../lib/order';
import type { StoreAdapter } from '../../lib/stores/adapter';

/**
 * Tells the store of every parcel of its orders that it has not been told of, whoever made them, while one of its
 * pages is open: when it opens, and whenever something changes. Does nothing where the store takes no notes.
 */
function keepNotesWritten(adapter: StoreAdapter, store: StoreIdentity, signal: AbortSignal): void {
  if (adapter.writeNote === undefined) return;
  let opened = false;
  const write = coalesced(async () => {
    const wish = { orderId: null, opened };
    opened = false;
    await writeNotes(adapter, store, wish, signal);
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
  adapter: StoreAdapter,
  store: StoreIdentity,
  wish: { readonly orderId: string | null; readonly opened: boolean },
  signal: AbortSignal,
): Promise<void> {
  try {
    while (!signal.aborted) {
      const note = await send('notes/claim', { store, ...wish });
      if (note === null || adapter.writeNote === undefined) return;
      const { rowId, ...about } = note;
      const outcome = await adapter.writeNote(about, document, new URL(location.href), fetch, signal);
      await send('notes/settle', { store, rowId, takesBack: note.takesBack, outcome });
      if (outcome === 'unreachable' || wish.orderId !== null) return;
    }
  } catch {
    // Nobody answers any more, or the store is enabled no longer: what is not written waits for its next page.
  }
}

/** What writes notes; only the script of a store that takes them carries it. */
export const notes = { keepWritten: keepNotesWritten, write: writeNotes };
export type Notes = typeof notes;
