import type { Database } from '../database/database';
import type { Member } from './members';

/** A pace that lasts, and how many may come at once after a rest. */
export interface Pace {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** A shop's members together may ask as much as so many of them. */
const MEMBERS_OF_A_SHOP = 10;
/** In the table, all members of a shop together. */
const ALL_MEMBERS = 0;

/**
 * Whether a member may ask once more, of whichever process; asking takes one. A shop's is taken only where the member
 * has its own: who asks too fast takes nothing from colleagues.
 */
export const mayAsk = takesFrom('member_allowance');

/** The same for what is written: it is kept for good, so that a pace for a moment does not keep the disk from filling. */
export const mayWrite = takesFrom('member_writes');

function takesFrom(table: 'member_allowance' | 'member_writes') {
  const statement = `with own as (${takeOne(table, '$2', '$3', '$4', 'shop where id = $1::bigint')})
    ${takeOne(table, `${ALL_MEMBERS}`, '$5', '$6', 'own')}`;
  return async ({ prepared }: Database, { id, shopId }: Member, { perSecond, atOnce }: Pace) => {
    const taken = await prepared(`take_${table}`, statement, [
      shopId,
      id,
      perSecond,
      atOnce,
      perSecond * MEMBERS_OF_A_SHOP,
      atOnce * MEMBERS_OF_A_SHOP,
    ]);
    return taken.length > 0;
  };
}

/** A statement that takes one from an allowance, and has no row where nothing is left. */
function takeOne(table: string, member: string, perSecond: string, atOnce: string, from: string): string {
  const left = `allowance_left(kept.allowance, kept.allowance_at, ${perSecond}::float8, ${atOnce}::float8)`;
  return `insert into ${table} as kept (shop_id, member_id, allowance, allowance_at)
    select $1::bigint, ${member}::bigint, ${atOnce}::float8 - 1, clock_timestamp() from ${from}
    on conflict (shop_id, member_id) do update set allowance = ${left} - 1, allowance_at = clock_timestamp()
    where ${left} >= 1 returning true`;
}
