import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { medusa } from '../lib/stores/medusa';
import { provideStore } from '../lib/stores/provided';

export default defineUnlistedScript(() => provideStore('medusa', medusa));
