import { expect, it } from 'vitest';
import { PLAIN } from '../stores/orders';
import { eventually } from './eventually';
import { inBothBrowsers } from './in-both-browsers';
import { worldFor } from './world-for';

inBothBrowsers('the bar’s colours', (kind) => {
  const world = worldFor({ kind });

  it('are dark on a page that is dark and does not say so, and follow its theme with the keyboard in it', async () => {
    const order = await world.openOrder(world.store.orderUrl(PLAIN));
    await order.barWhere(({ action, lines }) => action === 'Ship' && lines.fee !== undefined);
    const light = await order.page.evaluate(readColours);
    expect(light.scheme).toBe('light');
    await order.page.evaluate(() => {
      document
        .querySelector('shahna-bar')
        ?.shadowRoot?.querySelector<HTMLElement>('.primary')
        ?.focus({ preventScroll: true });
    });
    await order.page.evaluate(paintAround, '#17191c');
    const dark = await eventually(
      () => order.page.evaluate(readColours),
      ({ scheme }) => scheme === 'dark',
    );
    expect(dark).toEqual({
      scheme: 'dark',
      surface: 'rgb(30, 36, 39)',
      page: 'normal',
      focused: 'primary ship',
    });
    await order.page.evaluate(paintAround, '');
    await eventually(
      () => order.page.evaluate(readColours),
      ({ surface }) => surface === light.surface,
    );
    await order.page.close();
  });
});

/** Runs in the page: how the bar is drawn, what the page says of itself, and which of the bar's buttons has the keyboard. */
function readColours(): Record<'scheme' | 'surface' | 'page' | 'focused', string | undefined> {
  const host = document.querySelector('shahna-bar');
  const bar = host?.shadowRoot?.querySelector('.bar');
  if (host == null || bar == null) throw new Error('There is no bar');
  return {
    scheme: getComputedStyle(host).colorScheme,
    surface: getComputedStyle(bar).backgroundColor,
    page: getComputedStyle(document.body).colorScheme,
    focused: host.shadowRoot?.activeElement?.className,
  };
}

/** Runs in the page: another theme, which `color-scheme` is not told of. */
function paintAround(colour: string): void {
  for (
    let at = document.querySelector('shahna-bar')?.parentElement ?? null;
    at !== null;
    at = at.parentElement
  ) {
    at.style.backgroundColor = colour;
  }
}
