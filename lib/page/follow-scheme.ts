/** How opaque a background must be to be what is seen. */
const OPAQUE = 0.5;

/**
 * Says on our element whether the page behind it is dark (`data-scheme`), where the page does not say so itself by one
 * `color-scheme`: at once, and whenever the page may have changed its theme. Nothing is drawn anew for that.
 * @returns looks again, which is cheap while the element stands where it stood
 */
export function followScheme(host: HTMLElement, signal: AbortSignal): () => void {
  let place: Element | null = null;
  const judge = () => {
    const scheme = host.isConnected ? schemeBehind(host) : null;
    if (scheme === null) delete host.dataset.scheme;
    else host.dataset.scheme = scheme;
  };
  const observer = new MutationObserver(judge);
  signal.addEventListener('abort', () => observer.disconnect());
  // A style sheet came, or a change of colours has ended.
  const hear = ({ target }: Event) => {
    if (!(target instanceof Element) || target.localName === 'link' || target.contains(host)) judge();
  };
  for (const type of ['load', 'transitionend'] as const) {
    addEventListener(type, hear, { signal, capture: true });
  }
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener('change', judge, { signal });

  return () => {
    if (place === host.parentElement) return;
    place = host.parentElement;
    observer.disconnect();
    for (let at = place; at !== null; at = at.parentElement) observer.observe(at, { attributes: true });
    judge();
  };
}

/** `null`: the page says it, or nothing behind the element has a colour of its own. */
function schemeBehind(host: Element): 'light' | 'dark' | null {
  for (let at = host.parentElement; at !== null; at = at.parentElement) {
    const { backgroundColor, colorScheme } = getComputedStyle(at);
    if (at === host.parentElement && /^(only )?(light|dark)( only)?$/.test(colorScheme)) return null;
    const { lightness, opacity } = readColour(backgroundColor);
    if (opacity > OPAQUE) return lightness < 0.5 ? 'dark' : 'light';
  }
  return null;
}

/** A computed colour (CSS Color 4, 15): `rgb(…)`, `color(srgb …)`, `lab(…)`, `oklch(…)`; lightness from 0 to 1. */
function readColour(colour: string): { readonly lightness: number; readonly opacity: number } {
  const [one = 0, two = 0, three = 0, opacity = 1] = (colour.match(/(?<=[ (])-?\d[\d.e-]*/g) ?? []).map(
    Number,
  );
  const [kind = ''] = colour;
  const lightness = /[ol]/.test(kind) ? one : 0.21 * one + 0.72 * two + 0.07 * three;
  return { lightness: lightness / ({ r: 255, l: 100 }[kind] ?? 1), opacity };
}
