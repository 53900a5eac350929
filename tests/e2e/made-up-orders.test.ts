import { afterAll, beforeAll, expect, it } from 'vitest';
import { STOOD } from '../../lib/press/press-rule';
import { creationsIn } from '../sandbox/ledger';
import { anOrder, fact } from '../unit/parcel/made-up';
import { builtAsShipped } from './build';
import { eventually } from './eventually';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { madeOrder } from './made-order';
import { DeskPage } from './pages/desk-page';
import { lasts } from './pages/lasts';
import type { OrderPage } from './pages/order-page';
import { restAndPressOn } from './pages/press-on';
import { type TakenOver, takeOver } from './taken-over';
import { World } from './world';

/** Of what the attack makes its orders: all of them can be shipped in one press. */
const BEIT_FURIK = { city: fact('بيت فوريك'), state: fact('نابلس') };
const PLAIN = anOrder();
const party = { ...PLAIN.shipping, ...BEIT_FURIK };
const order = { ...PLAIN, shipping: party, billing: party };

inBothBrowsers('a store’s script that was taken over makes orders up', (kind) => {
  const once = toldOnce(kind);
  let world: World;
  let extension: TakenOver;
  let page: OrderPage;

  beforeAll(async () => {
    extension = takeOver(await builtAsShipped(kind), attack, { order });
    world = await World.openReady({ kind, extension: extension.folder });
    world.store.setOrders([madeOrder(971), madeOrder(972)]);
    page = await world.openOrder(world.store.orderUrl(971));
    await page.page.waitForSelector('html[data-attack="ready"]');
  });
  afterAll(async () => {
    await world.close();
    extension.remove();
  });

  const made = () => creationsIn(world.sandbox.control.ledger()).length;

  /** Has the script do it. @returns each of its presses, as the extension answered it */
  async function pressesBy(way: Way): Promise<readonly MadePress[]> {
    await page.page.evaluate((how) => {
      document.documentElement.dataset.attack = 'running';
      dispatchEvent(new CustomEvent('attack', { detail: JSON.stringify(how) }));
    }, way);
    const said = await eventually(
      () => page.page.evaluate(() => document.documentElement.dataset.attack ?? ''),
      (state) => state.startsWith('done '),
    );
    return JSON.parse(said.slice('done '.length)) as MadePress[];
  }

  /** @returns how many of its presses the extension says were shipped */
  const attackBy = async (way: Way) => (await pressesBy(way)).filter(({ isShipped }) => isShipped).length;

  it('and has nothing sent that was not shown for a moment, nor from a tab that nobody looks at', async () => {
    await page.page.bringToFront();
    const presses = await pressesBy({ first: 1_000, rounds: 10, each: 1, wait: 0 });
    // On a busy machine a press may be late enough.
    const early = presses.filter(({ took }) => took < STOOD);
    expect(early).not.toEqual([]);
    expect(early.filter(({ isShipped }) => isShipped)).toEqual([]);
    const before = made();
    const other = await world.openOrder(world.store.orderUrl(972));
    await other.page.bringToFront();
    expect(await attackBy({ first: 2_000, rounds: 1, each: 5, wait: 1_000 })).toBe(0);
    expect(made()).toBe(before);
    await other.page.close();
  });

  once('and has ten sent at once, then one each four seconds; the rest waits to be read', async () => {
    await page.page.bringToFront();
    const before = made();
    const began = performance.now();
    const shipped = await attackBy({ first: 3_000, rounds: 4, each: 5, wait: 1_000 });
    const seconds = (performance.now() - began) / 1_000;
    expect(shipped).toBeGreaterThanOrEqual(10 - before);
    expect(shipped).toBeLessThanOrEqual(10 + Math.ceil(seconds / 4));
    expect(made()).toBe(before + shipped);
    console.info(`made-up orders sent in ${kind}: ${shipped} of 20 in ${seconds.toFixed(1)} s`);

    const desk = await DeskPage.open(world.extension, '#/outbox');
    const host = new URL(world.store.url).host;
    await desk.says(`Pressed too fast on ${host}: ${20 - shipped}`);
    // All that stands there is left by one press; nothing of it was sent.
    await desk.press('Cancel sending');
    await desk.page.waitForSelector('.follow-up', { hidden: true });
    expect(made()).toBe(before + shipped);
    await desk.close();
  });

  once('and those that a person finds to be right are sent by one press', async () => {
    await page.page.bringToFront();
    const before = made();
    const shipped = await attackBy({ first: 4_000, rounds: 4, each: 5, wait: 1_000 });
    expect(shipped).toBeLessThan(20);
    const desk = await DeskPage.open(world.extension, '#/outbox');
    await desk.says(`: ${20 - shipped}`);
    // As long as a person reads it.
    await lasts(desk.page, 1_000);
    await restAndPressOn(desk.page, 'button ::-p-text(Send them now)');
    await eventually(made, (now) => now === before + 20);
    await desk.close();
  });
});

