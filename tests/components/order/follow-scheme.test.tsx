import { afterEach, beforeEach, expect, it } from 'vitest';
import { followScheme } from '../../../lib/page/follow-scheme';

let host: HTMLElement;
let end: AbortController;
let look: () => void;

beforeEach(() => {
  end = new AbortController();
  host = document.createElement('div');
  document.body.append(host);
  look = followScheme(host, end.signal);
});
afterEach(() => {
  end.abort();
  document.body.removeAttribute('style');
  document.documentElement.removeAttribute('style');
});

/** What is told of a page whose body has this background, in this computed form. */
function told(colour: string): string | undefined {
  host.remove();
  look();
  const body = document.createElement('section');
  document.body.append(body);
  body.append(host);
  const real = window.getComputedStyle;
  window.getComputedStyle = (at) =>
    at === body ? ({ backgroundColor: colour, colorScheme: 'normal' } as CSSStyleDeclaration) : real(at);
  look();
  window.getComputedStyle = real;
  return host.dataset.scheme;
}

for (const [colour, scheme] of [
  ['rgb(24, 26, 27)', 'dark'],
  ['rgb(255, 255, 255)', 'light'],
  ['rgba(0, 0, 0, 0)', undefined],
  ['rgba(0, 0, 0, 0.9)', 'dark'],
  ['color(srgb 0.1 0.1 0.12)', 'dark'],
  ['color(srgb 0.97 0.97 1 / 0.2)', undefined],
  ['color(display-p3 0.1 0.1 0.1)', 'dark'],
  ['oklch(0.21 0.03 264)', 'dark'],
  ['oklab(0.98 -0.01 0.002)', 'light'],
  ['lab(8.1 -1.2 3e-3)', 'dark'],
] as const) {
  it(`takes ${colour} behind it for ${scheme ?? 'what says nothing'}`, () => {
    expect(told(colour)).toBe(scheme);
  });
}

it('leaves it to a page that says it', () => {
  document.documentElement.style.backgroundColor = 'rgb(0, 0, 0)';
  document.body.style.colorScheme = 'light';
  look();
  expect(host.dataset.scheme).toBeUndefined();
});

it('follows a theme that an element around it is given', async () => {
  look();
  document.body.style.backgroundColor = 'rgb(20, 20, 20)';
  await Promise.resolve();
  expect(host.dataset.scheme).toBe('dark');
  document.body.style.backgroundColor = 'rgb(240, 240, 240)';
  await Promise.resolve();
  expect(host.dataset.scheme).toBe('light');
});
