import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { orderScript } from '../lib/page/shared-world';
import { medusa } from '../lib/stores/medusa/reader';
import { createNotes } from './order/write-notes';

export default defineUnlistedScript(() => {
  const order = orderScript();
  order.startStore(medusa, createNotes(order));
});
