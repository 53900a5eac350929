import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { easyorders } from '../lib/stores/easyorders/reader';
import { startStore } from './order/start-store';

export default defineUnlistedScript(() => startStore(easyorders));
