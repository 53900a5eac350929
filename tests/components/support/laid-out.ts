import { afterEach, beforeEach, vi } from 'vitest';
import { isPaintedOver } from '../../../lib/page/covers/is-painted-over';

/** jsdom neither lays out nor knows these styles: each element says itself where it is and what differs. */
const PLAIN: Record<string, string> = {
  ...{
    display: 'block',
    position: 'static',
    zIndex: 'auto',
    opacity: '1',
    visibility: 'visible',
    order: '0',
  },
  ...{
    transform: 'none',
    translate: 'none',
    rotate: 'none',
    scale: 'none',
    filter: 'none',
    clipPath: 'none',
  },
  ...{
    backdropFilter: 'none',
    perspective: 'none',
    maskImage: 'none',
    mixBlendMode: 'normal',
    contain: 'none',
  },
  ...{ isolation: 'auto', willChange: 'auto', containerType: 'normal', contentVisibility: 'visible' },
  ...{ backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: 'none', boxShadow: 'none', textShadow: 'none' },
  ...{ outlineStyle: 'none', borderImageSource: 'none', listStyleImage: 'none' },
  ...{ borderTopWidth: '0px', borderRightWidth: '0px', borderBottomWidth: '0px', borderLeftWidth: '0px' },
  ...{ overflowX: 'visible', overflowY: 'visible', content: 'normal', textDecorationLine: 'none' },
  ...{ fontSize: '16px', listStyleType: 'disc', textEmphasisStyle: 'none' },
};

type Box = readonly [left: number, top: number, right: number, bottom: number];
const boxes = new WeakMap<Node, Box>();
export const styles = new WeakMap<Element, Record<string, string>>();
/** Styles of what a page's rules make of an element's first words, say. */
export const pseudos = new WeakMap<Element, Record<string, Record<string, string>>>();
export const onTop = new WeakSet<Element>();

export function make(style: Record<string, string> = {}, box?: Box, ...content: readonly (Node | string)[]) {
  return lay(document.createElement('div'), style, box, ...content);
}

export function lay<Kind extends Element>(
  element: Kind,
  style: Record<string, string> = {},
  box?: Box,
  ...content: readonly (Node | string)[]
): Kind {
  styles.set(element, style);
  if (box !== undefined) boxes.set(element, box);
  element.append(...content);
  return element;
}

export function words(box: Box): Text {
  const text = document.createTextNode('110');
  boxes.set(text, box);
  return text;
}

/** Where the bar's part is that must be seen, and somewhere below it. */
export const BAR = [100, 100, 200, 140] as const;
export const FAR = [100, 400, 200, 440] as const;
export const RED = 'rgb(200, 30, 40)';
/** Laid over the bar by the page. */
export const ABOVE = { position: 'fixed', zIndex: '30' };

/** The bar of each test. */
export let host: HTMLElement;
let part: HTMLElement;
export const judge = () => isPaintedOver(host, [part]);

const rectOf = (node: Node) => {
  const [left, top, right, bottom] = boxes.get(node) ?? [0, 0, 0, 0];
  return { left, top, right, bottom, width: right - left, height: bottom - top };
};
const rectsOf = (node: Node) => (boxes.has(node) ? [rectOf(node)] : []);
const TOP = /:modal/;

/** Has jsdom tell where each element is said to be, for each test. */
export function layOutForEach(): void {
  beforeEach(() => {
    vi.stubGlobal('getComputedStyle', (element: Element, pseudo?: string) => ({
      ...PLAIN,
      ...(pseudo === undefined || pseudo === '::marker' ? styles.get(element) : {}),
      ...(pseudo === undefined ? {} : pseudos.get(element)?.[pseudo]),
    }));
    const { matches, querySelector } = Element.prototype;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return rectOf(this) as DOMRect;
    });
    Element.prototype.getClientRects = function () {
      return rectsOf(this) as unknown as DOMRectList;
    };
    Range.prototype.getClientRects = function () {
      return rectsOf(this.startContainer.childNodes[this.startOffset] as Node) as unknown as DOMRectList;
    };
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return TOP.test(selector) ? onTop.has(this) : matches.call(this, selector);
    });
    vi.spyOn(Element.prototype, 'querySelector').mockImplementation(function (
      this: Element,
      selector: string,
    ) {
      if (!TOP.test(selector)) return querySelector.call(this, selector);
      return [...this.querySelectorAll('*')].find((one) => onTop.has(one)) ?? null;
    });
    host = make({ position: 'fixed', zIndex: '20' }, BAR);
    part = make({}, BAR);
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
}

export function withRoot(element: Element, ...content: readonly (Node | string)[]) {
  element.attachShadow({ mode: 'open' }).append(...content);
  return element;
}
