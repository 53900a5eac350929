/** Whether the browser keeps what we store even when the disk is nearly full. */
export async function isKept(): Promise<boolean> {
  return navigator.storage.persisted();
}

/** In a person's press: Firefox may ask them. @returns whether the browser keeps it */
export async function askToKeep(): Promise<boolean> {
  return navigator.storage.persist();
}
