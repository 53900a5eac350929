import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { opencart } from '../lib/stores/opencart/reader';
import { startStoreWithNotes } from './order/start-store';

export default defineUnlistedScript(() => startStoreWithNotes(opencart));
