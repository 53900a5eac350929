import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { prestashop } from '../lib/stores/prestashop';
import { startStore } from './order/start-store';

export default defineUnlistedScript(() => startStore(prestashop));
