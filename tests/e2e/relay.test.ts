import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewShop } from '../../relay/shops/shops';
import type { BrowserKind } from '../browsers/find-browser';
import { openInMemory } from '../relay/in-memory';
import { Scene } from '../relay/scene';
import { eventBody, send } from '../relay/shop-client';
import { creationsIn } from '../sandbox/ledger';
import { eventually } from './eventually';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { madeOrder } from './made-order';
import { DeskPage } from './pages/desk-page';
import type { OrderPage } from './pages/order-page';
import { PeopleSection } from './pages/people-section';
import { pressOn } from './pages/press-on';
import { builtFor, World } from './world';

inBothBrowsers('two browsers of one shop, and its relay', (kind) => {
  const once = toldOnce(kind);
  const scene = new Scene();
  const build = allowedToNotify(kind);
  let one: World;
  let other: World;
  let shop: NewShop;
  /** Stays open behind the others: what the relay has comes at once. */
  let people: PeopleSection;
  let nextId = 9_400;

  beforeAll(async () => {
    await scene.start(await openInMemory());
    [{ shop }, one] = await Promise.all([
      scene.newShop(),
      World.openReady({ kind, extension: build.folder }),
    ]);
    other = await World.openBeside(one);
    for (const [joining, name] of [
      [other, 'Sami'],
      [one, 'Rana'],
    ] as const) {
      await joining.extension.allow(scene.url);
      people = await PeopleSection.open(joining.extension);
      await people.join(shop.invitation, name);
    }
    await people.setWebhook();
  });
  afterAll(async () => {
    await other.extension.close();
    await one.close();
    await scene.close();
    build.remove();
  });

  /** An order in Rana's browser, ready to ship. */
  async function openOrder(): Promise<{ readonly id: number; readonly order: OrderPage }> {
    const id = nextId++;
    one.store.setOrders([madeOrder(id)]);
    const order = await one.openOrder(one.store.orderUrl(id));
    await order.barWhere(({ action }) => action === 'Ship');
    return { id, order };
  }

  /** Ships one, whose page stays before her. */
  async function ship(): Promise<{ readonly code: string; readonly order: OrderPage }> {
    const { order } = await openOrder();
    await order.pressBar();
    const { lines } = await order.barWhere((bar) => bar.lines.code !== undefined);
    return { code: lines.code ?? '', order };
  }

  const creationsOf = (id: number) => creationsIn(one.sandbox.control.ledger(), id).length;

  it('connect by an invitation, and the service is told in one press where its events go', () => {
    const { requests } = one.sandbox.control.ledger();
    expect(requests.some(({ operation }) => operation === 'customer/webhookURL')).toBe(true);
  });

  it('a colleague’s parcel stands on the desk with its amount and what was reported of it, and without a name or phone', async () => {
    const { code, order } = await ship();
    const desk = await DeskPage.open(other.extension, '#/parcels');
    const [row] = await eventually(
      () => desk.names(),
      ({ length }) => length === 1,
    );
    expect(row).toContain('Rana');
    await desk.says('one of them by a colleague');
    one.sandbox.control.moveParcel(code, 17, 105);
    await desk.says('Status 17');
    one.sandbox.control.moveParcel(code, 33, 102);
    await desk.says('Status 33');
    await desk.search(code);
    await desk.press('Rana');
    await desk.says('Made by Rana');
    const steps = await eventually(
      () =>
        desk.page.evaluate(() =>
          [...document.querySelectorAll('.history li')].map(({ textContent }) => textContent ?? ''),
        ),
      ({ length }) => length === 2,
    );
    expect(steps.map((step) => /Status \D*(\d+)/.exec(step)?.[1])).toEqual(['33', '17']);
    const text = await desk.text();
    const parcel = one.parcels().find(({ parcelCode }) => parcelCode === code);
    expect(text).toContain(String(parcel?.totalPrice));
    expect(text).not.toContain(String(parcel?.phone));
    await desk.close();
    const today = await DeskPage.open(other.extension);
    await today.says('one of them by a colleague');
    await today.close();
    await order.page.close();
  });

  it('a parcel that comes back is told by a notification, where a person wished for them', async () => {
    const desk = await DeskPage.open(one.extension, '#/cash');
    await desk.says('tatus 33');
    await desk.page.select('[data-field="status-33"] select', 'returned');
    await desk.close();
    await people.page.bringToFront();
    await pressOn(people.page, 'label ::-p-text(Notify me)');
    await people.page.waitForFunction(hearNotices);
    expect(await readNotices(people)).toEqual([]);
    const { code, order } = await ship();
    one.sandbox.control.moveParcel(code, 33, 102);
    const [notice] = await eventually(
      () => readNotices(people),
      ({ length }) => length === 1,
    );
    expect(notice).toMatchObject({ returned: 1, place: `#/parcels?find=${code}` });
    await order.page.close();
  });

  it('and is counted on the toolbar’s icon until a person has looked at what came back', async () => {
    const badge = () => people.page.evaluate(readBadge);
    // The first one came back before anybody had said what its status means.
    expect(await badge()).toBe('2');
    const desk = await DeskPage.open(one.extension);
    await desk.press('parcels came back');
    await eventually(
      () => desk.names(),
      ({ length }) => length === 2,
    );
    await eventually(badge, (text) => text === '');
    await desk.close();
  });

  it('what the service reports of a parcel comes to its order’s page without a press', async () => {
    const { code, order } = await ship();
    one.sandbox.control.moveParcel(code, 17, 105);
    const { lines } = await order.barWhere((bar) => bar.lines.status !== undefined);
    expect(lines.status?.replace(/\p{Cf}/gu, '')).toContain('Status 17');
    await order.page.close();
  });

  once(
    'one order pressed in both at the same time makes one parcel, and who comes second is told who has it',
    async () => {
      const { id, order: hers } = await openOrder();
      const his = await other.openOrder(other.store.orderUrl(id));
      await his.barWhere(({ action }) => action === 'Ship');
      // Whoever is first is still being answered when the other presses: no note in the store tells of it yet.
      one.sandbox.control.setFault({ operation: 'parcels/create', kind: 'delay', delayMs: 4000, times: 1 });
      await Promise.all([hers.pressBar(), his.pressBar()]);
      const told = /is shipping this order|for this order already/;
      const bars = await eventually(
        () => Promise.all([hers.readBar(), his.readBar()]),
        (both) =>
          both.some(({ message }) => told.test(message)) &&
          both.some(({ lines }) => lines.code !== undefined),
      );
      expect(bars.find(({ message }) => told.test(message))?.message).toMatch(/Rana|Sami/);
      expect(creationsOf(id)).toBe(1);
      await Promise.all([hers.page.close(), his.page.close()]);
    },
  );

  once(
    'a lost answer is settled by the event that names its parcel, on the order’s page and without a press',
    async () => {
      const { id, order } = await openOrder();
      one.sandbox.control.setFault({ operation: 'parcels/create', kind: 'drop-after', times: 1 });
      await order.pressBar();
      await order.barWhere(
        ({ tone, action }) => tone === 'warning' && action === 'Check whether it was made',
      );
      const made = one.parcels().find(({ referenceNumber }) => referenceNumber === String(id));
      const code = made?.parcelCode ?? '';
      one.sandbox.control.moveParcel(code, 17, 105);
      const bar = await order.barWhere(({ lines }) => lines.code === code);
      expect(bar.message).toContain('a status of this parcel came');
      expect(creationsOf(id)).toBe(1);
      await order.page.close();
    },
  );

  once('a forged event changes what is shown, and sends nothing', async () => {
    const { id, order } = await openOrder();
    one.sandbox.control.setFault({ operation: 'parcels/create', kind: 'drop-before', times: 1 });
    await order.pressBar();
    await order.barWhere(({ tone, action }) => tone === 'warning' && action === 'Check whether it was made');
    const before = one.sandbox.control.ledger().requests.length;
    // Whoever has the webhook's address can say so; the service never did.
    const forged = { parcel_code: 'FORGED-1', parcel_status_id: 17, reference_number: String(id) };
    await send(shop.webhook, eventBody(forged));
    const bar = await order.barWhere(({ lines }) => lines.code === 'FORGED-1');
    expect(bar.message).toContain('a status of this parcel came');
    expect(creationsOf(id)).toBe(1);
    expect(one.sandbox.control.ledger().requests).toHaveLength(before);
    await order.page.close();
  });
});

