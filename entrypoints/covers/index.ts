import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { isPaintedOver } from '../../lib/page/covers/is-painted-over';
import { share } from '../../lib/page/shared-world';

/** Checks in Firefox whether anything is painted over the bar; loaded when there is something to ship. */
export default defineUnlistedScript(() => share('shahnaIsPaintedOver', isPaintedOver));
