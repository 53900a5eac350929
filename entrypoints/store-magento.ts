import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { magento } from '../lib/stores/magento/reader';
import { startWithNotes } from './order/write-notes';

export default defineUnlistedScript(() => startWithNotes(magento));
