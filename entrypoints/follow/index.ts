import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { findFollow, provideFollow } from '../../lib/page/shared-world';
import { followOrders } from './follow-orders';

/** What writes into a store's orders beside the notes; loaded when there is something to write. */
export default defineUnlistedScript(() => {
  if (findFollow() === null) provideFollow(followOrders());
  findFollow()?.();
});
