import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../../relay/cli/commands';
import { addShop, removeShop } from '../../../relay/shops/shops';
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

    it('names in a new invitation no webhook address that ends', async () => {
      const { shop, name } = await scene.newShop();
      const renew = async () => {
        const printed = await scene.command('shop', 'invite', name, shop.invitation);
        return requireInvitation(/shahna-relay:\S+/.exec(printed)?.[0] ?? '').webhook;
      };
      expect(await renew()).toBe(shop.webhook);
      await scene.command('shop', 'rotate', name);
      expect(await renew()).toBeUndefined();
    });

    it('has no new invitation made of one to another shop of its name: their browsers would not see each other’s orders', async () => {
      const { shop, name } = await scene.newShop();
      await removeShop(scene.db, name);
      await addShop(scene.db, scene.url, name);
      await expect(scene.command('shop', 'invite', name, shop.invitation)).rejects.toThrow(
        'earlier invitation',
      );
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

    it('that was revoked still has the webhook’s address: whoever revokes is told so, and how it ends', async () => {
      const { shop, name, browser } = await scene.newShop();
      const printed = await scene.command('member', 'revoke', name, String(browser.id));
      expect(printed).toContain(`“shop rotate ${name} --days 0”`);
      expect((await send(shop.webhook, eventBody())).status).toBe(200);
      await runCommand({ db: scene.db, url: scene.url, days: 0 }, ['shop', 'rotate', name]);
      expect((await send(shop.webhook, eventBody())).status).toBe(404);
    });

    it('reads its own shop and no other', async () => {
      const [here, there] = [await scene.newShop(), await scene.newShop()];
      const [order, claim] = [key(), randomUUID()];
      await here.browser.claim(order, claim);
      await send(here.shop.webhook, eventBody());
      expect((await there.browser.changes()).changes).toEqual([]);
      expect((await there.browser.call('DELETE', `/orders/${order}/claims/${claim}`)).status).toBe(404);
      expect((await there.browser.claim(order, randomUUID())).status).toBe(201);
      expect((await here.browser.changes()).changes).toHaveLength(2);
    });

    it('is recognised by the whole token, never by a part of it', async () => {
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

  describe('a member who asks too fast', () => {
    it('is asked to come again by every process, and may again at its pace', async () => {
      const memberPace = { perSecond: 0.001, atOnce: 3 };
      const relays = [await scene.startAnother({ memberPace }), await scene.startAnother({ memberPace })];
      const { browser } = await scene.newShop();
      const ask = async (many: number) => {
        const statuses: number[] = [];
        for (let nth = 0; nth < many; nth += 1) {
          const one = new Browser(relays[nth % 2]?.url ?? '', browser.token, browser.id);
          statuses.push((await one.call('GET', '/changes?after=0')).status);
        }
        return statuses;
      };
      const rest = (seconds: number) =>
        sql`update member_allowance set allowance_at = allowance_at - ${seconds} * interval '1 second'
          where member_id = ${browser.id}`.execute(scene.db);
      expect(await ask(4)).toEqual([200, 200, 200, 429]);
      await rest(1000);
      expect(await ask(2)).toEqual([200, 429]);
      // However long it rested.
      await rest(1e6);
      expect(await ask(4)).toEqual([200, 200, 200, 429]);
    });

    it('is asked to come again, while colleagues and the shop’s events go on', async () => {
      const slow = await scene.startAnother({ memberPace: { perSecond: 0.001, atOnce: 2 } });
      const { shop, browser } = await scene.newShop();
      const [hasty, calm] = [
        new Browser(slow.url, browser.token, browser.id),
        await Browser.join(slow.url, shop, 'Second desk'),
      ];
      const order = key();
      expect((await hasty.call('GET', '/changes?after=0')).status).toBe(200);
      expect((await hasty.claim(order, randomUUID())).status).toBe(201);
      const refused = await hasty.call('PUT', `/orders/${key()}`, { claim: randomUUID() });
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
      expect((await send(shop.webhook.replace(scene.url, slow.url), eventBody())).status).toBe(200);
      // Nothing of what was refused is there.
      expect((await calm.changes()).changes).toMatchObject([{ order: { key: order } }, { kind: 'event' }]);
    });
  });

  describe('a member who writes more in a day than orders can be', () => {
    it('writes nothing more that day, reads on, and takes nothing from colleagues', async () => {
      const memberWrites = { perSecond: 2 / 86_400, atOnce: 2 };
      const limited = await scene.startAnother({ memberWrites });
      const { shop, browser } = await scene.newShop();
      const full = new Browser(limited.url, browser.token, browser.id);
      const [order, claim] = [key(), randomUUID()];
      expect((await full.claim(order, claim)).status).toBe(201);
      expect((await full.settle(order, { claim, state: 'unknown' })).status).toBe(200);
      for (const refused of [
        await full.call('PUT', `/orders/${key()}`, { claim: randomUUID() }),
        await full.call('DELETE', `/orders/${order}/claims/${claim}`),
      ])
        expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
      expect((await full.changes()).changes).toHaveLength(2);
      const colleague = await Browser.join(limited.url, shop, 'Second desk');
      expect((await colleague.claim(key(), randomUUID())).status).toBe(201);
      expect((await send(shop.webhook.replace(scene.url, limited.url), eventBody())).status).toBe(200);
      await sql`update member_writes set allowance_at = allowance_at - interval '12 hours'`.execute(scene.db);
      expect((await full.claim(key(), randomUUID())).status).toBe(201);
      expect((await full.call('PUT', `/orders/${key()}`, { claim: randomUUID() })).status).toBe(429);
    });
  });

  describe('a shop whose members together ask too fast', () => {
    it('takes nothing from other shops', async () => {
      const slow = await scene.startAnother({ memberPace: { perSecond: 0.001, atOnce: 1 } });
      const [here, there] = [await scene.newShop(), await scene.newShop()];
      const statuses: number[] = [];
      for (let nth = 1; nth <= 11; nth += 1) {
        const one = await Browser.join(slow.url, here.shop, `Desk ${nth}`);
        statuses.push((await one.call('GET', '/changes?after=0')).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
      const other = new Browser(slow.url, there.browser.token, there.browser.id);
      expect((await other.call('GET', '/changes?after=0')).status).toBe(200);
    });
  });

  describe('an attacker', () => {
    const SQL = `'); drop table member; --`;

    it('writes SQL into every field that takes text, and it is text', async () => {
      const { shop } = await scene.newShop();
      const name = `Shop ${SQL} ${randomUUID()}`.slice(0, 60);
      const { webhook, invitation } = await addShop(scene.db, scene.url, name);
      expect((await send(webhook, eventBody({ parcel_code: SQL }))).status).toBe(200);
      const browser = await Browser.join(scene.url, { webhook, invitation }, SQL);
      const [order, claim] = [key(), randomUUID()];
      await browser.claim(order, claim);
      const settled = await browser.settle(order, {
        claim,
        state: 'created',
        code: SQL,
        amount: '1',
        fee: '2',
      });
      expect(settled.order).toMatchObject({ code: SQL, member: { name: SQL } });
      expect((await browser.changes()).changes[0]).toMatchObject({ parcelCode: SQL });
      expect(await scene.command('shop', 'list')).toContain(name);
      for (const secret of [SQL, `${'a'.repeat(16)}.${SQL}`, `${'a'.repeat(16)}.${'a'.repeat(43)}`]) {
        expect((await joining(scene.url, secret, 'Guest')).status).toBe(404);
      }
      const query = `/changes?after=${encodeURIComponent(SQL)}`;
      expect((await browser.call('GET', query)).status).toBe(400);
      expect((await browser.call('PUT', `/orders/${encodeURIComponent(SQL)}`, { claim })).status).toBe(400);
      expect((await send(shop.webhook, eventBody())).status).toBe(200);
    });

    it('sends a body that is too large to where browsers send, and is refused', async () => {
      const { browser } = await scene.newShop();
      const large = { claim: randomUUID(), filler: 'x'.repeat(70_000) };
      expect((await browser.call('PUT', `/orders/${key()}`, large)).status).toBe(413);
      expect((await joining(scene.url, 'x'.repeat(70_000), 'Guest')).status).toBe(413);
    });

    it('cannot read, claim or settle with a webhook’s secret or an invitation’s, nor send with a token', async () => {
      const { shop, browser } = await scene.newShop();
      const secrets = [shop.webhook.split('/hook/')[1], requireInvitation(shop.invitation).secret];
      for (const secret of secrets) {
        const thief = new Browser(scene.url, secret ?? '', browser.id);
        expect((await thief.call('GET', '/changes?after=0')).status).toBe(401);
        expect((await thief.call('PUT', `/orders/${key()}`, { claim: randomUUID() })).status).toBe(401);
      }
      for (const secret of [browser.token, secrets[1]]) {
        expect((await send(`${scene.url}/hook/${secret}`, eventBody())).status).toBe(404);
      }
      expect((await browser.changes()).changes).toEqual([]);
    });

    it('who replays or forges events with the webhook’s address changes what is shown, and no order', async () => {
      const { shop, browser } = await scene.newShop();
      const [order, claim] = [key(), randomUUID()];
      await browser.claim(order, claim);
      await browser.settle(order, { claim, state: 'created', code: 'P-1', amount: '10', fee: '2' });
      const { order: before } = await browser.claim(order, claim);
      const events = [
        eventBody({ parcel_status_id: 9 }),
        eventBody({ parcel_status_id: 9 }),
        eventBody({ order_key: order, order, claim, state: 'released', kind: 'order', shop_id: 1, seq: 1 }),
      ];
      for (const event of events) expect((await send(shop.webhook, event)).status).toBe(200);
      const { changes } = await browser.changes(2);
      expect(changes).toMatchObject([
        { kind: 'event', seq: 3, statusId: 9 },
        { kind: 'event', seq: 4, statusId: 1 },
      ]);
      expect((await browser.claim(order, claim)).order).toEqual(before);
    });
  });
}
