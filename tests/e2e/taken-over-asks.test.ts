import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOrder, fact } from '../unit/parcel/made-up';
import { builtAsShipped } from './build';
import { collectedIds, readCollected } from './collected';
import { eventually } from './eventually';
import { inBothBrowsers } from './in-both-browsers';
import { madeOrder } from './made-order';
import type { OrderPage } from './pages/order-page';
import { type TakenOver, takeOver } from './taken-over';
import { World } from './world';

const BEIT_FURIK = { city: fact('بيت فوريك'), state: fact('نابلس') };
/** A code of another shop's parcel, and what its courier wrote. */
const FOREIGN = 'SB-OF-ANOTHER-SHOP';
const SECRET = 'the neighbour has it';

inBothBrowsers('a store’s script that was taken over', (kind) => {
  let world: World;
  let extension: TakenOver;
  let page: OrderPage;
  let origin: string;

  beforeAll(async () => {
    extension = takeOver(await builtAsShipped(kind), attack, {});
    world = await World.openReady({ kind, extension: extension.folder });
    world.store.setOrders([madeOrder(971)]);
    origin = new URL(world.store.url).origin;
    page = await world.openOrder(world.store.orderUrl(971));
    await page.page.waitForSelector('html[data-attack="ready"]');
  });
  afterAll(async () => {
    await world.close();
    extension.remove();
  });

  const store = (basePath = '/wp-admin/') => ({ kind: 'woocommerce', origin, basePath });

  function order(id: string, basePath = '/wp-admin/') {
    const plain = anOrder();
    const party = { ...plain.shipping, ...BEIT_FURIK, phone: fact(`059970${id}`) };
    const link = `${origin}${basePath}post.php?post=${id}&action=edit`;
    return { ...plain, store: store(basePath), id, link, number: fact(id), shipping: party, billing: party };
  }

  /** Has the script send them, one after the other. @returns what the extension answered to each */
  async function ask(messages: readonly Message[]): Promise<readonly Answer[]> {
    await page.page.evaluate((all) => {
      document.documentElement.dataset.attack = 'running';
      dispatchEvent(new CustomEvent('attack', { detail: JSON.stringify(all) }));
    }, messages);
    const said = await eventually(
      () => page.page.evaluate(() => document.documentElement.dataset.attack ?? ''),
      (state) => state.startsWith('['),
    );
    return JSON.parse(said);
  }

  it('learns nothing of another shop’s parcel by its code, and of an own one what the courier wrote', async () => {
    const own = order('4101');
    const [opened] = await ask([{ name: 'order/opened', input: { order: own } }]);
    await page.page.bringToFront();
    await page.hasBeenRead();
    const digest = opened?.value?.digest ?? '';
    const [shipped] = await ask([{ name: 'order/ship', input: { order: own, digest } }]);
    const code = shipped?.value?.parcelCode ?? '';
    expect(code).not.toBe('');
    const told = [code, FOREIGN].map((parcelCode) => ({
      parcelCode,
      statusId: 5,
      positionId: null,
      note: parcelCode === FOREIGN ? SECRET : 'left at the door',
      reference: null,
      at: Date.now(),
    }));
    await (await world.extension.blank()).evaluate(putStates, told);
    const listed = (parcelCode: string) => ({
      name: 'orders/listed',
      input: { store: store(), orderIds: [], shipped: [{ orderId: '4102', parcelCode }] },
    });
    const other = { ...order('4102'), ownNote: FOREIGN };
    const [ofOwn, ofForeign, bar] = await ask([
      listed(code),
      listed(FOREIGN),
      { name: 'order/opened', input: { order: other } },
    ]);
    expect(JSON.stringify(ofOwn)).toContain('left at the door');
    expect(ofForeign?.ok).toBe(true);
    expect(JSON.stringify([ofForeign, bar])).not.toContain(SECRET);
  });

  it('deletes no other store’s review by handing over orders again and again', async () => {
    const handed = (id: string, basePath?: string) => {
      const one = order(id, basePath);
      return {
        name: 'orders/collected',
        input: {
          store: one.store,
          orders: [{ orderId: id, number: id, link: one.link, reply: { order: one } }],
        },
      };
    };
    // Another store's review is open.
    const answers = await ask([
      handed('4200', '/second/'),
      ...Array.from({ length: 6 }, (_, nth) => handed(`${4201 + nth}`)),
    ]);
    expect(answers).toEqual(answers.map(() => ({ ok: true, value: null })));
    const kept = (await readCollected(world.extension)).flatMap(collectedIds);
    expect(kept).toContain('4200');
    expect(kept.filter((id) => id !== '4200')).toHaveLength(5);
  });

  it('has nothing set aside by a path that is none, and few of the others taken', async () => {
    const recognised = (basePath: string) => ({
      name: 'store/recognised',
      input: { kind: 'woocommerce', basePath },
    });
    const bad = await ask(Array.from({ length: 40 }, (_, nth) => recognised(`/admin?${nth}`)));
    expect(new Set(bad.map(({ error }) => error?.code))).toEqual(new Set(['bad-message']));
    const good = await ask(Array.from({ length: 40 }, () => recognised('/wp-admin/')));
    // The page itself may have said it a moment ago.
    expect([9, 10]).toContain(good.filter(({ ok }) => ok).length);
    expect(await (await world.extension.blank()).evaluate(countUnreadable)).toBe(0);
  });

  it('ships nothing from a tab that nobody looks at by telling of a press there', async () => {
    const made = order('4301');
    const before = world.parcels().length;
    const other = await world.openOrder('about:blank');
    await other.page.bringToFront();
    const [opened] = await ask([{ name: 'order/opened', input: { order: made } }]);
    await other.hasBeenRead();
    const digest = opened?.value?.digest ?? '';
    expect(digest).not.toBe('');
    const [told, shipped] = await ask([
      { name: 'order/pressed', input: { digest } },
      { name: 'order/ship', input: { order: made, digest } },
    ]);
    expect(told?.ok).toBe(true);
    expect(shipped?.value?.message).toMatch(/not counted/);
    expect(world.parcels()).toHaveLength(before);
    await other.page.close();
  });
});

