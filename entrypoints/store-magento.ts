import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { orderScript } from '../lib/page/shared-world';
import { magento } from '../lib/stores/magento/reader';
import { createNotes } from './order/write-notes';

export default defineUnlistedScript(() => {
  const order = orderScript();
  order.startStore(magento, createNotes(order));
});
