/** How solid and how large the bar must be to be plainly seen, as a part of itself. */
const PLAIN = 0.9;

/** Where it is looked at, as parts of its height. */
const HEIGHTS = [0.1, 0.3, 0.5, 0.7, 0.9] as const;

/**
 * Whether a person sees the bar they press: neither covered, made transparent nor shrunk, as far as the browser can
 * tell. A page that shows something else in its place would otherwise have people ship without knowing.
 *
 * @param body what is seen of the bar inside its host, which it may overlap
 */
export function isPlainlySeen(host: Element, body: Element | null): boolean {
  if (!(body instanceof HTMLElement)) return false;
  const box = body.getBoundingClientRect();
  const view = document.documentElement;
  // All over it: what is covered may be any of its lines.
  const columns = [box.left + 4, box.left + box.width / 2, box.right - 4];
  const rows = HEIGHTS.map((part) => box.top + box.height * part);
  const points = rows.flatMap((y) => columns.map((x) => [x, y] as const));
  const reachable = points.filter(
    ([x, y]) => x >= 0 && y >= 0 && x < view.clientWidth && y < view.clientHeight,
  );
  if (reachable.length === 0) return false;
  if (reachable.some(([x, y]) => document.elementFromPoint(x, y) !== host)) return false;
  return box.width > body.offsetWidth * PLAIN && opacityOf(host) > PLAIN;
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.visibility !== 'visible' && at === element) return 0;
    if (style.filter.includes('opacity') || style.clipPath !== 'none' || style.maskImage !== 'none') return 0;
    opacity *= Number(style.opacity);
  }
  return opacity;
}
