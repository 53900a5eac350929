import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { prestashop } from '../lib/stores/prestashop/reader';
import { startStoreWithNotes } from './order/start-store';

export default defineUnlistedScript(() => startStoreWithNotes(prestashop));