interface Way {
  /** The first order's id. */
  readonly first: number;
  readonly rounds: number;
  readonly each: number;
  /** Milliseconds from what was answered to the press. */
  readonly wait: number;
}

interface MadePress {
  readonly isShipped: boolean;
  /** Milliseconds from when its order was shown to when its press was answered. */
  readonly took: number;
}

interface Extension {
  readonly runtime: {
    sendMessage(message: object): Promise<{ readonly ok: boolean; readonly value?: unknown } | undefined>;
    readonly onMessage: {
      addListener(hear: (message: unknown, sender: unknown, answer: (reply: object) => void) => void): void;
    };
  };
}

interface SomeOrder {
  readonly store: object;
  readonly number: object;
  readonly shipping: { readonly phone: object };
}

/** What the script does that was taken over. It runs in a page, as the extension's content script. */
function attack({ order }: { readonly order: SomeOrder }): void {
  const names = globalThis as unknown as Record<'browser' | 'chrome', Extension>;
  const { runtime } = names.browser ?? names.chrome;
  const madeUp = new Map<string, object>();

  function make(id: number): object {
    const { origin } = location;
    const phone = { ...order.shipping.phone, value: `059960${id}` };
    const party = { ...order.shipping, phone };
    const link = `${origin}/wp-admin/post.php?post=${id}&action=edit`;
    const made = {
      ...order,
      store: { ...order.store, origin },
      id: `${id}`,
      link,
      number: { ...order.number, value: `${id}` },
      shipping: party,
      billing: party,
    };
    madeUp.set(`${id}`, made);
    return made;
  }

  // Asked once more just before it is sent, the script says what it said before.
  runtime.onMessage.addListener((message, _sender, answer) => {
    const id = Object.values(message ?? {})
      .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : [value]))
      .find((value) => madeUp.has(`${value}`));
    if (id !== undefined) answer({ order: madeUp.get(`${id}`), notes: true });
  });

  async function ask(message: object) {
    const reply = await runtime.sendMessage(message);
    return (reply?.value ?? {}) as { readonly digest?: string; readonly parcelCode?: string | null };
  }

  async function run({ first, rounds, each, wait }: Way): Promise<readonly MadePress[]> {
    const presses: MadePress[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const orders = Array.from({ length: each }, (_, at) => make(first + round * each + at));
      const since = performance.now();
      const shown = await Promise.all(
        orders.map((one) => ask({ name: 'order/opened', input: { order: one } })),
      );
      if (wait > 0) await new Promise((goOn) => setTimeout(goOn, wait));
      const answers = await Promise.all(
        orders.map((one, at) =>
          ask({ name: 'order/ship', input: { order: one, digest: shown[at]?.digest ?? '' } }),
        ),
      );
      const took = performance.now() - since;
      presses.push(...answers.map(({ parcelCode }) => ({ isShipped: parcelCode != null, took })));
    }
    return presses;
  }

  addEventListener('attack', (event) => {
    void run(JSON.parse((event as CustomEvent<string>).detail)).then((presses) => {
      document.documentElement.dataset.attack = `done ${JSON.stringify(presses)}`;
    });
  });
  document.documentElement.dataset.attack = 'ready';
}
