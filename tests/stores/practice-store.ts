import { setTimeout } from 'node:timers/promises';
import { adminApp, listAddress, orderAddress } from './admin';
import { practiceOrders } from './orders';
import type { PracticeField } from './practice-notes';
import type { PracticeOrder } from './practice-order';
import { type Served, serveOnLoopback } from './serve';
import { Session } from './session';
import { type MetaData, type Note, Shop } from './shop';
import { type Language, PLAIN_SETTINGS, type ShopSettings, type Storage } from './shop-settings';

interface PageChoice {
  readonly storage?: Storage;
  readonly lang?: Language;
}

export interface PracticeStore extends Served {
  orderUrl(id: number, choice?: PageChoice): string;
  listUrl(choice?: PageChoice): string;
  /** Notes of before are gone with the orders of before. */
  setOrders(orders: readonly PracticeOrder[]): void;
  /** Some shops block their REST interface. */
  setRestAvailable(available: boolean): void;
  /** A busy shop's interface answers later than its page does. */
  setRestDelay(milliseconds: number): void;
  /** Its interface answers nothing until it is let go. */
  holdRest(held: boolean): void;
  /** A slow shop's page has all its words, and waits for a script at its end before it has loaded. */
  holdLateScript(held: boolean): void;
  /** How often the interface was asked for an order: whatever page of it stands open may ask again. */
  timesAsked(id: number): number;
  /** As after a night: pages already open hold a nonce that is refused. */
  expireNonces(): void;
  /** Some people may look at orders and not write on them. */
  setTakesNotes(takes: boolean): void;
  /** A note that somebody else puts on an order. */
  addNote(id: number, text: string): void;
  /** What somebody else keeps with an order. */
  setMetaData(id: number, data: readonly MetaData[]): void;
  metaData(id: number): readonly MetaData[];
  /** The orders' statuses. */
  readonly statuses: Pick<PracticeField, 'of' | 'put' | 'answerWith' | 'sent'>;
  /** The tracking numbers of the orders' fulfillments. */
  readonly tracking: PracticeField;
  /** What becomes of a note that is sent. */
  readonly noting: PracticeField;
  /** The notes put on an order, the newest first. */
  notes(id: number): readonly Note[];
}

export interface PracticeStoreOptions {
  readonly port?: number;
  readonly orders?: readonly PracticeOrder[];
  readonly restAvailable?: boolean;
  readonly plainPermalinks?: boolean;
  readonly settings?: ShopSettings;
}

/**
 * A shop's admin to practise on, on loopback: WooCommerce's ids, names and addresses, written by ourselves.
 * Pages are Arabic in the new storage unless chosen otherwise.
 */
export async function startPracticeStore(options: PracticeStoreOptions = {}): Promise<PracticeStore> {
  const shop = new Shop(options.orders ?? practiceOrders);
  const session = new Session();
  let restAvailable = options.restAvailable ?? true;
  let restDelay = 0;
  let heldRest: PromiseWithResolvers<void> | null = null;
  let takesNotes = true;
  const timesAsked = new Map<number, number>();
  const timesOf = (id: number) => timesAsked.get(id) ?? 0;
  let lateScript: PromiseWithResolvers<void> | null = null;
  const app = adminApp({
    shop,
    session,
    settings: options.settings ?? PLAIN_SETTINGS,
    plainPermalinks: options.plainPermalinks ?? false,
    isRestAvailable: () => restAvailable,
    restAnswers: () => Promise.all([setTimeout(restDelay), heldRest?.promise]),
    onAsked: (id) => void timesAsked.set(id, timesOf(id) + 1),
    lateScript: () => lateScript?.promise ?? null,
    takesNotes: () => takesNotes,
  });
  const served = await serveOnLoopback(app, options.port ?? 0);
  return {
    ...served,
    orderUrl: (id, { storage = 'new', lang = 'ar' } = {}) => served.url + orderAddress(id, storage, lang),
    listUrl: ({ storage = 'new', lang = 'ar' } = {}) => served.url + listAddress(storage, lang),
    setOrders: (orders) => shop.setOrders(orders),
    setRestAvailable: (available) => {
      restAvailable = available;
    },
    setRestDelay: (milliseconds) => {
      restDelay = milliseconds;
    },
    holdRest: (held) => {
      heldRest?.resolve();
      heldRest = held ? Promise.withResolvers<void>() : null;
    },
    holdLateScript: (held) => {
      lateScript?.resolve();
      lateScript = held ? Promise.withResolvers<void>() : null;
    },
    timesAsked: timesOf,
    expireNonces: () => session.expireNonces(),
    setTakesNotes: (takes) => {
      takesNotes = takes;
    },
    addNote: (id, text) => void shop.addNote(id, text, false),
    setMetaData: (id, data) => shop.setMetaData(id, data),
    metaData: (id) => shop.metaData(id),
    statuses: {
      of: (id) => shop.find(String(id))?.status ?? '',
      put: (id, status) => shop.setStatus(id, status),
      answerWith: (answer) => shop.statusing.answerWith(answer),
      sent: () => shop.statusing.sent(),
    },
    tracking: shop.tracking,
    noting: shop.noting,
    notes: (id) => shop.notes(id),
  };
}
