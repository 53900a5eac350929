import { expect, it } from 'vitest';
import { AMBIGUOUS, PLAIN, practiceOrders } from '../stores/orders';
import { eventually } from './eventually';
import { inBothBrowsers } from './in-both-browsers';
import { madeOrder } from './made-order';
import { OptionsPage } from './pages/options-page';
import { pressOn } from './pages/press-on';
import type { World } from './world';
import { worldFor } from './world-for';

inBothBrowsers('the bar among the store’s own actions', (kind) => {
  const world = worldFor({ kind });

  it('stands before them, right-to-left in an Arabic admin', async () => {
    const order = await world.openOrder(world.store.orderUrl(PLAIN));
    await order.readBar();
    const [bar, actions] = await order.page.evaluate(() =>
      ['shahna-bar', '#woocommerce-order-actions'].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return { left: box?.left, right: box?.right, top: box?.top, bottom: box?.bottom };
      }),
    );
    expect(bar).toMatchObject({ left: actions?.left, right: actions?.right });
    expect(bar?.bottom).toBeLessThanOrEqual(actions?.top ?? 0);
    const sides = await order.page.$eval('shahna-bar', (host) => {
      const line = host.shadowRoot?.querySelector('.head');
      return getComputedStyle(host).direction + line?.clientWidth;
    });
    expect(sides).toMatch(/^rtl2/);
    await order.page.close();
  });

  it('moves nothing of the page when it comes with an order to ship, nor when the fee comes later', async () => {
    world.sandbox.control.setFault({ operation: 'parcels/fees', kind: 'delay', delayMs: 800, times: 1 });
    const order = await openWatched(world, world.store.orderUrl(PLAIN));
    await order.barWhere(({ action, lines }) => action === 'Ship' && lines.fee !== undefined);
    const { shift, tops } = await order.page.evaluate(readShifts);
    if (kind === 'chromium') expect(shift).toBe(0);
    // Where the store's actions stood in every picture there was of them.
    expect(new Set(tops).size).toBe(1);
    await order.page.close();
  });

  for (const [what, id] of [
    ['an order to ship', PLAIN],
    ['a question', AMBIGUOUS],
  ] as const) {
    it(`is as high as what it holds, and comes to its height in one step: ${what}`, async () => {
      const order = await openWatched(world, world.store.orderUrl(id));
      await order.barWhere(
        ({ action, lines }) => action === 'Review' || (action === 'Ship' && lines.fee !== undefined),
      );
      const { tops } = await order.page.evaluate(readShifts);
      expect(new Set(tops).size).toBeLessThanOrEqual(2);
      const { bar, lowest } = await order.page.evaluate(measureBar);
      expect(bar.bottom - lowest).toBeGreaterThanOrEqual(0);
      expect(bar.bottom - lowest).toBeLessThanOrEqual(16);
      await order.page.close();
    });
  }

  for (const [width, id] of [
    [1280, 511],
    [1000, 512],
  ] as const) {
    it(`moves nothing of the page when its order is shipped, in a window of ${width} px`, async () => {
      world.store.setOrders([...practiceOrders, madeOrder(id)]);
      const order = await world.openOrder(world.store.orderUrl(id));
      await order.page.setViewport({ width, height: 900 });
      await order.barWhere(({ action, lines }) => action === 'Ship' && lines.fee !== undefined);
      const before = await order.page.evaluate(measureBar);
      await order.pressBar();
      await order.barWhere(({ tone, message }) => tone === 'good' && /in the store/.test(message));
      const after = await order.page.evaluate(measureBar);
      expect(after.actions.top - after.bar.top).toBe(before.actions.top - before.bar.top);
      expect(after.lowest).toBeLessThanOrEqual(after.bar.bottom);
      await order.page.close();
    });
  }

  it('grows with a longer message, and lies over nothing that follows', async () => {
    const order = await world.openOrder(world.store.orderUrl(PLAIN));
    await order.barWhere(({ action }) => action === 'Ship');
    const before = await order.page.evaluate(measureBar);
    await order.page.evaluate(() => {
      const over = document.createElement('div');
      over.style.cssText =
        'position: fixed; inset: 0; z-index: 99999; pointer-events: none; background: white';
      document.body.append(over);
    });
    await order.pressBar();
    await order.barWhere(
      ({ message }) =>
        message ===
        'Something lies over this, so the press was not counted. Move it away or close it, and press again.',
    );
    const { bar, message, presses, actions } = await order.page.evaluate(measureBar);
    expect(bar.height).toBeGreaterThan(before.bar.height);
    expect(message.bottom).toBeLessThanOrEqual(presses.top);
    expect(presses.bottom).toBeLessThanOrEqual(bar.bottom);
    expect(bar.bottom).toBeLessThanOrEqual(actions.top);
    await order.page.close();
  });

  it('asks the store for its order before the page has loaded, as soon as the page says how', async () => {
    const id = 531;
    world.store.setOrders([...practiceOrders, madeOrder(id)]);
    world.store.holdLateScript(true);
    const order = await world.openOrder('about:blank');
    // A tab that gets the focus once its order has been read is looked at again, and asks again: not counted here.
    await order.page.evaluateOnNewDocument(() => {
      const hold = (event: Event) => event.stopImmediatePropagation();
      addEventListener('focus', hold, { capture: true });
      addEventListener('visibilitychange', hold, { capture: true });
    });
    const opening = order.page.goto(world.store.orderUrl(id)).catch(() => null);
    await eventually(
      async () => world.store.timesAsked(id),
      (times) => times > 0,
    );
    expect(await order.page.evaluate(() => document.readyState)).toBe('loading');
    world.store.holdLateScript(false);
    await opening;
    await order.barWhere(({ action }) => action === 'Ship');
    expect(world.store.timesAsked(id)).toBe(1);
    await order.page.close();
  });

  it('is put back when the store wipes what is not its own, and shows what a part loaded later says', async () => {
    const order = await world.openOrder(world.store.orderUrl(PLAIN));
    await order.readBar();
    await order.page.evaluate(() => {
      const side = document.querySelector('#postbox-container-1');
      const copy = side?.cloneNode(true) as HTMLElement;
      copy.querySelector('shahna-bar')?.remove();
      side?.replaceWith(copy);
    });
    await order.page.waitForSelector('#postbox-container-1 shahna-bar');
    expect(await order.readBar()).toMatchObject({ action: 'Ship' });

    await order.page.evaluate(() => {
      const phone = document.querySelector<HTMLInputElement>('#_billing_phone');
      const fresh = phone?.cloneNode() as HTMLInputElement;
      fresh.value = '0599333444';
      phone?.replaceWith(fresh);
    });
    const bar = await order.barWhere(({ action }) => action === 'Review');
    expect(bar.doubtful).toContain('phone');
    await order.page.close();
  });

  it('shows at once what is corrected in the form', async () => {
    world.store.setOrders([madeOrder(501, { recipient: { phone: '12' } })]);
    const order = await world.openOrder(world.store.orderUrl(501));
    expect((await order.readBar()).doubtful).toContain('phone');
    const popup = await world.openPopup(order);
    await popup.ready();
    await popup.type('phone', '0599555666');
    await order.barWhere(({ action, lines }) => action === 'Ship' && lines.phone === '0599555666');
    await popup.close();
    await order.page.close();
  });

  it('leaves nothing behind when its store is removed', async () => {
    const order = await world.openOrder(world.store.orderUrl(501));
    await order.readBar();
    const options = await OptionsPage.open(world.extension, 'stores');
    await options.page.waitForSelector('.store .button--quiet');
    await pressOn(options.page, '.store .button--quiet');
    await eventually(
      () => order.hasBar(),
      (there) => !there,
    );
    expect(await order.page.evaluate(() => document.querySelectorAll(':not(:defined)').length)).toBe(0);
    await options.close();
    const again = await world.openOrder(world.store.orderUrl(501));
    await again.page.waitForSelector('#order_data');
    expect(await again.hasBar()).toBe(false);
  });
});

