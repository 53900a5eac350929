/** Where the keyboard goes on when what it stood on is gone. In the guide there is no such heading. */
export function focusHeading(section: 'accounts' | 'stores' | 'taught'): void {
  document.getElementById(`${section}-title`)?.focus();
}
