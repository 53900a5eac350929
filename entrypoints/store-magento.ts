import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { magento } from '../lib/stores/magento/reader';
import { startStoreWithNotes } from './order/start-store';

export default defineUnlistedScript(() => startStoreWithNotes(magento));
