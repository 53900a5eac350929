import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { youcan } from '../lib/stores/youcan/reader';
import { startStore } from './order/start-store';

export default defineUnlistedScript(() => startStore(youcan));
