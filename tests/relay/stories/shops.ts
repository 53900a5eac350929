import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../../relay/cli/commands';
import { makePartitions } from '../../../relay/database/retention';
import { removeShop } from '../../../relay/shops/shops';
import type { Scene } from '../scene';
import { Browser, eventBody, joining, requireInvitation, send } from '../shop-client';

const key = () => randomBytes(32).toString('base64url');

/** Who a shop is, and who belongs to it. */
export function tellOfShops(scene: Scene): void {
  describe('a shop', () => {
    it('has a webhook address that is renewed; the earlier one goes on for a while, or ends now', async () => {
      const { shop, name } = await scene.newShop();
      const printed = await scene.command('shop', 'rotate', name);
      const renewed = /http\S+/.exec(printed)?.[0] ?? '';
      expect((await send(shop.webhook, eventBody())).status).toBe(200);
      expect((await send(renewed, eventBody())).status).toBe(200);
      await runCommand({ db: scene.db, url: scene.url, days: 0 }, ['shop', 'rotate', name]);
      expect((await send(shop.webhook, eventBody())).status).toBe(404);
      expect((await send(renewed, eventBody())).status).toBe(404);
    });

    it('keeps neither secrets nor the keys of its invitation', async () => {
      const { shop, browser } = await scene.newShop();
      const { privateKey, orderSecret, secret } = requireInvitation(shop.invitation);
      const kept = await scene.everythingKept();
      const webhook = shop.webhook.split('.').at(-1) ?? '';
      for (const text of [webhook, secret.split('.')[1], browser.token.split('.')[1]]) {
        expect(kept).not.toContain(text);
      }
      for (const text of [privateKey, orderSecret]) {
        expect(kept).not.toContain(text);
        expect(kept).not.toContain(Buffer.from(text, 'base64url').toString('hex'));
      }
    });

    it('that was removed takes nothing more, and leaves nothing', async () => {
      const { shop, name, browser } = await scene.newShop();
      await send(shop.webhook, eventBody({ parcel_code: 'only-here' }));
      await browser.claim(key(), randomUUID());
      await removeShop(scene.db, name);
      expect((await send(shop.webhook, eventBody())).status).toBe(404);
      expect((await browser.call('GET', '/changes?after=0')).status).toBe(401);
      expect(await scene.everythingKept()).not.toContain('only-here');
    });

    it('has one name, and is listed', async () => {
      const { name } = await scene.newShop();
      await expect(scene.command('shop', 'add', name)).rejects.toThrow('already');
      expect(await scene.command('shop', 'list')).toContain(`${name}\t1 members`);
    });
  });

  describe('a member', () => {
    it('that was revoked reads nothing more, and does not come back by the same invitation', async () => {
      const { shop, name, browser } = await scene.newShop();
      const other = await Browser.join(scene.url, shop, 'Second desk');
      const held = browser.call('GET', '/changes?after=0&wait=20');
      // Revoked while it is held open, not before it has come.
      const metrics = async () => (await fetch(`${scene.url}/metrics`)).text();
      await vi.waitUntil(async () => /relay_waiting [1-9]/.test(await metrics()), { timeout: 15_000 });
      await scene.command('member', 'revoke', name, String(browser.id));
      expect((await browser.call('GET', '/changes?after=0')).status).toBe(401);
      const { secret } = requireInvitation(shop.invitation);
      expect((await joining(scene.url, secret, 'Again')).status).toBe(404);
      await send(shop.webhook, eventBody());
      expect((await held).status).toBe(401);
      expect((await other.changes()).changes).toHaveLength(1);
      const printed = await scene.command('shop', 'invite', name, shop.invitation);
      const renewed = requireInvitation(/shahna-relay:\S+/.exec(printed)?.[0] ?? '');
      expect(renewed.privateKey).toBe(requireInvitation(shop.invitation).privateKey);
      expect((await joining(scene.url, renewed.secret, 'Third desk')).status).toBe(201);
      expect(await scene.command('member', 'list', name)).toMatch(/Second desk[\s\S]*Third desk/);
    });

    it('has its own shop alone', async () => {
      const [here, there] = [await scene.newShop(), await scene.newShop()];
      const [order, claim] = [key(), randomUUID()];
      await here.browser.claim(order, claim);
      await send(here.shop.webhook, eventBody());
      expect((await there.browser.changes()).changes).toEqual([]);
      expect((await there.browser.call('DELETE', `/orders/${order}/claims/${claim}`)).status).toBe(404);
      expect((await there.browser.claim(order, randomUUID())).status).toBe(201);
      expect((await here.browser.changes()).changes).toHaveLength(2);
    });

    it('is known by the whole token alone', async () => {
      const { browser } = await scene.newShop();
      const half = browser.token.split('.')[0] ?? '';
      for (const token of ['', half, `${half}.${'A'.repeat(43)}`, `${browser.token}x`, "' or 1=1 --"]) {
        const headers = { Authorization: `Bearer ${token}` };
        expect((await fetch(`${scene.url}/v1/changes?after=0`, { headers })).status).toBe(401);
      }
      expect((await fetch(`${scene.url}/v1/changes?after=0`)).status).toBe(401);
      for (const query of ['after=-1', 'after=x', 'after=1&wait=9999', 'after=1e3']) {
        expect((await browser.call('GET', `/changes?${query}`)).status).toBe(400);
      }
    });
  });

  describe('what is kept', () => {
    it('of events ends with their months; what is older is not handed out', async () => {
      const { browser } = await scene.newShop();
      const { db } = scene;
      await sql`create table if not exists change_2024_01 partition of change
        for values from ('2024-01-01T00:00:00Z') to ('2024-02-01T00:00:00Z')`.execute(db);
      await sql`
        with numbered as (update shop set last_seq = 1 where id = (select max(id) from shop) returning id)
        insert into change (shop_id, seq, at, parcel_code, sealed)
        select id, 1, '2024-01-15', 'old', '\\x00' from numbered`.execute(db);
      expect(await browser.changes()).toEqual({ changes: [], last: 1, more: false });
      await makePartitions(db);
      await makePartitions(db);
    });
  });
}
