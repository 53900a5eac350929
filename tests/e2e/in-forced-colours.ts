import type { Page } from 'puppeteer-core';
import { eventually } from './eventually';

/**
 * The buttons of a page, or of our bar in it, that are filled as what is chosen where Chromium forces a person's own
 * colours upon it; the page is shown as before afterwards.
 * @throws Error unless there is one
 */
export async function findFilled(page: Page): Promise<readonly string[]> {
  await page.bringToFront();
  const session = await page.createCDPSession();
  const force = (value: 'active' | 'none') =>
    session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await force('active');
  try {
    // Its colours are on their way at first.
    return await eventually(
      () => page.evaluate(readFilled),
      ({ length }) => length === 1,
    );
  } finally {
    await force('none');
    await session.detach();
  }
}

/** Runs in the page. */
function readFilled(): string[] {
  if (!matchMedia('(forced-colors: active)').matches) throw new Error('No colours are forced');
  const root = document.querySelector('shahna-bar, shahna-list')?.shadowRoot ?? document.body;
  const chosen = document.createElement('i');
  chosen.style.cssText = 'forced-color-adjust: none; background: Highlight';
  document.body.append(chosen);
  const { backgroundColor } = getComputedStyle(chosen);
  chosen.remove();
  return [...root.querySelectorAll<HTMLElement>('button, a.button')]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === backgroundColor)
    .map(({ className }) => className);
}
