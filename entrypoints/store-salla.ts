import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideStore } from '../lib/stores/provided';
import { salla } from '../lib/stores/salla';

export default defineUnlistedScript(() => provideStore('salla', salla));
