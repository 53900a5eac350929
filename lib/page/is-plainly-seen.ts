/** How solid and how large the bar must be to be plainly seen, as a part of itself. */
const PLAIN = 0.9;

/** The points that are checked in each part, as fractions of its size. */
const PLACES = [0.05, 0.5, 0.95] as const;

/** Filters that hide or distort what is shown; others only change colours, as a dark mode does. */
const BLINDING = /opacity|blur|brightness|contrast|shadow|url/;

/**
 * Whether a person sees what they press: neither covered, made transparent nor shrunk, as far as the browser can
 * tell. A page that shows something else in its place would otherwise have people ship without knowing.
 *
 * @param body the visible element of the bar inside its host
 * @param parts the parts that must be seen: the buttons and what they ship. The rest of the bar may lie under a store's
 *   own fixed header.
 */
export function isPlainlySeen(host: Element, body: Element | null, parts: readonly Element[]): boolean {
  if (!(body instanceof HTMLElement)) return false;
  const points = parts.flatMap((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return PLACES.flatMap((x) => PLACES.map((y) => [left + width * x, top + height * y] as const));
  });
  if (points.some(([x, y]) => document.elementFromPoint(x, y) !== host)) return false;
  const { width, height } = body.getBoundingClientRect();
  const isWhole = width > body.offsetWidth * PLAIN && height >= body.offsetHeight * PLAIN;
  return isWhole && isOpaque(host);
}

/** Whether an element and what it stands in, in the page or in one root, are neither clear, cut nor distorted. */
export function isOpaque(element: Element): boolean {
  let opacity = 1;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.visibility !== 'visible' && at === element) return false;
    if (BLINDING.test(style.filter) || style.clipPath !== 'none' || style.maskImage !== 'none') return false;
    if (style.mixBlendMode !== 'normal') return false;
    opacity *= Number(style.opacity);
  }
  return opacity > PLAIN;
}
