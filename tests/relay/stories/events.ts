import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Opener } from '../../../lib/relay/seal';
import type { NewShop } from '../../../relay/shops/shops';
import type { Scene } from '../scene';
import { eventBody, requireInvitation, send } from '../shop-client';

/** What a shop's browser reads in an event that is sealed. */
async function opened(shop: NewShop, sealed: string): Promise<unknown> {
  const { privateKey } = requireInvitation(shop.invitation);
  const opener = await Opener.from(Buffer.from(privateKey, 'base64url'));
  return JSON.parse(Buffer.from(await opener.open(Buffer.from(sealed, 'base64'))).toString());
}

/** What becomes of the events that a service sends. */
export function tellOfEvents(scene: Scene): void {
  describe('an event', () => {
    it('is kept in order, with what may name a person sealed to the shop', async () => {
      const { shop, browser } = await scene.newShop();
      const first = eventBody({ note: 'أحمد 0599123456', reference_number: 'order 1042', driver: 'Sami' });
      expect((await send(shop.webhook, first)).status).toBe(200);
      await send(shop.webhook, eventBody({ parcel_status_id: 2 }));
      const { changes, last, more } = await browser.changes();
      expect({ last, more }).toEqual({ last: 2, more: false });
      expect(changes).toMatchObject([
        { kind: 'event', seq: 1, parcelCode: 'P-1', statusId: 1, positionId: 1 },
        { kind: 'event', seq: 2, parcelCode: 'P-1', statusId: 2, positionId: 1 },
      ]);
      const [change] = changes;
      expect(change?.kind === 'event' && (await opened(shop, change.sealed))).toEqual(first);
      const kept = await scene.everythingKept();
      // A column of bytes is told in hexadecimal: bytes that were not sealed would be found so.
      for (const text of ['أحمد', '0599123456', 'order 1042', 'Sami']) {
        expect(kept).not.toContain(text);
        expect(kept).not.toContain(Buffer.from(text).toString('hex'));
      }
    });

    it('equal to its parcel’s newest is an arrival and no change; back to an earlier state is a change', async () => {
      const { shop, browser } = await scene.newShop();
      const [a, b] = [eventBody(), eventBody({ parcel_status_id: 2 })];
      for (const body of [a, a, b, a, a, eventBody({ note: 'x' })]) await send(shop.webhook, body);
      const { changes } = await browser.changes();
      expect(changes.map((change) => change.kind === 'event' && change.statusId)).toEqual([1, 2, 1, 1]);
      const other = await scene.newShop();
      await send(other.shop.webhook, a);
      expect((await other.browser.changes()).changes).toHaveLength(1);
    });

    it('is told of with others in answers of a few hundred kilobytes, however large each of them is', async () => {
      const { shop, browser } = await scene.newShop();
      for (let status = 0; status < 70; status += 1) {
        await send(shop.webhook, eventBody({ parcel_status_id: status, note: 'x'.repeat(7_900) }));
      }
      const answer = await (await browser.call('GET', '/changes?after=0')).text();
      expect(answer.length).toBeLessThan(400_000);
      expect(JSON.parse(answer)).toMatchObject({ last: 70, more: true });
      const all = await browser.allChanges();
      expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
    });

    it('is told of with the time of the change before it, by which a browser knows that its numbers are those of now', async () => {
      const { shop, browser } = await scene.newShop();
      expect(await browser.changes()).not.toHaveProperty('afterAt');
      for (const status of [1, 2]) await send(shop.webhook, eventBody({ parcel_status_id: status }));
      const [first, second] = (await browser.changes()).changes;
      expect(await browser.changes(1)).toMatchObject({ changes: [{ seq: 2 }], afterAt: first?.at });
      expect(await browser.changes(2)).toMatchObject({ changes: [], afterAt: second?.at });
    });

    it('cannot be tried out by who has the database alone: one body has another digest at each shop', async () => {
      const [here, there] = [await scene.newShop(), await scene.newShop()];
      const body = eventBody({ parcel_code: 'digest', note: 'guess me' });
      for (const { shop } of [here, there]) await send(shop.webhook, body);
      const rows = await scene.db
        .selectFrom('parcel')
        .select('digest')
        .where('code', '=', 'digest')
        .execute();
      expect(new Set(rows.map(({ digest }) => Buffer.from(digest).toString('hex'))).size).toBe(2);
    });

    it('is the same whatever the order of its fields', async () => {
      const { shop, browser } = await scene.newShop();
      await send(shop.webhook, '{"parcel_code":"P","a":{"x":1,"y":2}}');
      await send(shop.webhook, ' { "a": {"y":2,"x":1}, "parcel_code":"P"}');
      expect((await browser.changes()).changes).toHaveLength(1);
    });

    it('nested as deep as 8 kB allow is kept like any other', async () => {
      const { shop, browser } = await scene.newShop();
      const deep = (status: number) =>
        `{"parcel_code":"P","parcel_status_id":${status},"a":${'['.repeat(4_000)}${']'.repeat(4_000)}}`;
      for (const body of [deep(1), deep(1), deep(2)]) {
        expect((await send(shop.webhook, body)).status).toBe(200);
      }
      expect((await browser.changes()).changes).toMatchObject([{ statusId: 1 }, { statusId: 2 }]);
    });

    it('of any JSON object is kept, whatever stands in its fields, and comes out as it went in', async () => {
      const { shop, browser } = await scene.newShop();
      const value = fc.oneof(
        fc.constantFrom(
          '\u0000',
          '\ud800',
          "'; drop table shop; --",
          '$1',
          '\\x00',
          '{}',
          1e300,
          2 ** 60,
          '',
        ),
        fc.jsonValue(),
      );
      const body = fc.record({
        parcel_code: value,
        parcel_status_id: value,
        parcel_position_id: value,
        note: value,
      });
      let sent = 0;
      await fc.assert(
        fc.asyncProperty(body, async (event) => {
          // So that no two are equal.
          sent += 1;
          const unlike = { ...event, sent };
          expect((await send(shop.webhook, unlike)).status).toBe(200);
          const { changes } = await browser.changes(sent - 1);
          expect(changes).toHaveLength(1);
          const [change] = changes;
          const read = change?.kind === 'event' && (await opened(shop, change.sealed));
          expect(read).toEqual(JSON.parse(JSON.stringify(unlike)));
        }),
        { numRuns: 60 },
      );
    });

    it('that is no JSON object, too large or to an unknown secret is refused, and counted', async () => {
      const { shop, browser } = await scene.newShop();
      for (const body of ['', '[]', '"text"', 'null', '{"a":', '3']) {
        expect((await send(shop.webhook, body)).status).toBe(400);
      }
      const notUtf8 = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}')]);
      expect((await fetch(shop.webhook, { method: 'POST', body: notUtf8 })).status).toBe(400);
      expect((await send(shop.webhook, { note: 'x'.repeat(8_000) })).status).toBe(200);
      expect((await send(shop.webhook, { note: 'x'.repeat(8_200) })).status).toBe(413);
      const pieces = new Blob([JSON.stringify({ parcel_code: 'pieces' })]).stream();
      const unmeasured = { method: 'POST', body: pieces, duplex: 'half' } as RequestInit;
      expect((await fetch(shop.webhook, unmeasured)).status).toBe(200);
      const inPieces = new ReadableStream({
        pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(20_000))),
      });
      const endless = { method: 'POST', body: inPieces, duplex: 'half' } as RequestInit;
      expect(
        await fetch(shop.webhook, endless).then(
          ({ status }) => status,
          () => 'cut',
        ),
      ).not.toBe(200);
      for (const guess of [
        'x',
        shop.webhook.slice(-59),
        `${'a'.repeat(16)}.${'a'.repeat(43)}`,
        '%00',
        "'or'1",
      ]) {
        expect((await send(`${scene.url}/hook/${guess}`, eventBody())).status).toBe(404);
      }
      const right = shop.webhook.split('/hook/')[1] ?? '';
      const wrong = right.slice(0, -1) + (right.endsWith('A') ? 'B' : 'A');
      expect((await send(`${scene.url}/hook/${wrong}`, eventBody())).status).toBe(404);
      expect((await browser.changes()).changes).toHaveLength(2);
      const metrics = await (await fetch(`${scene.url}/metrics`)).text();
      expect(metrics).toMatch(/relay_events_total\{outcome="not an object"\} [1-9]/);
      expect(metrics).toMatch(/relay_events_total\{outcome="too large"\} [1-9]/);
      expect(metrics).toMatch(/relay_events_total\{outcome="unknown secret"\} [1-9]/);
      expect(
        (await fetch(`${scene.url}/metrics`, { headers: { 'X-Forwarded-For': '10.1.1.1' } })).status,
      ).toBe(404);
    });

    it('reaches whoever waits, and nobody of another shop', async () => {
      const [here, there] = [await scene.newShop(), await scene.newShop()];
      const waiting = here.browser.changes(0, 20);
      const cut = new AbortController();
      const elsewhere = there.browser.call('GET', '/changes?after=0&wait=20', undefined, cut.signal);
      await send(here.shop.webhook, eventBody());
      expect((await waiting).changes).toHaveLength(1);
      const first = await Promise.race([elsewhere.then(() => 'told'), Promise.resolve('not told')]);
      expect(first).toBe('not told');
      cut.abort();
      await expect(elsewhere).rejects.toThrow();
    });

    it('comes no faster than its shop’s pace, and is then asked to come again', async () => {
      const slow = await scene.startAnother({ pace: { perSecond: 0.001, atOnce: 3 } });
      const { shop, browser } = await scene.newShop();
      const address = shop.webhook.replace(scene.url, slow.url);
      const statuses: number[] = [];
      for (const code of ['a', 'b', 'c', 'd']) {
        statuses.push((await send(address, eventBody({ parcel_code: code }))).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect((await browser.changes()).changes).toHaveLength(3);
    });

    it('that is large takes as much of its shop’s pace as its size comes to', async () => {
      const slow = await scene.startAnother({ pace: { perSecond: 0.001, atOnce: 4 } });
      const { shop } = await scene.newShop();
      const address = shop.webhook.replace(scene.url, slow.url);
      const statuses: number[] = [];
      for (const length of [5_000, 0, 0]) {
        statuses.push((await send(address, eventBody({ note: 'x'.repeat(length) }))).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    });

    it('comes from allowed sources alone, where these are named', async () => {
      const options = { allowed: ['10.0.0.0/8', '2001:db8::/32'], isBehindProxy: true };
      const fenced = await scene.startAnother(options);
      const { shop } = await scene.newShop();
      const from = async (source?: string) => {
        const headers = source === undefined ? {} : { headers: { 'X-Forwarded-For': source } };
        return (await send(shop.webhook.replace(scene.url, fenced.url), eventBody(), headers)).status;
      };
      expect(await from('10.2.3.4')).toBe(200);
      expect(await from('2001:db8::7')).toBe(200);
      expect(await from('10.2.3.4, 192.0.2.1')).toBe(404);
      expect(await from('anything')).toBe(404);
      expect(await from()).toBe(404);
    });
  });

  describe('a sender that dribbles', () => {
    it('does not keep others waiting', async () => {
      const { shop } = await scene.newShop();
      const { hostname, port, pathname } = new URL(shop.webhook);
      const slow = connect(Number(port), hostname);
      slow.write(`POST ${pathname} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"a":`);
      expect((await send(shop.webhook, eventBody())).status).toBe(200);
      slow.end();
      await text(slow);
    });

    it('is cut off when its request does not arrive in time', async () => {
      const impatient = await scene.startAnother({ arrivesWithin: 300 });
      const { shop, browser } = await scene.newShop();
      const { port } = new URL(impatient.url);
      const slow = connect(Number(port), '127.0.0.1');
      slow.write(
        `POST ${new URL(shop.webhook).pathname} HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"a":`,
      );
      // Node's own words, after which it closes the connection.
      expect(await text(slow)).toContain('408 Request Timeout');
      expect((await browser.changes()).changes).toEqual([]);
    });
  });
}
