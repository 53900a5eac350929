/** Leads to the labels of these rows: to look at them first, or straight to the printer. */
export function labelsAddress(rowIds: readonly string[], then: 'show' | 'print'): string {
  return `#/labels?rows=${rowIds.map(encodeURIComponent).join(',')}${then === 'print' ? '&print' : ''}`;
}
