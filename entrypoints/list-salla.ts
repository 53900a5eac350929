import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideListReader } from '../lib/page/shared-world';
import { sallaList } from '../lib/stores/salla/list';

export default defineUnlistedScript(() => provideListReader('salla', sallaList));
