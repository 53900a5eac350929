import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { opencart } from '../lib/stores/opencart/reader';
import { startStore } from './order/start-store';

export default defineUnlistedScript(() => startStore(opencart));
