import { render } from 'preact';
import type { BarView } from '../../lib/messaging/views';
import { isDrawnPlainly } from '../../lib/page/is-drawn-plainly';
import { isPlainlySeen } from '../../lib/page/is-plainly-seen';
import { keepFromPage } from '../../lib/page/keep-from-page';
import { makeHost } from '../../lib/page/make-host';
import { rememberCovers } from '../../lib/page/remember-covers';
import type { StoreAdapter } from '../../lib/stores/adapter';
import { Bar } from './Bar';
import style from './bar.css?inline';
import { placeHost } from './place-host';

export interface BarState {
  /** `null`: the order is still being read; the bar keeps its place. */
  readonly view: BarView | null;
  readonly busy: boolean;
}

export interface MountedBar {
  /** Puts the bar into its place, where it does not stand there. */
  place(): void;
  render(state: BarState): void;
}

/**
 * The bar in the page. Where it has a place among the store's own actions, that place is as large before the order
 * was read as after, so that the page does not move; elsewhere it lies over the page's corner.
 */
export function mountBar(
  adapter: StoreAdapter,
  presses: { readonly onShip: () => void; readonly onReview: () => void; readonly onNote: () => void },
  signal: AbortSignal,
): MountedBar {
  const { host, root } = makeHost('shahna-bar', style);
  const body = document.createElement('div');
  body.className = 'place';
  root.append(body);
  keepFromPage(body, signal);
  signal.addEventListener('abort', () => {
    render(null, body);
    host.remove();
  });

  const covers = rememberCovers(signal);
  let current: BarView | null = null;
  let looking = false;
  /** Of what was pressed and not counted: said until the next press, whatever comes into the bar meanwhile. */
  let uncounted: BarView['digest'] = null;

  function show({ view, busy }: BarState): void {
    current = view;
    const sayCovered = () => {
      if (current === null) return;
      uncounted = current.digest;
      show({ busy, view: asUncounted(current) });
    };
    const guarded = (act: () => void) => (event: Event) => {
      if (!event.isTrusted || view === null) return;
      uncounted = null;
      if (isPlainlySeen(host, body.firstElementChild)) act();
      else sayCovered();
    };
    /** What the browser is not certain of may be harmless: then the form, which no page can draw over, is at hand. */
    const ship = async () => {
      if (looking) return;
      looking = true;
      const drawn = !covers.recent() && (await isDrawnPlainly(body.firstElementChild));
      looking = false;
      // What came into the bar meanwhile is not what was pressed.
      if (signal.aborted || current?.digest !== view?.digest) return;
      if (drawn) return presses.onShip();
      sayCovered();
      presses.onReview();
    };
    const onShip = guarded(() => void ship());
    const onReview = guarded(presses.onReview);
    const said = view?.digest != null && view.digest === uncounted ? asUncounted(view) : view;
    render(<Bar {...{ view: said, busy, onShip, onReview }} onNote={guarded(presses.onNote)} />, body);
    if (body.firstElementChild !== null) covers.watch(body.firstElementChild);
  }

  show({ view: null, busy: true });
  return { place: () => placeHost(host, adapter), render: show };
}

/** What the bar shows when a press on it was not counted: why, in place of what it had to say. */
function asUncounted(view: BarView): BarView {
  return { ...view, tone: 'warning', message: view.covered };
}
