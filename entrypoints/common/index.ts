import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import * as parts from './parts';

/** Goes into a page before every other script of ours that takes parts from it. */
export default defineUnlistedScript(() => {
  Object.assign(globalThis, { shahnaCommon: parts });
});
