import type { ListView, RowBadge } from '../../lib/messaging/views/list';
import { keepFromPage, makeHost, removeOld } from '../../lib/page/make-host';
import type { ListedOrder } from '../../lib/stores/adapter';
import style from './row-mark.css?inline';

export interface RowMarks {
  /** Marks every row as the view says; marks that are right already stay. */
  show(rows: readonly ListedOrder[], view: ListView, picked: ReadonlySet<string>): void;
  /**
   * Takes the badge off rows into which the store's program has drawn another order since; cheap, since it is called
   * before the change is painted.
   */
  keep(): void;
}

interface Mark {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  /** The row it stands in, and what that said when it was marked. */
  row: { readonly element: Element; readonly said: string } | null;
  box: HTMLElement | null;
  badge: HTMLElement | null;
  /** What the badge shows, to leave it alone while that is so. */
  shown: string;
}

/**
 * A small element of ours at the end of each row that has something to say: the parcel's code, and a box to choose
 * the order with where the store's list has none. Plain elements, since a list has hundreds of rows.
 */
export function mountRowMarks(onPick: (mark: Element) => void, signal: AbortSignal): RowMarks {
  removeOld('shahna-row');
  const marks = new Map<string, Mark>();

  function markOf(orderId: string): Mark {
    const known = marks.get(orderId);
    if (known !== undefined) return known;
    const mark: Mark = { ...makeHost('shahna-row', [style]), row: null, box: null, badge: null, shown: '' };
    marks.set(orderId, mark);
    return mark;
  }

  function drop(orderId: string): void {
    marks.get(orderId)?.host.remove();
    marks.delete(orderId);
  }

  /** It stays the same element: the keyboard may be in it. */
  function boxOf(mark: Mark, view: ListView): HTMLElement {
    mark.box ??= mark.root.appendChild(makeBox(view, () => onPick(mark.host), signal));
    return mark.box;
  }

  function show(rows: readonly ListedOrder[], view: ListView, picked: ReadonlySet<string>): void {
    const badges = new Map(view.badges.map((badge) => [badge.orderId, badge]));
    const listed = new Set(rows.map(({ orderId }) => orderId));
    for (const orderId of [...marks.keys()]) if (!listed.has(orderId)) drop(orderId);
    for (const row of rows) {
      const { orderId, element } = row;
      const badge = badges.get(orderId);
      const needsBox = !hasOwnBox(row);
      if (badge === undefined && !needsBox) {
        drop(orderId);
        continue;
      }
      const mark = markOf(orderId);
      putInto(element, mark);
      if (needsBox) boxOf(mark, view).setAttribute('aria-checked', String(picked.has(orderId)));
      const shown = JSON.stringify([badge, view.direction]);
      if (mark.shown !== shown) setBadge(mark, badge === undefined ? null : makeBadge(badge, view), shown);
    }
  }

  function keep(): void {
    for (const mark of marks.values())
      if (mark.badge !== null && mark.row !== null && whatIsSaidIn(mark.row.element) !== mark.row.said)
        setBadge(mark, null, '');
  }

  signal.addEventListener('abort', () => {
    for (const orderId of [...marks.keys()]) drop(orderId);
  });
  return { show, keep };
}

function putInto(element: Element, mark: Mark): void {
  mark.row = { element, said: whatIsSaidIn(element) };
  const place = placeIn(element);
  if (mark.host.parentElement !== place) place.append(mark.host);
}

function setBadge(mark: Mark, badge: HTMLElement | null, shown: string): void {
  mark.badge?.remove();
  mark.badge = badge;
  mark.shown = shown;
  if (badge !== null) mark.root.append(badge);
}

/** Which order a row is of, as far as its first link says. */
function whatIsSaidIn(element: Element): string {
  const link = element.matches('a[href]') ? element : element.querySelector('a[href]');
  return `${element.id} ${link?.getAttribute('href')} ${link?.textContent}`;
}

/** A press on the box must not reach the row, which mostly opens the order. */
function makeBox({ words }: ListView, onPress: () => void, signal: AbortSignal): HTMLElement {
  const box = document.createElement('button');
  box.type = 'button';
  box.className = 'box';
  box.setAttribute('role', 'checkbox');
  box.setAttribute('aria-label', words.choose);
  box.title = words.choose;
  keepFromPage(box, signal);
  box.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.isTrusted) onPress();
  });
  return box;
}

function makeBadge({ tone, value, title }: RowBadge, view: ListView): HTMLElement {
  const badge = document.createElement('span');
  badge.className = `badge ${tone}`;
  badge.lang = view.language;
  badge.dir = value.ltr ? 'ltr' : view.direction;
  badge.title = title;
  badge.setAttribute('aria-label', title);
  badge.setAttribute('role', 'note');
  badge.textContent = value.text;
  return badge;
}

/** A row of a table holds cells alone: the one that leads to the order takes the mark. */
function placeIn(element: Element): Element {
  if (!(element instanceof HTMLTableRowElement)) return element;
  return (
    element.querySelector('a[href]')?.closest('td, th') ?? element.cells[element.cells.length - 1] ?? element
  );
}

function hasOwnBox({ element }: ListedOrder): boolean {
  const row = element.closest('tr, li, [role="row"]') ?? element;
  return row.querySelector('input[type="checkbox"], [role="checkbox"]') !== null;
}
