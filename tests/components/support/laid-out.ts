import { afterEach, beforeEach, vi } from 'vitest';

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

export type Box = readonly [left: number, top: number, right: number, bottom: number];
export const boxes = new WeakMap<Node, Box>();
export const styles = new WeakMap<Element, Record<string, string>>();
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
