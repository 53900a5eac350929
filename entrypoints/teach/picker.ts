import { isControl } from '../../lib/stores/taught/element-text';

export interface Picker {
  /** Whether the page's elements can be pointed at now; otherwise the page is left alone. */
  setActive(active: boolean): void;
  /** Marks the next or the previous element with text, for use by keyboard. */
  step(forward: boolean): void;
  take(): void;
  /** Marks what was taken, or nothing. */
  mark(element: Element | null): void;
}

interface Pointing {
  /** The panel's own element, which cannot be pointed at. */
  readonly host: Element;
  readonly frame: HTMLElement;
  readonly onHover: (element: Element | null) => void;
  readonly onTake: (element: Element) => void;
}

/** Events that are kept from the page while the person points, since a link would lead away. */
const PRESSES = [
  'pointerdown',
  'mousedown',
  'pointerup',
  'mouseup',
  'click',
  'dblclick',
  'auxclick',
] as const;

/** Lets a person point at elements of the page: marks what lies under the pointer, takes what is pressed. */
export function createPicker({ host, frame, onHover, onTake }: Pointing, signal: AbortSignal): Picker {
  let active = false;
  let marked: Element | null = null;

  const draw = () => drawFrame(frame, marked);

  function mark(element: Element | null): void {
    marked = element;
    draw();
  }

  function pointedAt(event: Event): Element | null {
    const { target } = event;
    if (!active || !event.isTrusted || !(target instanceof Element) || target === host) return null;
    return target.closest('svg')?.parentElement ?? target;
  }

  function press(event: Event): void {
    const element = pointedAt(event);
    if (element === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') onTake(element);
  }

  const listening = { signal, capture: true };
  for (const type of PRESSES) window.addEventListener(type, press, listening);
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!active || event.target === host) return;
      const element = pointedAt(event);
      if (element === null || element === marked) return;
      mark(element);
      onHover(element);
    },
    listening,
  );
  for (const type of ['scroll', 'resize'] as const) window.addEventListener(type, draw, listening);

  return {
    setActive(wanted) {
      active = wanted;
      if (!active) mark(null);
    },
    step(forward) {
      const next = placeBeside(marked, forward, host);
      next?.scrollIntoView({ block: 'center' });
      mark(next);
      onHover(next);
    },
    take() {
      if (marked !== null) onTake(marked);
    },
    mark,
  };
}

function drawFrame(frame: HTMLElement, marked: Element | null): void {
  const box = marked?.isConnected ? marked.getBoundingClientRect() : null;
  frame.hidden = box === null;
  if (box === null) return;
  // Physical, since `getBoundingClientRect` is.
  frame.style.transform = `translate(${box.x - 4}px, ${box.y - 4}px)`;
  frame.style.inlineSize = `${box.width + 8}px`;
  frame.style.blockSize = `${box.height + 8}px`;
}

/** The next or the previous place that says something; after the last one the first. */
function placeBeside(marked: Element | null, forward: boolean, host: Element): Element | null {
  const places = [...document.body.querySelectorAll('*')].filter((element) => saysSomething(element, host));
  const at = marked === null ? -1 : places.indexOf(marked);
  return places.at(forward ? (at + 1) % places.length : at <= 0 ? -1 : at - 1) ?? null;
}

/** The visible elements that can be pointed at: fields, and elements with text of their own. */
function saysSomething(element: Element, host: Element): boolean {
  if (element === host || element.closest('script, style, svg, noscript') !== null) return false;
  const words = [...element.childNodes].some(
    (node) => node.nodeType === 3 && /\S/.test(node.nodeValue ?? ''),
  );
  return (words || isControl(element)) && element.getClientRects().length > 0;
}
