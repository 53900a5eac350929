/** The browser's command that opens the panel beside the page. */
export const PANEL_COMMAND = 'open-panel';

/** The browser's command that ships the order on the page; its keys are the person's to change in the browser. */
export const SHIP_COMMAND = 'ship-order';
