import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExtensionBrowser } from '../browsers/open-extension';
import { FIRST } from '../stores/strange/strange-order';
import { type StrangeStore, startStrangeStore } from '../stores/strange/strange-store';
import { builtAsShipped } from './build';
import { eventually } from './eventually';
import { inBothBrowsers, onlyIn } from './in-both-browsers';
import { madeOrder } from './made-order';
import { closeForm } from './pages/close-form';
import { lasts } from './pages/lasts';
import type { OrderPage } from './pages/order-page';
import { World } from './world';

const OURS = ['shahna-bar', 'shahna-list', 'shahna-row', 'shahna-teach'] as const;
type Ours = (typeof OURS)[number];

/** What a page that has a root of ours can change there, each tried on an order of its own. */
const CHANGES = { elements: 972, sheets: 973, animations: 974, roots: 975 } as const;

inBothBrowsers('a page that defines our elements itself, to get at their closed roots', (kind) => {
  let world: World;
  let strange: StrangeStore;

  beforeAll(async () => {
    world = await World.openReady({ kind, extension: await builtAsShipped(kind) });
    world.store.setOrders([971, ...Object.values(CHANGES)].map((id) => madeOrder(id)));
    strange = await startStrangeStore();
    await world.enableStore(strange.url);
  });
  afterAll(async () => {
    await world.close();
    await strange.close();
  });

  it('does not get the bar’s, nor any press on it; the person’s own press ships', async () => {
    const { page } = await openHostile(world.store.orderUrl(971));
    await findHost(page, 'shahna-bar');
    // Where the page makes us mount the bar anew, another element is made.
    await page.evaluate(showAs, '0');
    await page.waitForSelector('shahna-bar', { hidden: true });
    await page.evaluate(showAs, '971');
    await findHost(page, 'shahna-bar');
    await eventually(
      () => page.evaluate(countUpgraded, 'shahna-bar'),
      (made) => made >= 2,
    );
    await tabTo(page, 'shahna-bar');
    expect(await page.evaluate(useRoots)).toEqual([]);
    expect(world.parcels()).toEqual([]);
    await page.mouse.click(300, 300);

    await closeForm(world.extension, page);
    await tabTo(page, 'shahna-bar');
    await eventually(async () => {
      await page.keyboard.press('Enter');
      return world.parcels().length;
    }, Boolean);
    expect(world.parcels()).toHaveLength(1);
    expect(world.parcels()[0]?.referenceNumber).toBe('971');
    await page.close();
  });

  // Firefox tells every listener which element in a closed root an event came from, and with it the root.
  for (const [change, id] of Object.entries(CHANGES)) {
    onlyIn('firefox', kind)(`has nothing shipped by what Firefox tells it, through ${change}`, async () => {
      const { page } = await openHostile(world.store.orderUrl(id));
      await page.waitForSelector('shahna-bar');
      await tabTo(page, 'shahna-bar');
      expect(await page.evaluate(changeBar, change)).toBe(1);
      if (change === 'roots') await pressUntilAnew(world.extension, page);
      else {
        await lasts(page, 1_500);
        await page.mouse.click(300, 300);
      }
      await lasts(page, 1_500);
      const parcels = world.parcels().filter(({ referenceNumber }) => referenceNumber === String(id));
      expect(parcels).toEqual([]);
      // What was changed is thrown away, and drawn anew.
      await page.waitForSelector('shahna-bar:not([data-changed])');
      expect(await page.evaluate(() => document.querySelectorAll('shahna-bar').length)).toBe(1);
      // A form that closes with the page under it leaves Firefox's window without the focus, for good.
      await closeForm(world.extension, page);
      await page.close();
    });
  }

  it('does not get those of a list’s rows and of its bar', async () => {
    const { page } = await openHostile(world.store.listUrl());
    await findHost(page, 'shahna-row');
    await (await page.waitForSelector('#cb-select-971'))?.click();
    await findHost(page, 'shahna-list');
    expect(await page.evaluate(useRoots)).toEqual([]);
    await page.close();
  });

  it('does not get that of the panel by which a page is taught', async () => {
    const order = await openHostile(strange.orderUrl(FIRST));
    const { page } = order;
    const popup = await world.openPopup(order);
    await popup.press('Teach this page');
    await popup.close();
    await findHost(page, 'shahna-teach');
    expect(await page.evaluate(useRoots)).toEqual([]);
    await page.close();
  });

  async function openHostile(address: string): Promise<OrderPage> {
    const order = await world.openOrder('about:blank');
    await order.page.evaluateOnNewDocument(defineOurs, OURS);
    await order.page.goto(address, { waitUntil: 'domcontentloaded' });
    await order.page.bringToFront();
    return order;
  }
});

/** Once it stands, and the page's own class has made it. */
async function findHost(page: Page, name: Ours): Promise<void> {
  await page.waitForSelector(name);
  await eventually(() => page.evaluate(countUpgraded, name), Boolean);
}

/** Goes on with Tab, as a person without a mouse: what stands in a closed root is found by no other way. */
async function tabTo(page: Page, name: Ours): Promise<void> {
  await eventually(
    async () => {
      await page.keyboard.press('Tab');
      return page.evaluate(() => document.activeElement?.localName);
    },
    (at) => at === name,
  );
}

