import { createECDH, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Invitation, writeInvitation } from '../../lib/relay/invitation';
import { makeKeys } from '../../lib/relay/seal';
import type { Db } from '../database/database';
import { makeSecret, splitSecret } from './secrets';

/** A sentence for whoever typed the command. */
export class ShopError extends Error {
  override name = 'ShopError';
}

export interface NewShop {
  readonly webhook: string;
  readonly invitation: string;
}

/**
 * Adds a shop: its webhook's address and an invitation for browsers. Neither can be printed again: the relay keeps
 * hashes, and of the invitation's keys the public one alone.
 * @param url where the relay is reached from outside
 */
export async function addShop(db: Db, url: string, name: string): Promise<NewShop> {
  const keys = await makeKeys();
  const webhook = makeSecret();
  const invitation = makeSecret();
  await db.transaction().execute(async (transaction) => {
    const shop = await transaction
      .insertInto('shop')
      .values({ name, public_key: Buffer.from(keys.publicKey) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (shop === undefined) throw new ShopError(`There is a shop called “${name}” already.`);
    await transaction
      .insertInto('secret')
      .values([
        { id: webhook.id, hash: webhook.hash, shop_id: shop.id, purpose: 'webhook' },
        { id: invitation.id, hash: invitation.hash, shop_id: shop.id, purpose: 'invitation' },
      ])
      .execute();
  });
  const address = webhookAddress(url, webhook.text);
  return {
    webhook: address,
    invitation: writeInvitation({
      version: 1,
      url,
      shop: name,
      secret: invitation.text,
      privateKey: Buffer.from(keys.privateKey).toString('base64url'),
      orderSecret: randomBytes(32).toString('base64url'),
      webhook: address,
    }),
  };
}

/** @throws ShopError for a name that is not there */
export async function requireShop(db: Db, name: string): Promise<{ readonly id: number }> {
  const shop = await db.selectFrom('shop').select('id').where('name', '=', name).executeTakeFirst();
  if (shop === undefined) throw new ShopError(`There is no shop called “${name}”: “shop list” names them.`);
  return shop;
}

/**
 * A new secret for the webhook or the invitation. The earlier ones end after so many days; 0 ends them now. A
 * webhook's earlier address goes on for a while, since events are lost until the service has the new one.
 * @returns the new secret's text
 */
export async function renewSecret(
  db: Db,
  name: string,
  purpose: 'webhook' | 'invitation',
  days: number,
): Promise<string> {
  const { id } = await requireShop(db, name);
  const secret = makeSecret();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('secret')
      .set({ expires_at: sql<Date>`least(expires_at, now() + ${days} * interval '1 day')` })
      .where('shop_id', '=', id)
      .where('purpose', '=', purpose)
      .execute();
    await transaction
      .insertInto('secret')
      .values({ id: secret.id, hash: secret.hash, shop_id: id, purpose })
      .execute();
  });
  return secret.text;
}

/**
 * An invitation in place of the earlier ones, which end now. Its keys are those of an earlier one; a webhook address that
 * ends is left out, since who joins may have the service send there.
 * @throws ShopError where the earlier one is of a shop of that name that was removed
 */
export async function renewInvitation(db: Db, { webhook, ...earlier }: Invitation): Promise<Invitation> {
  const { id } = await requireShop(db, earlier.shop);
  const { public_key: publicKey } = await db
    .selectFrom('shop')
    .select('public_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!isPair(publicKey, earlier.privateKey)) {
    throw new ShopError(`That is no earlier invitation of this “${earlier.shop}”: its keys are others.`);
  }
  const goesOn = webhook !== undefined && (await isForGood(db, id, webhook));
  const secret = await renewSecret(db, earlier.shop, 'invitation', 0);
  return { ...earlier, secret, ...(goesOn && { webhook }) };
}

function isPair(publicKey: Uint8Array, privateKey: string): boolean {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey().equals(publicKey);
}

/** Whether a webhook's address is one of a shop's, and has no end. */
async function isForGood(db: Db, shopId: number, webhook: string): Promise<boolean> {
  const kept = await db
    .selectFrom('secret')
    .select('expires_at')
    .where('id', '=', splitSecret(webhook.split('/').at(-1) ?? '')?.id ?? '')
    .where('shop_id', '=', shopId)
    .where('purpose', '=', 'webhook')
    .executeTakeFirst();
  return kept !== undefined && kept.expires_at === null;
}

export function webhookAddress(url: string, secret: string): string {
  return `${url}/hook/${secret}`;
}

export async function removeShop(db: Db, name: string): Promise<void> {
  const { id } = await requireShop(db, name);
  await db.transaction().execute(async (transaction) => {
    // Its row first, and locked by that: nothing is written to a shop that is gone.
    await transaction.selectFrom('shop').select('id').where('id', '=', id).forUpdate().execute();
    await transaction.deleteFrom('shop_order').where('shop_id', '=', id).execute();
    await transaction.deleteFrom('change').where('shop_id', '=', id).execute();
    await transaction.deleteFrom('parcel').where('shop_id', '=', id).execute();
    await transaction.deleteFrom('shop').where('id', '=', id).execute();
  });
}
