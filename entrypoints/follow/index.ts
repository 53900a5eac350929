import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findShared, share } from '../../lib/page/shared-world';
import { followOrders } from './follow-orders';

/** What writes into a store's orders beside the notes; loaded when there is something to write. */
export default defineUnlistedScript(() => {
  if (findShared('shahnaFollow') === null) share('shahnaFollow', followOrders());
  findShared('shahnaFollow')?.();
});
