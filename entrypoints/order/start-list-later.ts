import { Failure } from '../../lib/failure';
import { send } from '../../lib/messaging/send';
import { findList, type RunningPage, type StartList } from '../../lib/page/running-page';

/** Has the list's script loaded when a list is opened, and starts it: an order's page does not carry it. */
export const startListLater: StartList = (adapter, store, signal, leave) => {
  let list: RunningPage | null = null;

  async function load(): Promise<void> {
    if (findList() === null) await send('orders/list-script', {});
    if (!signal.aborted) list = findList()?.(adapter, store, signal, leave) ?? null;
  }

  load().catch((error: unknown) => {
    if (!signal.aborted && error instanceof Failure && error.code === 'store-not-enabled') leave();
  });
  return { keep: () => list?.keep(), reread: () => list?.reread() };
};