/** Runs in the page: where the bar, its parts and the store's actions stand. */
function measureBar() {
  const host = document.querySelector('shahna-bar');
  const boxOf = (element: Element | null | undefined) => {
    const { top, bottom, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { top, bottom, height };
  };
  return {
    bar: boxOf(host),
    message: boxOf(host?.shadowRoot?.querySelector('.message')),
    presses: boxOf(host?.shadowRoot?.querySelector('.presses')),
    actions: boxOf(document.querySelector('#woocommerce-order-actions')),
    /** Where the last of its buttons ends. */
    lowest: Math.max(
      ...[...(host?.shadowRoot?.querySelectorAll('button') ?? [])].map(
        (button) => button.getBoundingClientRect().bottom,
      ),
    ),
  };
}

interface Watched extends Window {
  shifts?: number;
  tops?: number[];
}

async function openWatched(world: World, address: string) {
  const order = await world.openOrder('about:blank');
  await order.page.evaluateOnNewDocument(watchShifts);
  await order.page.goto(address);
  return order;
}

/** Runs before the page: notes every shift beside the bar (a page that still comes moves its own columns), and where the store's actions stand whenever a picture is made. */
function watchShifts(): void {
  const watched = window as Watched;
  watched.shifts = 0;
  watched.tops = [];
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as never as { value: number; sources: { node: Node | null }[] };
        const side = document.querySelector('#postbox-container-1');
        if (sources.some(({ node }) => side?.contains(node))) watched.shifts = (watched.shifts ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }
  // A picture is measured where its layout is done and nobody can change it any more: where sizes are told.
  const measured = document.createElement('i');
  measured.style.position = 'absolute';
  new ResizeObserver(() => {
    const top = document.querySelector('#woocommerce-order-actions')?.getBoundingClientRect().top;
    if (top !== undefined) watched.tops?.push(top);
  }).observe(measured);
  const eachPicture = (picture: number) => {
    if (!measured.isConnected) document.body?.append(measured);
    measured.style.width = `${1 + (picture % 2)}px`;
    requestAnimationFrame(() => eachPicture(picture + 1));
  };
  eachPicture(0);
}

function readShifts(): { readonly shift: number; readonly tops: readonly number[] } {
  const { shifts = Number.NaN, tops = [] } = window as Watched;
  return { shift: shifts, tops };
}
