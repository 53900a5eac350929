import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { medusa } from '../lib/stores/medusa/reader';
import { startStoreWithNotes } from './order/start-store';

export default defineUnlistedScript(() => startStoreWithNotes(medusa));
