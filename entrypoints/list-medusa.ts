import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideListReader } from '../lib/page/shared-world';
import { medusaList } from '../lib/stores/medusa/list';

export default defineUnlistedScript(() => provideListReader('medusa', medusaList));
