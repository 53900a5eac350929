import { MANUAL } from '../../../lib/order-key';
import { heldOrdersOf } from '../../../lib/outbox/carried';
import { hasParcel, keepsPhoneBusy } from '../../../lib/outbox/meaning';
import { readableRowsOfOrder, rowsSince } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { keepNewClaims } from '../../../lib/shop-relay/order-claims';
import type { OrderClaim } from '../../../lib/storage/records';
import { nameOfClaim } from './claims';
import type { OrderSecret } from './colleagues';

/** Milliseconds. Who opens an order that is older asks whether it was shipped. */
const PAST = 14 * 24 * 60 * 60_000;

/**
 * Called before this browser is a member, as `renewClaims` is. What it shipped lately with nobody to ask is claimed
 * too, or colleagues would be offered those orders. The relay hears of it later (`followClaims`).
 */
export async function claimPast(orderSecret: string): Promise<void> {
  const lately = (await rowsSince(Date.now() - PAST)).filter(mayBeMade);
  // Colleagues look for an order's parcels from the first one on: an earlier one is claimed with those of lately.
  const orders = lately.flatMap((row) => heldOrdersOf(row).map(({ orderId }) => ({ ...row, orderId })));
  const found = (await Promise.all(orders.map(readableRowsOfOrder))).flat().filter(mayBeMade);
  const rows = new Map([...lately, ...found].map((row) => [row.id, row])).values();
  const claims = await Promise.all([...rows].map((row) => claimsOfRow({ orderSecret }, row)));
  await keepNewClaims(claims.flat());
}

/** What it shipped as a member was claimed then, perhaps with another shop's relay, and is told to no other. */
function mayBeMade(row: OutboxRow): boolean {
  const wasMember = row.colleaguesAsked != null;
  if (wasMember || row.store === MANUAL || row.practice === true) return false;
  return hasParcel(row) || keepsPhoneBusy(row);
}

function claimsOfRow(secret: OrderSecret, row: OutboxRow): Promise<readonly OrderClaim[]> {
  const { revision, createdAt: begunAt } = row;
  return Promise.all(
    heldOrdersOf(row).map(async (held) => ({
      rowId: held.id,
      key: await nameOfClaim(secret, row, held),
      claim: crypto.randomUUID(),
      revision,
      begunAt,
      takeOver: null,
      told: 'nothing',
      open: 1,
    })),
  );
}
