import { coalesced } from '../../lib/coalesced';
import { find, type Notes, type OrderScript } from '../../lib/page/shared-world';

/**
 * What writes notes; only the script of a store that takes them carries it. A note is written whoever made its parcel,
 * when a page of the store opens, and whenever something changes.
 */
export function createNotes({ send, onChanged }: OrderScript): Notes {
  /** Most pages are left without a note that is due: what writes one comes with the first. @throws Error where it does not come */
  async function loadWriteNote() {
    if (find('shahnaWriteNote') === null) await send('notes/script', {});
    const write = find('shahnaWriteNote');
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
        const outcome = await writeNote(store.kind, about, document, new URL(location.href), fetch, signal);
        await send('notes/settle', { store, rowId, parcelCode, takesBack, outcome });
        if (outcome === 'unreachable' || wish.orderId !== null) return;
      }
    } catch {
      // Nobody answers any more, or the store is enabled no longer: what is not written waits for its next page.
    }
  };

  return {
    write,
    keepWritten(store, signal) {
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
    },
  };
}
