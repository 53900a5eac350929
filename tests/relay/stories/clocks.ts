import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../../relay/database/database';
import { makePartitions, removeOld } from '../../../relay/database/retention';
import type { Scene } from '../scene';
import { Browser, eventBody, send } from '../shop-client';

const key = () => randomBytes(32).toString('base64url');

/** What depends on the clock: how fast may be asked, and how long is kept. */
export function tellOfClocks(scene: Scene): void {
  describe('a clock that was wrong and is put right', () => {
    const steps = ['1 hour', '1 day', '200 days'];
    const at = (name: 'shop' | 'member_allowance', step: string) =>
      sql`update ${sql.table(name)} set allowance_at = allowance_at + ${step}::interval`.execute(scene.db);

    it.each([...steps, ...steps.map((step) => `-${step}`)])('refuses nobody (by %s)', async (step) => {
      const pace = { perSecond: 0.5, atOnce: 2 };
      const slow = await scene.startAnother({ pace, memberPace: pace });
      const { shop, browser } = await scene.newShop();
      const address = shop.webhook.replace(scene.url, slow.url);
      const desk = new Browser(slow.url, browser.token, browser.id);
      const both = async () => [
        (await send(address, eventBody({ note: randomUUID() }))).status,
        (await desk.call('GET', '/changes?after=0')).status,
      ];
      expect(await both()).toEqual([200, 200]);
      expect(await both()).toEqual([200, 200]);
      await at('shop', step);
      await at('member_allowance', step);
      expect(await both()).toEqual([200, 200]);
    });
  });

  describe('what is kept', () => {
    it('of events goes with their months; orders stay, and so does what is younger', async () => {
      const { shop, browser } = await scene.newShop();
      const { db } = scene;
      await sql`create table if not exists change_2024_01 partition of change
        for values from ('2024-01-01T00:00:00Z') to ('2024-02-01T00:00:00Z')`.execute(db);
      await sql`
        with numbered as (update shop set last_seq = 1 where id = (select max(id) from shop) returning id),
          parcels as (
            insert into parcel (shop_id, code, digest, changed_at, arrived_at, arrivals)
            select id, 'old', '\\x00', '2024-01-15', '2024-01-15', 1 from numbered)
        insert into change (shop_id, seq, at, parcel_code, sealed)
        select id, 1, '2024-01-15', 'old', '\\x00' from numbered`.execute(db);
      // Before it is removed it is not handed out either.
      expect(await browser.changes()).toEqual({ changes: [], last: 1, more: false });
      const order = key();
      await browser.claim(order, randomUUID());
      await sql`update shop_order set claimed_at = '2024-01-15' where key = ${order}`.execute(db);
      await send(shop.webhook, eventBody({ parcel_code: 'young' }));
      await makePartitions(db);
      // The relay was off since then: as far as a clock may be wrong, so a run of another day has to come to the same.
      await sql`update tidying set kept_from = '2024-01-01'`.execute(db);
      await removeOld(db);
      expect(await scene.everythingKept()).toContain('"old"');
      await aDayLater(db);
      await removeOld(db);
      const kept = await scene.everythingKept();
      expect([kept.includes('"old"'), kept.includes('"young"'), kept.includes(order)]).toEqual([
        false,
        true,
        true,
      ]);
      const { rows } = await sql<{ gone: boolean }>`
        select to_regclass('change_2024_01') is null as gone`.execute(db);
      expect(rows).toEqual([{ gone: true }]);
      const { changes } = await browser.changes();
      expect(changes).toMatchObject([{ order: { key: order } }, { parcelCode: 'young' }]);
      expect((await browser.claim(order, randomUUID())).status).toBe(409);
    });

    it('is judged by the newest event too: a clock that is months ahead removes nothing', async () => {
      const { shop, browser } = await scene.newShop();
      const { db } = scene;
      await send(shop.webhook, eventBody({ parcel_code: 'months-ago' }));
      const everything = await browser.changes();
      // Seen from the events, the clock then stands 200 days ahead. Other shops are as old.
      await backdate(db, 200);
      for (let run = 0; run < 3; run += 1) {
        await removeOld(db);
        await aDayLater(db);
      }
      expect(await browser.changes()).toEqual(everything);
      expect(await isParcelKept(db, 'months-ago')).toBe(true);
      // An event that comes while the clock is wrong does not let one run remove the rest.
      await send(shop.webhook, eventBody({ parcel_code: 'meanwhile' }));
      await removeOld(db);
      await removeOld(db);
      expect((await browser.changes()).changes).toHaveLength(2);
      expect(await isParcelKept(db, 'months-ago')).toBe(true);
      await backdate(db, -200);
    });
  });
}

/** Everything that tells how old something is stands so many days earlier: as a clock that is ahead sees it. */
async function backdate(db: Db, days: number): Promise<void> {
  const step = sql`${days} * interval '1 day'`;
  await sql`update shop set allowance_at = allowance_at - ${step}`.execute(db);
  await sql`update tidying set kept_from = kept_from - ${step}`.execute(db);
  await sql`update parcel set arrived_at = arrived_at - ${step}`.execute(db);
}

async function isParcelKept(db: Db, code: string): Promise<boolean> {
  const row = await db.selectFrom('parcel').select('code').where('code', '=', code).executeTakeFirst();
  return row !== undefined;
}

/** What a run of the tidying proposed was yesterday. */
async function aDayLater(db: Db): Promise<void> {
  await sql`update tidying set proposed = proposed - interval '1 day', proposed_at = proposed_at - interval '1 day'`.execute(
    db,
  );
}
