/** Whether what has the keyboard takes letters: a key is a letter there, and not a command. */
export function isTyping(target: EventTarget | null): boolean {
  const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(fields) !== null;
}