/** What our notifications told of, those that were closed too: a browser without a desktop closes them at once. */
async function readNotices(people: PeopleSection): Promise<readonly object[]> {
  const ids = await people.page.evaluate(async () => {
    const { browser, chrome, closedNotices } = globalThis as unknown as NoticesPage;
    return [...closedNotices, ...Object.keys(await (browser ?? chrome).notifications.getAll())];
  });
  return [...new Set(ids)].map((id) => JSON.parse(id) as object);
}

/** Runs in a page of ours, again and again until it may hear of notifications. */
function hearNotices(): boolean {
  const page = globalThis as unknown as NoticesPage;
  const { notifications } = (page.browser ?? page.chrome) as Partial<NoticesApi>;
  if (notifications === undefined) return false;
  const closed: string[] = [];
  Object.assign(page, { closedNotices: closed });
  notifications.onClosed.addListener((id) => closed.push(id));
  return true;
}

/** Runs in a page of ours. */
function readBadge(): Promise<string> {
  const { browser, chrome } = globalThis as unknown as NoticesPage;
  return (browser ?? chrome).action.getBadgeText({});
}

interface NoticesPage {
  readonly browser?: NoticesApi;
  readonly chrome: NoticesApi;
  readonly closedNotices: readonly string[];
}

interface NoticesApi {
  readonly action: { getBadgeText(of: object): Promise<string> };
  readonly notifications: {
    getAll(): Promise<Readonly<Record<string, unknown>>>;
    readonly onClosed: { addListener(listener: (id: string) => void): void };
  };
}

/**
 * The build with the permission to notify given at install: Chromium asks a person in a window that no test can press
 * in. Firefox is told by a preference to give what is asked for.
 */
function allowedToNotify(kind: BrowserKind): { readonly folder: string; remove(): void } {
  if (kind === 'firefox') return { folder: builtFor(kind), remove: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'shahna-notices-'));
  cpSync(builtFor(kind), folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const { optional_permissions, ...manifest } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly permissions: readonly string[];
    readonly optional_permissions: readonly string[];
  };
  const permissions = [...manifest.permissions, ...optional_permissions];
  writeFileSync(path, JSON.stringify({ ...manifest, permissions }));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
