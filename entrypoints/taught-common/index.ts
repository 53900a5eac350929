import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import * as parts from './parts';

/** Goes into a page before the reader of a taught store, and before the panel that teaches one. */
export default defineUnlistedScript(() => {
  Object.assign(globalThis, { shahnaTaughtCommon: parts });
});
