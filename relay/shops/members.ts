import { sql } from 'kysely';
import type { Db } from '../database/database';
import { isSameSecret, makeSecret, splitSecret } from './secrets';
import { requireShop, ShopError } from './shops';

/** Browsers of one shop that may be joined at once: an invitation that got about does not fill the database. */
const AT_MOST = 200;

export interface Member {
  readonly id: number;
  readonly name: string;
  readonly shopId: number;
}

/** Who a token belongs to; null for one that nobody has, or whose member was revoked. */
export async function findMember(db: Db, token: string): Promise<Member | null> {
  const presented = splitSecret(token);
  if (presented === null) return null;
  const kept = await db
    .selectFrom('member')
    .select(['id', 'name', 'shop_id', 'token_hash'])
    .where('token_id', '=', presented.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (kept === undefined || !isSameSecret(kept.token_hash, presented.hash)) return null;
  return { id: kept.id, name: kept.name, shopId: kept.shop_id };
}

interface Joined {
  readonly shop: string;
  readonly member: { readonly id: number; readonly name: string };
  readonly token: string;
}

/** Lets a browser join by an invitation's secret. @returns null for one that is unknown or was replaced */
export async function join(db: Db, secret: string, name: string): Promise<Joined | 'full' | null> {
  const presented = splitSecret(secret);
  if (presented === null) return null;
  return db.transaction().execute(async (transaction) => {
    // Locked, so that an invitation that is replaced at this moment lets nobody in afterwards.
    const kept = await transaction
      .selectFrom('secret')
      .innerJoin('shop', 'shop.id', 'secret.shop_id')
      .select(['secret.hash', 'shop.id', 'shop.name'])
      .where('secret.id', '=', presented.id)
      .where('purpose', '=', 'invitation')
      .where((where) =>
        where.or([where('expires_at', 'is', null), where('expires_at', '>', sql<Date>`clock_timestamp()`)]),
      )
      .forUpdate('secret')
      .executeTakeFirst();
    if (kept === undefined || !isSameSecret(kept.hash, presented.hash)) return null;
    const { many } = await transaction
      .selectFrom('member')
      .select((select) => select.fn.countAll<number>().as('many'))
      .where('shop_id', '=', kept.id)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (many >= AT_MOST) return 'full';
    const token = makeSecret();
    const member = await transaction
      .insertInto('member')
      .values({ shop_id: kept.id, name, token_id: token.id, token_hash: token.hash })
      .returning(['id', 'name'])
      .executeTakeFirstOrThrow();
    return { shop: kept.name, member, token: token.text };
  });
}

/**
 * Ends a member's access and every invitation of the shop: who was sent away still has the text by which they came in.
 * @throws ShopError for a shop or member that is not there
 */
export async function revokeMember(db: Db, shopName: string, id: number): Promise<void> {
  const shop = await requireShop(db, shopName);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('secret')
      .set({ expires_at: sql<Date>`now()` })
      .where('shop_id', '=', shop.id)
      .where('purpose', '=', 'invitation')
      .execute();
    const { numUpdatedRows } = await transaction
      .updateTable('member')
      .set({ revoked_at: sql<Date>`now()` })
      .where('shop_id', '=', shop.id)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new ShopError(`“${shopName}” has no member ${id}: “member list ${shopName}” names them.`);
  });
}
