/** What the bulk bench measures with. */
export const ORDERS = 200;
/** Milliseconds that the service takes for each answer. */
export const LATENCY = 50;
/** Orders that the extension has under way at once, and so the bare requests too. */
export const AT_ONCE = 4;
