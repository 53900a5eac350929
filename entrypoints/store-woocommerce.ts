import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { woocommerce } from '../lib/stores/woocommerce/reader';
import { startStoreWithNotes } from './order/start-store';

export default defineUnlistedScript(() => startStoreWithNotes(woocommerce));
