import { browser } from 'wxt/browser';
import { send } from '../messaging/send';
import { type Invitation, writeInvitation } from '../relay/invitation';
import { originPattern } from '../settings/site-access';
import { sealSecret } from '../vault/vault-write';
import { keepRelay, ownerOf } from './kept-relay';

/**
 * Must be called in the person's press with nothing awaited before it: the request for access is its first call. The
 * invitation is kept beside it, encrypted, since the prompt may close the page.
 * @param memberName what colleagues see of this browser
 * @returns whether access was given
 * @throws Failure where it was and the relay did not take the invitation
 */
export async function wishRelay(
  invitation: Invitation,
  memberName: string,
  accountId: string,
): Promise<boolean> {
  const asked = browser.permissions.request({ origins: [originPattern(invitation.url)] });
  const { url, shop } = invitation;
  await keepRelay({
    state: 'wished',
    url,
    shop,
    memberName,
    memberId: null,
    accountId,
    secrets: await sealSecret(ownerOf({ url }), writeInvitation(invitation)),
    after: 0,
    caughtUpAt: null,
    trouble: null,
  });
  const granted = await asked;
  if (granted) await send('relay/join', {});
  return granted;
}
