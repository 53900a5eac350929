import { expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { HOSTILE, PLAIN, practiceOrders } from '../stores/orders';
import { inBothBrowsers } from './in-both-browsers';
import { madeOrder } from './made-order';
import type { OrderPage } from './pages/order-page';
import { worldFor } from './world-for';

inBothBrowsers('a page that wants our button pressed', (kind) => {
  const world = worldFor({ kind });
  const parcelsOf = (id: number) =>
    world.parcels().filter(({ referenceNumber }) => referenceNumber === String(id));

  it('has an order with markup in every field shown as text, on the page and in the form, and sent as text', async () => {
    const page = await world.goOnTo(world.store.orderUrl(HOSTILE));
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
    await popup.ship();
    await page.barWhere(({ tone }) => tone === 'good');

    const [creation] = creationsIn(world.sandbox.control.ledger(), HOSTILE);
    expect(creation?.body).toMatchObject({
      recipient: { first_name: name },
      note: `</textarea><script>window.taken=4</script>\n<a href="javascript:window.taken=5">map</a>`,
    });
    for (const tab of [page.page, popup.page]) {
      expect(await tab.evaluate(() => 'taken' in window)).toBe(false);
    }
    await popup.close();
  });

  for (const [trick, sheet] of Object.entries(HIDING)) {
    it(`gets nothing when it makes the bar ${trick}`, async () => {
      const page = await openReady();
      await page.page.evaluate(addStyle, sheet);
      await refuses(page);
    });
  }

  it('gets nothing when it lies over this', async () => {
    const page = await openReady();
    await page.page.evaluate(addStyle, `body::after { content: ''; inset: 0; ${FIXED} background: white }`);
    await page.page.evaluate(() => {
      const bar = document.querySelector('shahna-bar')?.getBoundingClientRect();
      const cover = document.createElement('div');
      cover.style.cssText = `position: fixed; left: ${bar?.left}px; top: ${bar?.top}px; width: ${bar?.width}px; height: ${(bar?.height ?? 0) * 0.4}px; z-index: 2147483647; background: white`;
      document.documentElement.append(cover);
    });
    await refuses(page);
  });

  for (const [cover, style] of [
    ['all of the page', 'position: fixed; inset: 0'],
    ['the amount alone', 'position: fixed; left: LEFTpx; top: TOPpx; width: 60px; height: 60px'],
  ] as const) {
    for (const when of ['before anybody looks', 'just before the press'] as const) {
      it(`gets nothing when it draws over ${cover}, ${when}, and lets presses through`, async () => {
        const page = await openReady();
        await page.page.evaluate(
          (look, at) => {
            const bar = document.querySelector('shahna-bar')?.shadowRoot?.querySelector('.amount');
            const { left, top } = bar?.getBoundingClientRect() ?? { left: 0, top: 0 };
            const there = look.replace('LEFT', String(left)).replace('TOP', String(top));
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

  it('gets nothing when it takes its cover away as the press begins', async () => {
    const page = await openReady();
    await page.page.evaluate(() => {
      const over = document.createElement('div');
      over.style.cssText =
        'position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; background: white';
      document.documentElement.append(over);
      addEventListener('pointerdown', () => over.remove(), true);
    });
    // As long as a person looks at a thing before they press it.
    await page.lasts(300);
    await refuses(page, { form: true });
  });

  // Each of these may open the form too, which a store's pages are given ten times a minute: whose form is waited for comes before.
  for (const [cover, lay] of Object.entries(COVERS)) {
    it(`gets nothing when it paints over the amount: ${cover}`, async () => {
      const page = await openReady();
      await page.page.evaluate(coverAmount, lay);
      await refuses(page);
    });
  }

  it('has an honest press counted though its own header lies over this’s head', async () => {
    world.store.setOrders([...practiceOrders, madeOrder(962)]);
    const page = await openReady(962);
    await page.placeOfPress();
    await page.page.evaluate(() => {
      const bar = document.querySelector('shahna-bar')?.shadowRoot?.querySelector('.head');
      const { top, bottom } = bar?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      const header = document.createElement('div');
      header.style.cssText = `position: fixed; left: 0; right: 0; top: 0; height: ${(top + bottom) / 2}px; z-index: 99999; background: white`;
      document.body.append(header);
    });
    await page.pressBar();
    await page.barWhere(({ tone }) => tone === 'good');
  });

  it('gets nothing when it changes the amount while the button is held down', async () => {
    world.store.setOrders([...practiceOrders, madeOrder(961)]);
    const page = await openReady(961);
    const before = await page.readBar();
    await page.page.bringToFront();
    // What is refused is then what changed while the button was down, and neither a press too soon nor one begun elsewhere.
    await page.hasBeenRead();
    await page.restOnPress();
    await page.page.mouse.down();
    const items = madeOrder(961).items.map((item) => ({ ...item, subtotal: 99_000, total: 99_000 }));
    world.store.setOrders([...practiceOrders, madeOrder(961, { items })]);
    await page.page.evaluate(loadAnew);
    const changed = await page.barWhere(({ lines }) => lines.amount !== before.lines.amount);
    expect(changed).toMatchObject({ action: 'Ship' });
    await page.lasts(1_500);
    await page.page.mouse.up();
    expect((await page.barWhere(({ message }) => message !== '')).message).toMatch(/less than a second ago/);
    expect(parcelsOf(961)).toEqual([]);
  });

  it('gets nothing when it draws over the bar out of the bar’s own element', async () => {
    const page = await openReady();
    await page.page.evaluate(
      addStyle,
      'shahna-bar::after { content: "Free gift!" !important; position: absolute !important; inset: 0 !important; z-index: 9 !important; pointer-events: none !important; background: white !important }',
    );
    const after = await page.page.evaluate(() => {
      const bar = document.querySelector('shahna-bar');
      return bar && getComputedStyle(bar, '::after').content;
    });
    expect(after).toBe('none');
  });

  async function openReady(id = PLAIN): Promise<OrderPage> {
    const page = await world.goOnTo(world.store.orderUrl(id));
    await page.barWhere(({ action }) => action === 'Ship');
    return page;
  }

  /** @param form it may be harmless: the extension's own form opens beside what is said. */
  async function refuses(page: OrderPage, { form } = { form: false }): Promise<void> {
    await page.pressAtOnce();
    const bar = await page.barWhere(({ message }) => message !== '');
    expect(bar.message).toMatch(/lies over this/i);
    // Firefox tells nobody that a page of an extension was opened.
    if (form && kind === 'chromium') {
      const { browser } = world.extension;
      const opened = await browser.waitForTarget((target) => target.url().includes('/popup.html'));
      await (await opened.asPage()).close();
    }
    expect(parcelsOf(PLAIN)).toEqual([]);
  }
});

const FIXED = 'position: fixed; z-index: 2147483647; pointer-events: none;';
const OVER = `${FIXED} left: LEFTpx; top: TOPpx; width: WIDTHpx; height: HEIGHTpx;`;

/** What a page's styles make of the bar. */
const HIDING: Readonly<Record<string, string>> = {
  transparent: 'html { opacity: 0.01 }',
  'transparent from far above it': '#postbox-container-1 { opacity: 0.01 }',
  'too small to read': '#postbox-container-1 { transform: scale(0.3) }',
};

/** What takes no presses and is painted over the amount, which stands at LEFT and TOP. */
const COVERS: Readonly<Record<string, string>> = {
  'a box': `<div style="${OVER} background: white"></div>`,
  'a box that blends': `<div style="${OVER} background: white; mix-blend-mode: lighten"></div>`,
  'a blur of what is behind': `<div style="${OVER} backdrop-filter: blur(20px)"></div>`,
  'a shadow cast from afar': `<div style="${FIXED} left: -500px; top: 0; width: 10px; height: 10px; box-shadow: calc(LEFTpx + 500px) TOPpx 0 80px white"></div>`,
  'the shadow of a filter': `<div style="${FIXED} left: -500px; top: 0; width: 100px; height: 100px; background: white; filter: drop-shadow(calc(LEFTpx + 480px) TOPpx 0 white)"></div>`,
  'an outline': `<div style="${FIXED} left: LEFTpx; top: calc(TOPpx - 60px); width: 10px; height: 10px; outline: 80px solid white"></div>`,
  'a border’s picture': `<div style="${FIXED} left: 0; top: 0; width: 10px; height: 10px; border: 1px solid; border-image: linear-gradient(white, white) 30 / 1px / 1000px"></div>`,
  'words that hang out of their box': `<div style="${FIXED} left: LEFTpx; top: TOPpx; width: 0; height: 0; direction: ltr; font: 200px/20px monospace; color: white">█</div>`,
  'what styles put before an element': `<style>.cover::before { content: ''; ${OVER} background: white }</style><p class="cover"></p>`,
  'what styles put before an element, moved there': `<style>.cover::before { content: ''; ${FIXED} left: -900px; top: -300px; width: WIDTHpx; height: HEIGHTpx; translate: 900px 0; transform: translate(LEFTpx, calc(TOPpx + 300px)); background: white }</style><p class="cover"></p>`,
  'what stands before an element that is drawn larger': `<style>.cover { ${FIXED} left: 0; top: 0; width: 10px; height: 10px; transform: scale(4); transform-origin: 0 0 } .cover::before { content: ''; position: absolute; left: calc(LEFTpx / 4); top: calc(TOPpx / 4); width: 20px; height: 20px; background: white }</style><p class="cover" style="margin: 0"></p>`,
  'letters after an element that hang out of its box': `<style>.cover { ${FIXED} left: calc(LEFTpx - 40px); top: TOPpx; width: 10px; direction: ltr } .cover::after { content: "███████"; font: 30px/30px monospace; white-space: nowrap; color: white }</style><p class="cover" style="margin: 0"></p>`,
  'a box that leaves the clipping box it is in': `<div style="width: 10px; height: 10px; overflow: hidden"><b style="position: absolute; left: LEFTpx; top: calc(TOPpx + SCROLLpx); width: WIDTHpx; height: HEIGHTpx; z-index: 2147483647; pointer-events: none; background: white"></b></div>`,
  'a page in a frame': `<iframe style="${OVER} border: 0" srcdoc="<body style='background: white'>"></iframe>`,
  'a box in a root of its own': `<div><template shadowrootmode="open"><b style="${OVER} background: white"></b></template></div>`,
  'a box in a closed root': `<div><template shadowrootmode="closed"><b style="${OVER} background: white"></b></template></div>`,
  'a popover': `<div popover="manual" style="${OVER} right: auto; bottom: auto; margin: 0; border: 0; padding: 0; background: white"></div>`,
  'a box within a box without a level': `<div style="display: flex"><div style="z-index: 30000; pointer-events: none"><b style="position: fixed; left: LEFTpx; top: TOPpx; width: WIDTHpx; height: HEIGHTpx; background: white"></b></div></div>`,
};

/** Runs in the page. */
function addStyle(sheet: string): void {
  const style = document.createElement('style');
  style.textContent = sheet;
  document.head.append(style);
}

/** Runs in the page. */
function coverAmount(markup: string): void {
  const amount = document.querySelector('shahna-bar')?.shadowRoot?.querySelector('.amount');
  const { left, top, width, height } = amount?.getBoundingClientRect() ?? new DOMRect();
  const size = { LEFT: left, TOP: top, WIDTH: width, HEIGHT: height, SCROLL: scrollY };
  const cover = document.createElement('div');
  document.body.append(cover);
  cover.setHTMLUnsafe(
    markup.replace(/LEFT|TOP|WIDTH|HEIGHT|SCROLL/g, (name) => String(size[name as keyof typeof size])),
  );
  cover.querySelector<HTMLElement>('[popover]')?.showPopover();
}

/** Runs in the page, as a store that loads parts of itself anew. */
async function loadAnew(): Promise<void> {
  const text = await (await fetch(location.href)).text();
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  for (const id of ['#order_data', '#woocommerce-order-items']) {
    const part = fresh.querySelector(id);
    if (part !== null) document.querySelector(id)?.replaceWith(part);
  }
}
