import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { salla } from '../lib/stores/salla/reader';
import { startStore } from './order/start-store';

export default defineUnlistedScript(() => startStore(salla));
