/** Milliseconds after which the browser has surely begun to save the file. */
const LIFETIME = 60_000;

/** Has the browser save a text as a file of this name, among the person's downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LIFETIME);
}
