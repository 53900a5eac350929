/** Milliseconds after which a browser has surely begun to save what was pressed. */
const LIFETIME = 60_000;

/** Has the browser save a text as a file, where the person keeps such. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LIFETIME);
}
