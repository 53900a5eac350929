import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { orderScript } from '../lib/page/shared-world';
import { opencart } from '../lib/stores/opencart/reader';
import { createNotes } from './order/write-notes';

export default defineUnlistedScript(() => {
  const order = orderScript();
  order.startStore(opencart, createNotes(order));
});
