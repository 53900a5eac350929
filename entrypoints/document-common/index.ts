import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import * as parts from './parts';

/** Goes into a page before the reader of a store that takes parts from it. */
export default defineUnlistedScript(() => {
  Object.assign(globalThis, { shahnaDocumentCommon: parts });
});
