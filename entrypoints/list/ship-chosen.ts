import { send } from '../../lib/messaging/send';
import { isOrphaned } from '../../lib/page/is-orphaned';
import { chosenOf, isGone, type List } from './list';
import { readChosen } from './read-chosen';

/** Reads what is chosen, and hands it over to be reviewed. */
export async function shipChosen(list: List): Promise<void> {
  const { adapter, reader, store, signal, view, draw } = list;
  const chosen = chosenOf(list);
  if (view === null || list.reading !== null || chosen.length === 0) return;
  list.reading = new AbortController();
  const stop = AbortSignal.any([signal, list.reading.signal]);
  const progress = (done: number) => {
    list.activity = { at: 'reading', done, of: chosen.length };
    draw();
  };
  progress(0);
  let trouble: string | null = null;
  try {
    const orders = await readChosen(adapter, chosen, progress, stop, reader?.atOnce);
    await send('orders/collected', { store, orders: [...orders] });
  } catch (error) {
    if (signal.aborted) return;
    if (isGone(error)) return list.leave();
    const { words } = list.view ?? view;
    if (!stop.aborted) trouble = isOrphaned() ? words.orphaned : words.failed;
  }
  list.reading = null;
  list.activity = { at: 'choosing', trouble };
  draw();
}