type Hostile = Window & {
  internals: Partial<Record<string, ElementInternals[]>>;
  events: Event[];
};

/** Runs in the page, before everything else in it. */
function defineOurs(names: readonly string[]): void {
  const hostile = window as unknown as Hostile;
  hostile.internals = {};
  hostile.events = [];
  for (const name of names) {
    customElements.define(
      name,
      class extends HTMLElement {
        constructor() {
          super();
          const made = hostile.internals[name] ?? [];
          hostile.internals[name] = made;
          made.push(this.attachInternals());
        }
      },
    );
  }
  for (const type of ['focusin', 'keydown', 'keyup', 'pointermove', 'mouseover', 'animationstart']) {
    addEventListener(type, (event) => void hostile.events.push(event), true);
  }
}

/** Runs in the page: makes it one of another order, and lets us hear of it. */
function showAs(orderId: string): void {
  document.querySelector('#post_ID')?.setAttribute('value', orderId);
  document.body.append(document.createElement('i'));
}

function countUpgraded(name: string): number {
  return (window as unknown as Hostile).internals[name]?.length ?? 0;
}

/**
 * Runs in the page: gets at our roots by every way that there might be, and where it succeeds lays their buttons
 * over the page, unseen.
 * @returns the ways that led into one
 */
function useRoots(): readonly string[] {
  const { internals, events } = window as unknown as Hostile;
  const selection = getSelection();
  const reached: (readonly [string, unknown])[] = [
    ['selection', selection?.anchorNode],
    ['the keyboard’s place', document.activeElement],
    ...document.getAnimations().map((one) => ['animations', (one.effect as KeyframeEffect)?.target] as const),
    ...Object.values(internals).flatMap(
      (made) => made?.map((one) => ['internals', one.shadowRoot] as const) ?? [],
    ),
  ];
  for (const host of document.querySelectorAll('shahna-bar, shahna-list, shahna-row, shahna-teach')) {
    const { left, top, width, height } = host.getBoundingClientRect();
    reached.push(['shadowRoot', host.shadowRoot], ['firstChild', host.firstChild]);
    for (const one of host.getAnimations({ subtree: true })) {
      reached.push(['animations of the subtree', (one.effect as KeyframeEffect)?.target]);
    }
    for (const part of [0.3, 0.5, 0.9]) {
      const [x, y] = [left + width * part, top + height * part];
      reached.push(['caret', document.caretPositionFromPoint?.(x, y)?.offsetNode]);
      reached.push(...document.elementsFromPoint(x, y).map((found) => ['point', found] as const));
    }
  }
  for (const event of events) {
    reached.push(...event.composedPath().map((node) => ['path', node] as const));
  }
  const ways = new Set<string>();
  for (const [way, node] of reached) {
    const root = node instanceof Node ? node.getRootNode() : null;
    if (!(root instanceof ShadowRoot)) continue;
    ways.add(way);
    const button = root.querySelector<HTMLElement>('.primary');
    if (button !== null) button.style.cssText = 'position: fixed; inset: 0; opacity: 0; z-index: 9';
  }
  return [...ways];
}

/**
 * A press that comes before the bar has stood long enough is refused whatever it shows, and opens the form over the
 * page, some time later: the person closes that, and presses again once the page has kept the focus for long enough.
 */
async function pressUntilAnew(extension: ExtensionBrowser, page: Page): Promise<void> {
  await eventually(
    async () => {
      await closeForm(extension, page);
      await lasts(page, 1_500);
      if (await page.evaluate(() => document.hasFocus())) await page.keyboard.press('Enter');
      return page.$('shahna-bar:not([data-changed])');
    },
    (anew) => anew !== null,
  );
}

/**
 * Runs in the page: lays the bar's button over the page, unseen, or shows another amount, through the roots that
 * events told it of.
 * @returns how many roots were reached
 */
function changeBar(change: string): number {
  const { events } = window as unknown as Hostile;
  const roots = new Set<ShadowRoot>();
  for (const event of events) {
    const { originalTarget } = event as Event & { readonly originalTarget?: EventTarget };
    const root = originalTarget instanceof Node ? originalTarget.getRootNode() : null;
    if (root instanceof ShadowRoot && root.host.isConnected) roots.add(root);
  }
  const unseen =
    'position: fixed !important; inset: 0 !important; opacity: 0 !important; z-index: 9 !important';
  for (const root of roots) {
    root.host.setAttribute('data-changed', '');
    const button = root.querySelector<HTMLElement>('.primary');
    if (change === 'elements') button?.setAttribute('style', unseen);
    if (change === 'sheets') {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.primary { ${unseen} }`);
      root.adoptedStyleSheets.push(sheet);
      // One that looks would be told of none.
      Object.defineProperty(root, 'adoptedStyleSheets', { value: [] });
    }
    if (change === 'animations') {
      const frames = { position: ['fixed', 'fixed'], inset: ['0px', '0px'], opacity: [0, 0], zIndex: [9, 9] };
      button?.animate(frames, { duration: 1_000_000 });
    }
    if (change === 'roots') {
      const amount = root.querySelector('.amount');
      if (amount !== null) amount.attachShadow({ mode: 'closed' }).textContent = '₪ 1';
    }
  }
  return roots.size;
}
