/** Whether the browser keeps what we store even when the disk is nearly full. */
export async function isKept(): Promise<boolean> {
  return navigator.storage.persisted();
}

/**
 * Asks the browser to keep it. In a person's press: Firefox may ask them, Chromium decides by itself.
 * @returns whether it does
 */
export async function askToKeep(): Promise<boolean> {
  return navigator.storage.persist();
}
