import { coalesced } from '../../lib/coalesced';
import { findShared, type Notes, orderScript } from '../../lib/page/shared-world';
import type { StoreAdapter } from '../../lib/stores/adapter';
import { fromHere } from '../../lib/stores/from-here';

/**
 * Starts a store that takes notes; only such a store's script carries what writes them. A note is written whoever made
 * its parcel, when a page of the store opens, and whenever something changes.
 */
export function startWithNotes(adapter: StoreAdapter): void {
  const { startStore, send, onChanged } = orderScript();

  /** Most pages are left without a note that is due: what writes one comes with the first. @throws Error where it does not come */
  async function loadWriteNote() {
    if (findShared('shahnaWriteNote') === null) await send('notes/script', {});
    const write = findShared('shahnaWriteNote');
    if (write === null) throw new Error('What writes notes did not come');
    return write;
  }

  const write: Notes['write'] = async (store, wish, signal) => {
    try {
      // One note after the other until none is due, or the store cannot be asked.
      while (!signal.aborted) {
        const note = await send('notes/claim', { store, ...wish });
        if (note === null) return;
        const { rowId, ...about } = note;
        const { parcelCode, takesBack } = note;
        const writeNote = await loadWriteNote();
        const outcome = await writeNote(store.kind, about, fromHere(adapter, signal));
        await send('notes/settle', { store, rowId, parcelCode, takesBack, outcome });
        if (outcome === 'unreachable' || wish.orderId !== null) return;
      }
    } catch {
      // Nobody answers any more, or the store is enabled no longer: what is not written waits for its next page.
    }
  };

  const keepWritten: Notes['keepWritten'] = (store, signal) => {
    let opened = false;
    const writeAll = coalesced(async () => {
      const wish = { orderId: null, opened };
      opened = false;
      await write(store, wish, signal);
    });
    const writeAtOpening = () => {
      opened = true;
      writeAll();
    };

    onChanged(writeAll, signal);
    // What the store is asked with stands in its page.
    if (document.readyState !== 'loading') writeAtOpening();
    else document.addEventListener('DOMContentLoaded', writeAtOpening, { once: true, signal });
  };

  startStore(adapter, { write, keepWritten });
}
