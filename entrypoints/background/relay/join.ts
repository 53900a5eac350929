import { Failure } from '../../../lib/failure';
import { isOneServer, readInvitation } from '../../../lib/relay/invitation';
import { joinedSchema } from '../../../lib/relay/schemas';
import { removeUnusedPermission } from '../../../lib/settings/remove-permission';
import { readSettings } from '../../../lib/settings/settings';
import { hasAccess } from '../../../lib/settings/site-access';
import { changeRelay, findRelay, forgetRelay, ownerOf } from '../../../lib/shop-relay/kept-relay';
import { logged } from '../../../lib/storage/log';
import { findSecret } from '../../../lib/vault/vault';
import { tellAll } from '../tell';
import { catchUp, scheduleLooks } from './catch-up';
import { claimPast } from './claim-past';
import { followClaims, renewClaims } from './claims';
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
