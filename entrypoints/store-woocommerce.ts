import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { woocommerce } from '../lib/stores/woocommerce/reader';
import { startWithNotes } from './order/write-notes';

export default defineUnlistedScript(() => startWithNotes(woocommerce));
