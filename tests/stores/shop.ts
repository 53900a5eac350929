import { PracticeField } from './practice-notes';
import { PARTY_FIELDS, type PracticeOrder, type PracticeParty } from './practice-order';

export interface Note {
  readonly id: number;
  readonly note: string;
  readonly customer_note: boolean;
}

/** A datum that somebody keeps with an order. */
export interface MetaData {
  readonly key: string;
  readonly value: string;
}

type Form = Readonly<Record<string, unknown>>;

function savedParty(party: PracticeParty, kind: string, form: Form): PracticeParty {
  const saved: Record<string, string> = { ...party };
  for (const [name, key] of PARTY_FIELDS) {
    const value = form[`_${kind}_${name}`];
    if (typeof value === 'string') saved[key] = value;
  }
  return { ...party, ...saved };
}

/** The practice shop's own data: its orders and the notes on them. */
export class Shop {
  #orders: readonly PracticeOrder[];
  readonly #notes = new Map<number, Note[]>();
  readonly #metaData = new Map<number, Map<string, string>>();

  /** The tracking numbers of the orders' fulfillments, none or one an order. */
  readonly tracking = new PracticeField('', 'OF-ANOTHER');
  /** What becomes of a note that is sent, and how many were; the notes themselves are the shop's. */
  readonly noting = new PracticeField('', '');
  /** The same of a status; the statuses themselves are the orders'. */
  readonly statusing = new PracticeField('', '');

  constructor(orders: readonly PracticeOrder[]) {
    this.#orders = orders;
  }

  get orders(): readonly PracticeOrder[] {
    return this.#orders;
  }

  setOrders(orders: readonly PracticeOrder[]): void {
    this.#orders = orders;
    this.#notes.clear();
    this.#metaData.clear();
    this.tracking.clear();
  }

  find(id: string | undefined): PracticeOrder | undefined {
    return this.#orders.find((order) => String(order.id) === id);
  }

  /** The newest first. */
  notes(id: number): readonly Note[] {
    return this.#notes.get(id) ?? [];
  }

  addNote(id: number, text: string, toCustomer: boolean): Note {
    const note = { id: 500 + [...this.#notes.values()].flat().length, note: text, customer_note: toCustomer };
    this.#notes.set(id, [note, ...this.notes(id)]);
    return note;
  }

  metaData(id: number): readonly MetaData[] {
    return Array.from(this.#metaData.get(id) ?? [], ([key, value]) => ({ key, value }));
  }

  /** The same key again takes the place of what was there. */
  setMetaData(id: number, data: readonly MetaData[]): void {
    const known = this.#metaData.get(id) ?? new Map<string, string>();
    for (const { key, value } of data) known.set(key, value);
    this.#metaData.set(id, known);
  }

  setStatus(id: number, status: string): void {
    this.#orders = this.#orders.map((order) => (order.id === id ? { ...order, status } : order));
  }

  /** What the order page's form saves: both addresses and the status. */
  save(order: PracticeOrder, form: Form): void {
    const status = form.order_status;
    const saved: PracticeOrder = {
      ...order,
      status: typeof status === 'string' ? status.replace(/^wc-/, '') : order.status,
      billing: savedParty(order.billing, 'billing', form),
      shipping: savedParty(order.shipping, 'shipping', form),
    };
    this.#orders = this.#orders.map((other) => (other.id === order.id ? saved : other));
  }
}
