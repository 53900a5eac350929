import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTILE } from '../stores/orders';
import { inBothBrowsers, onlyIn } from './in-both-browsers';
import type { OrderPage } from './pages/order-page';
import { World } from './world';

inBothBrowsers('an order with markup in every field', (kind) => {
  let world: World;

  beforeAll(async () => {
    world = await World.openReady({ kind });
  });
  afterAll(() => world.close());

  it('is shown as text, on the page and in the form, and sent as text', async () => {
    const page = await world.openOrder(world.store.orderUrl(HOSTILE));
    const bar = await page.readBar();
    const name = `<b>Sami</b> "O'Neil" & <script>window.taken=1</script>`;
    expect(bar.lines.recipient).toBe(name);

    const popup = await world.openPopup(page);
    await popup.ready();
    expect(await popup.value('firstName')).toBe(name);
    expect(await popup.value('streetName')).toContain('<img src=x onerror=');
    expect(
      await popup.page.evaluate(() => document.querySelectorAll('b, script:not([src]), [onerror]').length),
    ).toBe(0);
    await popup.press('Create the parcel');
    await page.barWhere(({ tone }) => tone === 'good');

    const creation = world.sandbox.control
      .ledger()
      .requests.find(({ operation }) => operation === 'parcels/create');
    expect(creation?.body).toMatchObject({
      recipient: { first_name: name },
      note: `</textarea><script>window.taken=4</script>\n<a href="javascript:window.taken=5">map</a>`,
    });
    for (const tab of [page.page, popup.page]) {
      expect(await tab.evaluate(() => 'taken' in window)).toBe(false);
    }
  });
});

inBothBrowsers('a page that wants our button pressed', (kind) => {
  let world: World;

  beforeAll(async () => {
    world = await World.openReady({ kind });
  });
  afterAll(() => world.close());

  for (const [trick, play] of [
    ['lies over the bar', 'cover'],
    ['makes the bar transparent', 'fade'],
    ['makes the bar transparent from far above it', 'fade-above'],
    ['makes the bar too small to read', 'shrink'],
  ] as const) {
    it(`gets nothing when it ${trick}`, async () => {
      const page = await openReady();
      await page.page.evaluate((how) => {
        const style = document.createElement('style');
        style.textContent =
          how === 'fade'
            ? 'html { opacity: 0.01 }'
            : how === 'fade-above'
              ? '#postbox-container-1 { opacity: 0.01 }'
              : how === 'shrink'
                ? '#postbox-container-1 { transform: scale(0.3) }'
                : 'body::after { content: ""; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; background: white }';
        document.head.append(style);
        if (how !== 'cover') return;
        const bar = document.querySelector('shahna-bar')?.getBoundingClientRect();
        const cover = document.createElement('div');
        cover.style.cssText = `position: fixed; left: ${bar?.left}px; top: ${bar?.top}px; width: ${bar?.width}px; height: ${(bar?.height ?? 0) * 0.4}px; z-index: 2147483647; background: white`;
        document.documentElement.append(cover);
      }, play);
      await refuses(page);
    });
  }

  // Only Chromium tells of what is drawn over the bar and lets presses through.
  const inChromium = onlyIn('chromium', kind);
  for (const [cover, style] of [
    ['all of the page', 'position: fixed; inset: 0'],
    ['the amount alone', 'position: fixed; left: LEFTpx; top: TOPpx; width: 60px; height: 60px'],
  ] as const) {
    for (const when of ['before anybody looks', 'just before the press'] as const) {
      inChromium(`gets nothing when it draws over ${cover}, ${when}, and lets presses through`, async () => {
        const page = await openReady();
        await page.page.evaluate(
          (look, at) => {
            const bar = document.querySelector('shahna-bar')?.getBoundingClientRect();
            const there = look.replace('LEFT', String(bar?.left)).replace('TOP', String(bar?.top));
            const over = document.createElement('div');
            over.style.cssText = `${there}; z-index: 2147483647; pointer-events: none; background: white`;
            if (at === 'before anybody looks') document.documentElement.append(over);
            else addEventListener('pointerdown', () => document.documentElement.append(over), true);
          },
          style,
          when,
        );
        await refuses(page, { form: true });
      });
    }
  }

  inChromium('gets nothing when it takes its cover away as the press begins', async () => {
    const page = await openReady();
    const laid = await page.page.evaluate(() => {
      const over = document.createElement('div');
      over.style.cssText =
        'position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; background: white';
      document.documentElement.append(over);
      addEventListener('pointerdown', () => over.remove(), true);
      return performance.now();
    });
    // As long as a person looks at a thing before they press it.
    await page.page.waitForFunction((since) => performance.now() - since > 300, {}, laid);
    await refuses(page, { form: true });
  });

  it('gets nothing when it draws over the bar out of the bar’s own element', async () => {
    const page = await openReady();
    await page.page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent =
        'shahna-bar::after { content: "Free gift!" !important; position: absolute !important; inset: 0 !important; z-index: 9 !important; pointer-events: none !important; background: white !important }';
      document.head.append(style);
    });
    const after = await page.page.evaluate(() => {
      const bar = document.querySelector('shahna-bar');
      return bar && getComputedStyle(bar, '::after').content;
    });
    expect(after).toBe('none');
    await page.page.close();
  });

  async function openReady(): Promise<OrderPage> {
    const page = await world.openOrder(world.store.orderUrl(101));
    await page.barWhere(({ action }) => action === 'Ship');
    return page;
  }

  /** @param form it may be harmless: the extension's own form opens beside what is said. */
  async function refuses(page: OrderPage, { form } = { form: false }): Promise<void> {
    await page.pressBar();
    const bar = await page.barWhere(({ message }) => message !== '');
    expect(bar.message).toMatch(/lies over the bar/i);
    if (form) {
      const { browser } = world.extension;
      const opened = await browser.waitForTarget((target) => target.url().includes('/popup.html'));
      await (await opened.asPage()).close();
    }
    expect(world.parcels()).toEqual([]);
    await page.page.close();
  }
});
