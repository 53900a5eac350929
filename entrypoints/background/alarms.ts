/** Looks every hour whether a directory is older than a day. */
export const DIRECTORY_ALARM = 'directory';

/** Set before every call that may create a parcel: if the worker ends in mid-call, this wakes the next ones. */
export const WATCHDOG_ALARM = 'watchdog';

/** Set for the next row that waits for the service, or that is asked about again. */
export const OUTBOX_ALARM = 'outbox';
