import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { prestashop } from '../lib/stores/prestashop/reader';
import { startWithNotes } from './order/write-notes';

export default defineUnlistedScript(() => startWithNotes(prestashop));
