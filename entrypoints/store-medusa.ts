import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { medusa } from '../lib/stores/medusa/reader';
import { startStore } from './order/start-store';

export default defineUnlistedScript(() => startStore(medusa));
