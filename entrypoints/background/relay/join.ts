import { Failure } from '../../../lib/failure';
import { MANUAL } from '../../../lib/order-key';
import { heldOrdersOf } from '../../../lib/outbox/carried';
import { hasParcel, keepsPhoneBusy } from '../../../lib/outbox/meaning';
import { readableRowsOfOrder, rowsSince } from '../../../lib/outbox/read-rows';
import type { OutboxRow } from '../../../lib/outbox/row';
import { isOneServer, readInvitation } from '../../../lib/relay/invitation';
import { joinedSchema } from '../../../lib/relay/schemas';
import { removeUnusedPermission } from '../../../lib/settings/remove-permission';
import { readSettings } from '../../../lib/settings/settings';
import { hasAccess } from '../../../lib/settings/site-access';
import { changeRelay, findRelay, forgetRelay, ownerOf } from '../../../lib/shop-relay/kept-relay';
import { keepNewClaims } from '../../../lib/shop-relay/order-claims';
import { logged } from '../../../lib/storage/log';
import type { OrderClaim } from '../../../lib/storage/records';
import { findSecret } from '../../../lib/vault/vault';
import { tellAll } from '../tell';
import { catchUp, scheduleLooks } from './catch-up';
import { followClaims, nameOfClaim, renewClaims } from './claims';
import type { OrderSecret } from './colleagues';
import { holdOpen } from './live';
import { callRelay, RELAY_TIMEOUT } from './relay-calls';
import { sealSecrets } from './secrets';

/**
 * Joins the relay whose invitation a person pasted, once the browser gives access to it.
 * @throws Failure `permission-missing`, `invitation-ended` for one that has ended or cannot be read, `relay-full`,
 * `relay-unreachable`, `relay-answer`
 */
export function joinWished(): Promise<void> {
  // One at a time: the page's message and the permission's event come together.
  return navigator.locks.request('relay-join', async () => {
    const wished = await findRelay();
    if (wished?.state !== 'wished') return;
    const { url, memberName: name } = wished;
    if (!(await hasAccess(url))) throw new Failure('permission-missing');
    const text = await findSecret(ownerOf(wished), wished.secrets);
    const invitation = text === null ? null : readInvitation(text);
    if (invitation === null || !isOneServer(url, invitation.webhook)) throw new Failure('invitation-ended');
    const { value: joined } = await callRelay({
      method: 'POST',
      url: `${url}/v1/members`,
      body: { secret: invitation.secret, name },
      answer: joinedSchema,
      signal: AbortSignal.timeout(RELAY_TIMEOUT),
    });
    const { shop, member, token } = joined;
    const secrets = await sealSecrets(url, token, invitation);
    // Before anything can be sent: it would be refused as another member's.
    await renewClaims(invitation.orderSecret);
    await claimPast(invitation.orderSecret);
    await changeRelay(wished, {
      state: 'joined',
      joinedAt: Date.now(),
      shop,
      memberId: member.id,
      memberName: member.name,
      secrets,
    });
    await scheduleLooks();
    void catchUp().then(holdOpen).catch(logged('catch up with the relay'));
    await tellAll();
  });
}

/** As `joinWished`, when the browser says that access was given; why joining failed is kept, so that it is shown. */
export async function joinWhenGranted(): Promise<void> {
  try {
    await joinWished();
  } catch (error) {
    const relay = await findRelay();
    if (!(error instanceof Failure)) throw error;
    if (relay !== null) await changeRelay(relay, { trouble: error.code });
  }
}

/** It is told before what became of this browser's orders: later nobody tells it. What waits here stays claimed. */
export async function leaveRelay(): Promise<void> {
  const relay = await findRelay();
  // A backlog takes minutes, and nobody waits for it.
  await followClaims(AbortSignal.timeout(RELAY_TIMEOUT)).catch(logged('tell the relay'));
  await forgetRelay();
  await scheduleLooks();
  if (relay !== null) await removeUnusedPermission(relay.url, await readSettings());
  await tellAll();
}

/** Once the account that it was joined for was removed. @throws Failure `relay-missing`, `account-missing` */
export async function followAccount(accountId: string): Promise<void> {
  const [relay, { accounts }] = await Promise.all([findRelay(), readSettings()]);
  if (relay === null) throw new Failure('relay-missing');
  if (!accounts.some(({ id }) => id === accountId)) throw new Failure('account-missing');
  await changeRelay(relay, { accountId });
  await tellAll();
}

/** Milliseconds. Who opens an order that is older asks whether it was shipped. */
const PAST = 14 * 24 * 60 * 60_000;

/**
 * Called before this browser is a member, as `renewClaims` is. What it shipped lately with nobody to ask is claimed
 * too, or colleagues would be offered those orders. The relay hears of it later (`followClaims`).
 */
async function claimPast(orderSecret: string): Promise<void> {
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
