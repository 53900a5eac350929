import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { medusa } from '../lib/stores/medusa/reader';
import { startWithNotes } from './order/write-notes';

export default defineUnlistedScript(() => startWithNotes(medusa));
