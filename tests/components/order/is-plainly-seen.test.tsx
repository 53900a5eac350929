import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isPlainlySeen } from '../../../lib/page/is-plainly-seen';

const host = document.createElement('div');
const body = document.createElement('div');
const amount = document.createElement('div');
const button = document.createElement('button');
/** What lies over the page, from here down to there. */
let cover: { readonly from: number; readonly to: number } | null = null;

/** jsdom lays nothing out: the bar's head is 30 pixels high, the amount and the button 20 each. */
function lay(element: HTMLElement, top: number, height: number): void {
  element.getBoundingClientRect = () => new DOMRect(0, top, 200, height);
  Object.defineProperty(element, 'offsetWidth', { configurable: true, value: 200 });
  Object.defineProperty(element, 'offsetHeight', { configurable: true, value: height });
}
// Taken back before the next file, whose presses are judged by places.
vi.stubGlobal(
  'DOMRect',
  class {
    readonly left: number;
    constructor(
      x: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {
      this.left = x;
    }
  },
);

beforeEach(() => {
  cover = null;
  host.removeAttribute('style');
  document.body.removeAttribute('style');
  document.body.append(host);
  lay(body, 0, 70);
  lay(amount, 30, 20);
  lay(button, 50, 20);
  document.elementFromPoint = (_x, y) =>
    y < 0 || (cover !== null && y >= cover.from && y <= cover.to) ? document.body : host;
});

const judge = () => isPlainlySeen(host, body, [amount, button]);

describe('the bar that is pressed', () => {
  it('is plainly seen where nothing lies over it', () => {
    expect(judge()).toBe(true);
  });

  it('is seen though its head lies under the store’s own header: what is shipped does not', () => {
    cover = { from: 0, to: 29 };
    expect(judge()).toBe(true);
  });

  it.each([
    ['part of the amount', { from: 30, to: 33 }],
    ['part of the button', { from: 66, to: 70 }],
  ])('is not seen where something lies over %s', (_what, laid) => {
    cover = laid;
    expect(judge()).toBe(false);
  });

  it('is not seen where the amount was scrolled out of the window', () => {
    lay(amount, -15, 20);
    expect(judge()).toBe(false);
  });

  it.each(['opacity: 0.5', 'filter: brightness(50)', 'filter: blur(9px)', 'mix-blend-mode: multiply'])(
    'is not seen where what holds it has %s',
    (style) => {
      document.body.style.cssText = style;
      document.body.style.setProperty('mix-blend-mode', /multiply/.exec(style)?.[0] ?? 'normal');
      expect(judge()).toBe(false);
    },
  );

  it.each([
    ['as wide as it is and a line high', 200, 9],
    ['as high as it is and a line wide', 20, 70],
  ])('is not seen where the page squashes it to be %s', (_what, width, height) => {
    body.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
    expect(judge()).toBe(false);
  });

  it('is seen in the colours of a dark mode', () => {
    document.body.style.cssText = 'filter: invert(1) hue-rotate(180deg)';
    expect(judge()).toBe(true);
  });
});
