import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { woocommerce } from '../lib/stores/woocommerce/reader';
import { startStore } from './order/start-store';
import { notes } from './order/write-notes';

export default defineUnlistedScript(() => startStore(woocommerce, notes));
