import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../relay/database/database';
import { addShop } from '../../relay/shops/shops';
import { PostgresCluster, postgresPrograms, withoutPostgres } from './postgres-cluster';
import { RelayProcess } from './relay-process';
import { Scene } from './scene';
import { Browser, eventBody, send } from './shop-client';
import { tellOfClocks } from './stories/clocks';
import { tellOfEvents } from './stories/events';
import { tellOfOrders } from './stories/orders';
import { tellOfShops } from './stories/shops';

describe.skipIf(postgresPrograms === null)(`the relay over PostgreSQL${withoutPostgres}`, () => {
  let cluster: PostgresCluster;
  const scene = new Scene();
  const processes: RelayProcess[] = [];

  beforeAll(async () => {
    cluster = await PostgresCluster.start();
    // Both make the tables, at the same time.
    processes.push(
      ...(await Promise.all([1, 2].map(() => RelayProcess.start({ databaseUrl: cluster.url })))),
    );
    await scene.start(await openPostgres(cluster.url));
  }, 180_000);

  afterAll(async () => {
    await scene.close();
    await Promise.all(processes.map((relay) => relay.kill()));
    await cluster.remove();
  }, 60_000);

  tellOfEvents(scene);
  tellOfShops(scene);
  tellOfClocks(scene);
  tellOfOrders(scene);

  describe('two processes', () => {
    it('are one relay: what one takes in, the other hands to whoever waits there', async () => {
      const [first, second] = requireTwo(processes);
      const shop = await addShop(scene.db, first.url, 'Two processes');
      const browser = await Browser.join(second.url, shop, 'Desk');
      const waiting = browser.changes(0, 20);
      expect((await send(shop.webhook, eventBody())).status).toBe(200);
      expect((await waiting).changes).toHaveLength(1);
    });

    it('give a reader every change once, in order, while both write', async () => {
      const [first, second] = requireTwo(processes);
      const shop = await addShop(scene.db, first.url, 'Many writers');
      const browser = await Browser.join(first.url, shop, 'Desk');
      const elsewhere = shop.webhook.replace(first.url, second.url);
      const EACH = 40;
      const senders = [shop.webhook, elsewhere, shop.webhook, elsewhere].map(async (webhook, sender) => {
        for (let status = 1; status <= EACH; status += 1) {
          await send(webhook, eventBody({ parcel_code: `P-${sender}`, parcel_status_id: status }));
        }
      });
      const read: [number, string | null, number | null][] = [];
      while (read.length < 4 * EACH) {
        const { changes } = await browser.changes(read.length, 5);
        for (const change of changes) {
          if (change.kind === 'event') read.push([change.seq, change.parcelCode, change.statusId]);
        }
      }
      await Promise.all(senders);
      expect(read.map(([seq]) => seq)).toEqual(Array.from({ length: 4 * EACH }, (_, index) => index + 1));
      for (let sender = 0; sender < 4; sender += 1) {
        const statuses = read.filter(([, code]) => code === `P-${sender}`).map(([, , status]) => status);
        expect(statuses).toEqual(Array.from({ length: EACH }, (_, index) => index + 1));
      }
    });

    it('write nothing once they are gone: an event that was on its way does not come after later ones', async () => {
      const [first] = requireTwo(processes);
      const extra = await RelayProcess.start({ databaseUrl: cluster.url });
      const shop = await addShop(scene.db, first.url, 'Orphan');
      const browser = await Browser.join(first.url, shop, 'Desk');
      const onTheWay = async () => {
        const { rows } = await sql<{ many: number }>`
          select count(*) as many from pg_stat_activity where wait_event_type = 'Lock'`.execute(scene.db);
        return rows[0]?.many ?? 0;
      };
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      const holding = scene.db.transaction().execute(async (transaction) => {
        await sql`select from shop where name = 'Orphan' for update`.execute(transaction);
        await held;
      });
      const cutOff = send(shop.webhook.replace(first.url, extra.url), eventBody()).catch(() => 'cut off');
      await vi.waitUntil(async () => (await onTheWay()) === 1, { timeout: 15_000 });
      await extra.kill();
      expect(await cutOff).toBe('cut off');
      await vi.waitUntil(async () => (await onTheWay()) === 0, { timeout: 15_000 });
      release();
      await holding;
      expect((await send(shop.webhook, eventBody({ parcel_status_id: 2 }))).status).toBe(200);
      expect((await browser.changes()).changes).toMatchObject([{ seq: 1, statusId: 2 }]);
    });

    it('outlive a crash of the database, and are told of news again', async () => {
      const [first, second] = requireTwo(processes);
      const shop = await addShop(scene.db, first.url, 'Crash');
      const browser = await Browser.join(second.url, shop, 'Desk');
      // Some of these are between two steps of their transaction.
      const claims = Array.from({ length: 30 }, () =>
        browser.call('PUT', `/orders/${randomBytes(32).toString('base64url')}`, { claim: randomUUID() }),
      );
      await cluster.stop('immediate');
      await cluster.startAgain();
      await Promise.allSettled(claims);
      expect(processes.map(({ hasDied }) => hasDied)).toEqual([false, false]);
      await vi.waitUntil(async () => (await send(shop.webhook, eventBody())).ok, { timeout: 30_000 });
      const { last } = await browser.changes();
      const waiting = browser.changes(last, 25);
      await send(shop.webhook, eventBody({ parcel_status_id: 2 }));
      expect((await waiting).changes).toHaveLength(1);
    });

    it('ends when asked to: what is held open is answered, what was taken in is there', async () => {
      const [first] = requireTwo(processes);
      const extra = await RelayProcess.start({ databaseUrl: cluster.url });
      const shop = await addShop(scene.db, extra.url, 'Clean stop');
      const browser = await Browser.join(extra.url, shop, 'Desk');
      const held = browser.changes(0, 25);
      // Answered on another connection after it: by then the first is held, or will be answered as the relay ends.
      await browser.changes();
      const busy = await addShop(scene.db, extra.url, 'Clean stop while events come');
      const reader = await Browser.join(first.url, busy, 'Desk');
      const sending = Array.from({ length: 60 }, async (_, nth) => {
        const code = `P-${nth}`;
        const answer = await send(busy.webhook, eventBody({ parcel_code: code })).catch(() => null);
        return answer?.ok === true ? [code] : [];
      });
      await Promise.race(sending);
      expect(await extra.stop()).toBe(0);
      expect((await held).changes).toEqual([]);
      const again = new Browser(first.url, browser.token, browser.id);
      expect((await again.changes()).last).toBe(0);
      const accepted = (await Promise.all(sending)).flat();
      expect(accepted).not.toEqual([]);
      const written = (await reader.changes()).changes.map(
        (change) => change.kind === 'event' && change.parcelCode,
      );
      expect(new Set(written)).toEqual(new Set([...written, ...accepted]));
    });
  });

  it('is refused where PostgreSQL does not sync', async () => {
    const careless = `${cluster.url}&options=${encodeURIComponent('-c synchronous_commit=off')}`;
    await expect(openPostgres(careless)).rejects.toThrow('synchronous_commit');
  });
});

function requireTwo([first, second]: readonly RelayProcess[]): [RelayProcess, RelayProcess] {
  if (first === undefined || second === undefined) throw new Error('two processes were expected');
  return [first, second];
}
