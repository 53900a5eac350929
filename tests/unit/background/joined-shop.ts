import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Order } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { confirmDoubts } from '../../../lib/parcel/confirmation';
import { orderName, referenceName } from '../../../lib/relay/order-name';
import type { SharedOrder } from '../../../lib/relay/schemas';
import { changeSettings, readSettings } from '../../../lib/settings/settings';
import { openDatabase } from '../../../lib/storage/db';
import { saveEdits } from '../../../lib/typed/saved-edits';
import { need } from '../../need';
import { openInMemory } from '../../relay/in-memory';
import { Scene } from '../../relay/scene';
import { Browser, requireInvitation } from '../../relay/shop-client';
import { callerOf } from './caller';
import { ACCOUNT, FakeService } from './fake-service';
import { Network, ORIGIN, wishFor } from './relay-world';
import { keepShop } from './shop';

const { browser } = await import('wxt/browser');
const { draftContext, draftOrder } = await import('../../../entrypoints/background/drafting/draft-order');
const { joinWished } = await import('../../../entrypoints/background/relay/join');
const { followClaims } = await import('../../../entrypoints/background/relay/claims');

export const caller = callerOf(ORIGIN);
export const scene = new Scene();
export const service = new FakeService();
export const network = new Network(() => scene.url, service);

/** A relay for all tests of a file, and for each an empty database with an account for real parcels and a store. */
export function setUpRelay(): void {
  beforeAll(async () => scene.start(await openInMemory()), 180_000);
  afterAll(() => scene.close());
  beforeEach(async () => {
    const database = await openDatabase();
    for (const name of database.objectStoreNames) await database.clear(name);
    network.relay = 'answers';
    network.toRelay.length = 0;
    service.reset();
    vi.stubGlobal('fetch', network.fetch);
    personStays();
    await keepShop(ORIGIN);
    // Of what is made in practice colleagues hear nothing, and nothing is written into the orders.
    await changeSettings((now) => ({ ...now, accounts: [{ ...ACCOUNT, environment: 'live' }] }));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** The tab of `caller` is before the person, whenever that is looked for; no tab answers for the store. */
function personStays(): void {
  vi.mocked(browser.tabs.query).mockImplementation((async ({ lastFocusedWindow = false }) =>
    lastFocusedWindow ? [{ id: caller.tabId, url: ORIGIN }] : []) as never);
}

interface Shop {
  readonly rana: Browser;
  /** One more colleague joins. */
  colleague(name: string): Promise<Browser>;
  readonly webhook: string;
  /** An order's name on the relay. */
  keyOf(order: Order, copy?: number): Promise<string>;
  /** A reference number's name on the relay. */
  referenceOf(reference: string): Promise<string>;
  /** Rana claims the order, with the reference number that its parcel would have where one is given. @returns her claim */
  claimByRana(order: Order, reference?: string): Promise<string>;
  /** This browser joins by the same invitation once more, as another member. */
  joinAgain(): Promise<void>;
  /** The order as colleagues see it. */
  sharedOf(order: Order): Promise<SharedOrder | undefined>;
}

/** A shop whose relay this browser joined, and a colleague, Rana. */
export async function open(): Promise<Shop> {
  const { shop, browser: rana } = await scene.newShop();
  await wishFor(shop);
  await joinWished();
  const secret = new Uint8Array(Buffer.from(requireInvitation(shop.invitation).orderSecret, 'base64url'));
  const keyOf = (order: Order, copy = 0) => orderName(secret, { ...orderKeyOf(order), copy });
  return {
    rana,
    colleague: (name) => Browser.join(scene.url, shop, name),
    webhook: shop.webhook,
    keyOf,
    referenceOf: (reference) => referenceName(secret, reference),
    async claimByRana(order, reference) {
      const claim = crypto.randomUUID();
      const name = reference === undefined ? undefined : await referenceName(secret, reference);
      await rana.claim(await keyOf(order), claim, undefined, name);
      return claim;
    },
    async joinAgain() {
      await wishFor(shop);
      await joinWished();
    },
    async sharedOf(order) {
      await followClaims();
      return (await rana.orders()).get(await keyOf(order));
    },
  };
}

export async function rowOf(order: Order) {
  return need((await rowsOfOrder(orderKeyOf(order))).at(-1), 'row');
}

/** The person lets the doubts beside the order stand. */
export async function letStand(order: Order): Promise<void> {
  const { draft } = await draftOrder(order, draftContext(ACCOUNT, await readSettings()));
  const confirmed = confirmDoubts(draft.findings, 'referenceNumber', draft.fields);
  const { store, orderId } = orderKeyOf(order);
  await saveEdits({ key: `${store} ${orderId}`, orderId, edits: {}, confirmed });
}
