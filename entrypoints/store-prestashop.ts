import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { orderScript } from '../lib/page/shared-world';
import { prestashop } from '../lib/stores/prestashop/reader';
import { createNotes } from './order/write-notes';

export default defineUnlistedScript(() => {
  const order = orderScript();
  order.startStore(prestashop, createNotes(order));
});