interface Message {
  readonly name: string;
  readonly input: object;
}

interface Answer {
  readonly ok: boolean;
  readonly value?: {
    readonly digest?: string;
    readonly parcelCode?: string | null;
    readonly message?: string | null;
  } | null;
  readonly error?: { readonly code: string };
}

interface Extension {
  readonly runtime: {
    sendMessage(message: object): Promise<object | undefined>;
    readonly onMessage: {
      addListener(hear: (message: unknown, sender: unknown, answer: (reply: object) => void) => void): void;
    };
  };
}

/** What the script does that was taken over. It runs in a page, as the extension's content script. */
function attack(): void {
  const names = globalThis as unknown as Record<'browser' | 'chrome', Extension>;
  const { runtime } = names.browser ?? names.chrome;
  let shipping: object | undefined;

  // Asked once more just before it is sent, the script says what it said before.
  runtime.onMessage.addListener((message, _sender, answer) => {
    const isAsked = JSON.stringify(message ?? '').includes((shipping as { id?: string })?.id ?? '-');
    if (isAsked && shipping !== undefined) answer({ order: shipping, notes: true });
  });

  async function askAll(messages: readonly { readonly input: { readonly order?: object } }[]) {
    const answers: object[] = [];
    for (const message of messages) {
      shipping = message.input.order ?? shipping;
      answers.push((await runtime.sendMessage(message)) ?? {});
    }
    return answers;
  }

  addEventListener('attack', (event) => {
    void askAll(JSON.parse((event as CustomEvent<string>).detail)).then((answers) => {
      document.documentElement.dataset.attack = JSON.stringify(answers);
    });
  });
  document.documentElement.dataset.attack = 'ready';
}

/** Runs in a page of the extension: what a relay told of parcels. */
function putStates(states: readonly object[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('parcel-states', 'readwrite');
      for (const state of states) writing.objectStore('parcel-states').put(state);
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** Runs in a page of the extension. */
function countUnreadable(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('unreadable').objectStore('unreadable').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });
}
