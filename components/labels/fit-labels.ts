/** How large a label's words are beside their usual size: the smallest is still read at arm's length. */
const SIZES = [1, 0.9, 0.8, 0.7, 0.6] as const;

/** Pixels. What is drawn to be printed may be a little wider than on the screen. */
const SPARE = 1;

/**
 * Makes the words of each label as small as they must be to stand on it whole. Whatever has more words than the smallest
 * size has room for is left with its lines cut (`data-full`). All labels are measured together: the page is laid out
 * once for each size, however many there are.
 */
export function fitLabels(labels: readonly HTMLElement[]): void {
  for (const label of labels) delete label.dataset.full;
  let left = labels;
  for (const size of SIZES) {
    for (const label of left) label.style.setProperty('--fit', String(size));
    left = left.filter(isTooFull);
  }
  for (const label of left) label.dataset.full = '';
}

function isTooFull(label: HTMLElement): boolean {
  const to = label.querySelector('.label__to')?.getBoundingClientRect();
  const words = label.querySelector('.label__words')?.getBoundingClientRect();
  if (to === undefined || words === undefined) return false;
  return words.bottom > to.bottom - SPARE || label.scrollHeight > label.clientHeight;
}
