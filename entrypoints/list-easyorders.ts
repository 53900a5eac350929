import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideListReader } from '../lib/page/shared-world';
import { easyOrdersList } from '../lib/stores/easyorders/list';

export default defineUnlistedScript(() => provideListReader('easyorders', easyOrdersList));
