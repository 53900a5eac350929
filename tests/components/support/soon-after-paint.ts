import { options } from 'preact';

/**
 * Preact runs an effect after the next frame, or 35 ms later where none comes; a made-up document that is gone by then
 * has no frames to call off, and the run fails for nothing. Here an effect comes with the next timer instead; that of a
 * component which has been taken away does nothing. The timer is of those that outlast a file of tests (`afresh.ts`):
 * signals wait for the run of their effects that they began, in the next file too.
 */
options.requestAnimationFrame = (effects: () => void) => {
  setTimeout(effects).unref();
};
