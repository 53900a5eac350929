import { render } from 'preact';
import type { ListView } from '../../lib/messaging/views/list';
import { isPlainlySeen } from '../../lib/page/is-plainly-seen';
import { keepFromPage } from '../../lib/page/keep-from-page';
import { makeHost } from '../../lib/page/make-host';
import { type ListActivity, ListBar } from './ListBar';
import style from './list-bar.css?inline';

export interface MountedListBar {
  /** With nothing chosen and nothing going on, nothing of it stands in the page. */
  render(view: ListView, chosen: number, shipped: number, activity: ListActivity): void;
}

/** The bar over a list's lower edge. */
export function mountListBar(
  presses: { readonly onShip: () => void; readonly onCancel: () => void },
  signal: AbortSignal,
): MountedListBar {
  const { host, root } = makeHost('shahna-list', style);
  const body = document.createElement('div');
  root.append(body);
  keepFromPage(body, signal);
  signal.addEventListener('abort', () => {
    render(null, body);
    host.remove();
  });
  const onShip = (event: Event) => {
    if (event.isTrusted && isPlainlySeen(host, body.firstElementChild, [...body.children])) presses.onShip();
  };
  return {
    render(view, chosen, shipped, activity) {
      if (chosen === 0 && activity.at === 'choosing' && activity.trouble === null) return host.remove();
      if (!host.isConnected) document.body.append(host);
      render(<ListBar {...{ view, chosen, shipped, activity, onShip, onCancel: presses.onCancel }} />, body);
    },
  };
}
