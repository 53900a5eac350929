import { readInvitation } from '../../../lib/relay/invitation';
import { keepRelay, ownerOf } from '../../../lib/storage/kept-relay';
import { sealSecret } from '../../../lib/storage/vault-write';
import type { NewShop } from '../../../relay/shops/shops';
import { ACCOUNT } from './fake-service';

/** Keeps a shop's invitation as the options page does at a person's press. */
export async function wishFor({ invitation }: NewShop, memberName = 'Counter'): Promise<void> {
  const read = readInvitation(invitation);
  if (read === null) throw new Error('not an invitation');
  const { url, shop } = read;
  await keepRelay({
    ...{ state: 'wished', url, shop, memberName, memberId: null, accountId: ACCOUNT.id },
    secrets: await sealSecret(ownerOf({ url }), invitation),
    ...{ after: 0, caughtUpAt: null, trouble: null },
  });
}
