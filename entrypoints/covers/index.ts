import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { provideIsPaintedOver } from '../../lib/page/covers';
import { isPaintedOver } from '../../lib/page/is-painted-over';

/** What tells in Firefox whether anything is painted over the bar: comes when there is something to ship. */
export default defineUnlistedScript(() => provideIsPaintedOver(isPaintedOver));
