import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { opencart } from '../lib/stores/opencart/reader';
import { startWithNotes } from './order/write-notes';

export default defineUnlistedScript(() => startWithNotes(opencart));
