import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { easyorders } from '../lib/stores/easyorders';
import { provideStore } from '../lib/stores/provided';

export default defineUnlistedScript(() => provideStore('easyorders', easyorders));
