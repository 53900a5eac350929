import { render } from 'preact';
import type { ListView } from '../../lib/messaging/views/list';
import { isPlainlySeen } from '../../lib/page/is-plainly-seen';
import { keepFromPage, makeHost, removeOld } from '../../lib/page/make-host';
import style from './list-bar.css?inline';

/** What the list's bar is at. */
export type ListActivity =
  | { readonly at: 'choosing'; readonly trouble: string | null }
  | { readonly at: 'reading'; readonly done: number; readonly of: number };

export interface MountedListBar {
  /** While nothing is chosen or in progress, the bar is not in the page. */
  render(view: ListView, chosen: number, shipped: number, activity: ListActivity): void;
}

/** The bar over a list's lower edge. */
export function mountListBar(
  presses: { readonly onShip: () => void; readonly onCancel: () => void },
  signal: AbortSignal,
): MountedListBar {
  removeOld('shahna-list');
  const { host, root } = makeHost('shahna-list', [style]);
  const body = document.createElement('div');
  root.append(body);
  keepFromPage(body, signal);
  signal.addEventListener('abort', () => {
    render(null, body);
    host.remove();
  });
  /** What was shown last. */
  let shown: Parameters<MountedListBar['render']> | null = null;
  /** How many were chosen as a press did not count, since something lay over the bar. */
  let notSeen: number | null = null;
  const onShip = (event: MouseEvent) => {
    if (!event.isTrusted || isRest(event)) return;
    const isSeen = isPlainlySeen(host, body.firstElementChild, [...body.children]);
    notSeen = isSeen || shown === null ? null : shown[1];
    draw();
    if (isSeen) presses.onShip();
  };
  const onCancel = (event: MouseEvent) => {
    if (!isRest(event)) presses.onCancel();
  };
  function draw(): void {
    if (shown === null) return;
    const [view, chosen, shipped, said] = shown;
    const isTold = said.at === 'choosing' && notSeen !== null;
    const activity = isTold ? { ...said, trouble: view.words.notSeen } : said;
    if (chosen === 0 && activity.at === 'choosing' && activity.trouble === null) {
      host.remove();
      return;
    }
    if (!host.isConnected) document.body.append(host);
    render(<ListBar {...{ view, chosen, shipped, activity, onShip, onCancel }} />, body);
  }
  return {
    render(...now) {
      shown = now;
      // It is said of what was chosen then.
      if (notSeen !== now[1]) notSeen = null;
      draw();
    },
  };
}

/** "Cancel" comes where "Ship" was, and the other way round: the rest of a double click presses neither. */
function isRest({ detail }: MouseEvent): boolean {
  return detail > 1;
}

/** Nor does a key that is held down. */
function dropRepeated(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

interface ListBarProps {
  readonly view: ListView;
  readonly chosen: number;
  /** How many of the chosen ones were shipped before. */
  readonly shipped: number;
  readonly activity: ListActivity;
  readonly onShip: (event: MouseEvent) => void;
  readonly onCancel: (event: MouseEvent) => void;
}

/** How many orders are chosen, and one press that reads them and opens their review. */
function ListBar({ view, chosen, shipped, activity, onShip, onCancel }: ListBarProps) {
  const { words } = view;
  return (
    <section class="list-bar" dir={view.direction} lang={view.language} aria-label={words.title}>
      {view.testing !== null && <p class="testing">{view.testing}</p>}
      {activity.at === 'reading' ? (
        <div class="row">
          <label class="progress">
            <span>{words.reading}</span>
            <progress max={activity.of} value={activity.done} />
            <bdi dir="ltr">
              {activity.done} / {activity.of}
            </bdi>
          </label>
          <button type="button" class="quiet" onClick={onCancel} onKeyDown={dropRepeated}>
            {words.cancel}
          </button>
        </div>
      ) : (
        <div class="row">
          <p class="count" role="status">
            {words.chosen} <bdi>{chosen}</bdi>
            {shipped > 0 && (
              <span class="shipped">
                {words.shipped} <bdi>{shipped}</bdi>
              </span>
            )}
          </p>
          <button type="button" class="primary" onClick={onShip} onKeyDown={dropRepeated}>
            {words.ship} <bdi dir="ltr">({chosen})</bdi>
          </button>
        </div>
      )}
      {activity.at === 'choosing' && activity.trouble !== null && (
        <p class="trouble" role="alert">
          {activity.trouble}
        </p>
      )}
    </section>
  );
}
