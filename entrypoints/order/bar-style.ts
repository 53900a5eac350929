import style from './bar.css?inline';

/** A list, which no build puts where it is used: before all code the sheet lets the script pack smaller. */
export const BAR_STYLE: readonly string[] = [style];
