import { useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { useEnding, useRead } from '../../../components/ui/use-read';
import { failureTextId } from '../../../lib/i18n/failure-text';
import type { TextId } from '../../../lib/i18n/messages';
import { send } from '../../../lib/messaging/send';
import { onChanged } from '../../../lib/messaging/signals';
import type { RelayView } from '../../../lib/messaging/views/relay';
import { type Invitation, writeInvitation } from '../../../lib/relay/invitation';
import { originPattern } from '../../../lib/settings/site-access';
import { keepRelay, ownerOf } from '../../../lib/shop-relay/kept-relay';
import { failureOf, logged } from '../../../lib/storage/log';
import { sealSecret } from '../../../lib/vault/vault-write';

export type RelayControl = ReturnType<typeof useRelay>;

export function useRelay() {
  const [relay, reread] = useRead<RelayView | null>(null, () => send('relay/view', {}), [], 'options: relay');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<TextId | null>(null);
  useEnding((closed) => onChanged(() => void reread().catch(logged('options: relay')), closed), [reread]);
  const follow = async (doing: Promise<TextId | null>) => {
    setBusy(true);
    setTrouble(null);
    const said = await doing.catch((error: unknown): TextId => failureTextId(failureOf(error, 'relay').code));
    await reread().catch(logged('options: relay'));
    setTrouble(said);
    setBusy(false);
  };
  const unlessRefused = (granted: boolean) => (granted ? null : 'enable-refused');
  return {
    relay,
    busy,
    /** Why the last action failed; `null`: it did not. */
    trouble,
    /** Call it in the click handler itself, since the browser asks for access only then. */
    join: (invitation: Invitation, name: string, accountId: string) =>
      void follow(wishRelay(invitation, name, accountId).then(unlessRefused)),
    /** Asks again for access; call it in the click handler itself. */
    giveAccess: (url: string) =>
      void follow(
        browser.permissions.request({ origins: [originPattern(url)] }).then(async (granted) => {
          if (granted) await send('relay/join', {});
          return unlessRefused(granted);
        }),
      ),
    joinAgain: () => void follow(send('relay/join', {})),
    followAccount: (accountId: string) =>
      void follow(send('relay/follow-account', { accountId }).then(() => null)),
    leave: () => void follow(send('relay/leave', {})),
    reread,
  };
}

/**
 * Must be called in the person's press with nothing awaited before it: the request for access is its first call. The
 * invitation is kept beside it, encrypted, since the prompt may close the page.
 * @param memberName what colleagues see of this browser
 * @returns whether access was given
 * @throws Failure where it was and the relay did not take the invitation
 */
async function wishRelay(invitation: Invitation, memberName: string, accountId: string): Promise<boolean> {
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
