import { vi } from 'vitest';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import type { ParcelFields, ParcelShare } from '../../../lib/parcel/parcel-draft';
import type { Account } from '../../../lib/settings/account';
import { changeSettings } from '../../../lib/settings/settings';
import { keepKey } from '../../../lib/vault/vault-write';
import { madeAccount } from '../made-account';
import { someFields } from '../parcel/made-up';

const { ship } = await import('../../../entrypoints/background/shipping/ship');
const { digestOf } = await import('../../../entrypoints/background/shipping/digest');
const { drainDue } = await import('../../../entrypoints/background/shipping/sending');

export const account = madeAccount();

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** What the service does with one creation. */
export type Turn = 'makes' | 'is there' | 'refuses' | 'makes, answer lost' | 'fails';

interface Sent {
  readonly reference_number?: string;
  readonly total_price: number;
  readonly description: string;
  readonly forceDuplicate?: boolean;
  readonly actual_price?: number;
}

/** Whatever comes next; then it makes what it is asked for. */
let turns: Turn[] = [];
export let asked: Sent[] = [];
export let made: (Sent & { readonly code: string })[] = [];

const REFUSED = { success: false, errors: ['closed village'] };
const DUPLICATE = {
  success: false,
  duplicate: '0599123456',
  errors: ['phone number is duplicated from same customer parcels phone'],
};

async function create(request: Request): Promise<Response> {
  const sent = (await request.json()) as Sent;
  asked.push(sent);
  const turn = turns.shift() ?? 'makes';
  if (turn === 'refuses') return json(REFUSED);
  if (turn === 'is there') return json(DUPLICATE);
  if (turn === 'fails') return new Response('down', { status: 500 });
  if (made.length > 0 && sent.forceDuplicate !== true) return json(DUPLICATE);
  const code = `P-${orders}-${made.length + 1}`;
  made.push({ ...sent, code });
  return turn === 'makes' ? json({ success: true, parcel_code: code }) : new Response('', { status: 502 });
}

export let orders = 0;
export let order = { store: 'https://shop.example/wp-admin/', orderId: '0', number: '0', link: null };

/** A service that has not been asked for anything, and an account. */
export async function setUpService(): Promise<void> {
  begin([]);
  vi.stubGlobal('fetch', async (input: Request) => {
    const path = new URL(input.url).pathname;
    if (path.endsWith('/create')) return create(input);
    if (!path.includes('recipient')) return json([]);
    // Whoever has a parcel is known; how they are listed does not matter here.
    return made.length > 0 || turns[0] === 'is there'
      ? new Response('busy', { status: 400 })
      : json({ success: true, recipients: [] });
  });
  await keepKey(account, 'practice-key');
  await changeSettings((settings) => ({ ...settings, accounts: [account], activeAccountId: 'account' }));
}

export function begin(service: readonly Turn[]): void {
  orders += 1;
  const orderId = `several-${orders}`;
  order = { store: 'https://shop.example/wp-admin/', orderId, number: orderId, link: null };
  [turns, asked, made] = [[...service], [], []];
}

export const share = (amount: string, description = 'قميص'): ParcelShare => ({ amount, description });

/** Each order to a phone of its own, so that none waits for another's. */
export function fieldsOf(parcels: readonly ParcelShare[], total = '140'): ParcelFields {
  const phone = `05${String(99000000 + orders)}`;
  return someFields({ phone, totalPrice: total, actualPrice: '120', referenceNumber: order.number, parcels });
}

export async function press(
  fields: ParcelFields,
  over: { forced?: boolean; again?: boolean; key?: string; account?: Account } = {},
) {
  const shown = await digestOf(order, over.account ?? account, fields);
  const draft = { fields, findings: [] };
  const where = {
    pressedIn: 'form',
    order,
    account,
    draft,
    shown,
    key: order.orderId,
    address: null,
    fee: null,
  } as const;
  return ship({ ...where, forced: false, again: false, ...over });
}

/** Sends what is due, once what the press began has ended. */
export async function settled() {
  await drainDue();
  return rowsOfOrder(order);
}

export const statesOf = async () => (await settled()).map(({ state }) => state);
