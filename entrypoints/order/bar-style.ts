import style from './bar.css?inline';

/**
 * The bar's sheet. The build would move a plain text to where it is used; in a list it stays before the code, and the
 * script packs smaller.
 */
export const BAR_STYLE: readonly string[] = [style];
