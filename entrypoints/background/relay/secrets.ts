import * as z from 'zod/mini';
import { Failure } from '../../../lib/failure';
import { base64url } from '../../../lib/relay/base64url';
import { type Invitation, isOneServer } from '../../../lib/relay/invitation';
import { findRelay, ownerOf } from '../../../lib/shop-relay/kept-relay';
import type { KeptRelay, VaultEntry } from '../../../lib/storage/records';
import { findSecret, sealReplacement } from '../../../lib/vault/vault';

const secretsSchema = z.object({
  token: z.string(),
  privateKey: base64url,
  orderSecret: base64url,
  webhook: z.nullable(z.string()),
});
/** What a browser of the shop has; read in the background alone, and in no message, log or error. */
export type RelaySecrets = z.infer<typeof secretsSchema>;

export interface JoinedRelay {
  readonly relay: KeptRelay;
  readonly secrets: RelaySecrets;
}

/** `null`: this browser has not joined one, or what it has of it cannot be read. */
export async function findJoined(): Promise<JoinedRelay | null> {
  const relay = await findRelay();
  if (relay?.state !== 'joined') return null;
  const text = await findSecret(ownerOf(relay), relay.secrets);
  const parsed = text === null ? null : secretsSchema.safeParse(JSON.parse(text));
  if (!parsed?.success) return null;
  const { webhook } = parsed.data;
  // Joined before two servers were refused: events do not go to the other.
  const isTrusted = isOneServer(relay.url, webhook);
  return { relay, secrets: { ...parsed.data, webhook: isTrusted ? webhook : null } };
}

/** @throws Failure `relay-missing` */
export async function requireJoined(): Promise<JoinedRelay> {
  const joined = await findJoined();
  if (joined === null) throw new Failure('relay-missing');
  return joined;
}

/** The secrets that joining gave, encrypted as the invitation was. @throws Failure `storage-unavailable` */
export async function sealSecrets(url: string, token: string, invitation: Invitation): Promise<VaultEntry> {
  const { privateKey, orderSecret, webhook = null } = invitation;
  const secrets: RelaySecrets = { token, privateKey, orderSecret, webhook };
  const sealed = await sealReplacement(ownerOf({ url }), JSON.stringify(secrets));
  if (sealed === null) throw new Failure('storage-unavailable');
  return sealed;
}
