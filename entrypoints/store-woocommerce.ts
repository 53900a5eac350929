import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { orderScript } from '../lib/page/shared-world';
import { woocommerce } from '../lib/stores/woocommerce/reader';
import { createNotes } from './order/write-notes';

export default defineUnlistedScript(() => {
  const order = orderScript();
  order.startStore(woocommerce, createNotes(order));
});
