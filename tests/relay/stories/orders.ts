import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { OTHER_CODES } from '../../../lib/relay/schemas';
import type { Scene } from '../scene';
import { Browser, eventBody, send } from '../shop-client';

const key = () => randomBytes(32).toString('base64url');

/** Who ships which order. */
export function tellOfOrders(scene: Scene): void {
  describe('an order', () => {
    it('is claimed by one of two, and the other is told who and when', async () => {
      const { shop, browser } = await scene.newShop();
      const other = await Browser.join(scene.url, shop, 'Second desk');
      const [order, claims] = [key(), [randomUUID(), randomUUID()]];
      const [first, second] = await Promise.all([
        browser.claim(order, claims[0] ?? ''),
        other.claim(order, claims[1] ?? ''),
      ]);
      expect([first.status, second.status].toSorted()).toEqual([201, 409]);
      expect(first.order).toEqual(second.order);
      expect(claims).toContain(first.order.claim);
      const winner = first.status === 201 ? 'Desk' : 'Second desk';
      expect(second.order).toMatchObject({ state: 'claimed', code: null, member: { name: winner } });
    });

    it('is claimed once by a browser that asks again, since it did not hear the answer', async () => {
      const { browser } = await scene.newShop();
      const [order, claim] = [key(), randomUUID()];
      expect((await browser.claim(order, claim)).status).toBe(201);
      expect((await browser.claim(order, claim)).status).toBe(201);
      expect((await browser.changes()).changes).toHaveLength(1);
    });

    it('that is told of later is of the time when it was claimed, and of no time to come', async () => {
      const { browser } = await scene.newShop();
      const hour = 60 * 60_000;
      const claimed = async (age: unknown) => {
        const answer = await browser.call('PUT', `/orders/${key()}`, { claim: randomUUID(), age });
        const { order } = await answer.json();
        return {
          status: answer.status,
          ago: order && Date.parse(order.changedAt) - Date.parse(order.claimedAt),
        };
      };
      expect((await claimed(undefined)).ago).toBeLessThan(1000);
      const late = await claimed(3 * hour);
      expect(Math.abs(late.ago - 3 * hour)).toBeLessThan(1000);
      for (const age of [-1, 1.5, 4000 * 24 * hour]) expect((await claimed(age)).status).toBe(400);
    });

    it('that was shipped is shown with its code, amount and fee, and is never claimed again', async () => {
      const { shop, browser } = await scene.newShop();
      const other = await Browser.join(scene.url, shop, 'Second desk');
      const [order, claim] = [key(), randomUUID()];
      await browser.claim(order, claim);
      await browser.settle(order, { claim, state: 'unknown' });
      const created = { claim, state: 'created', code: 'P-9', amount: '120.50', fee: '20' };
      expect((await browser.settle(order, created)).status).toBe(200);
      await browser.settle(order, { claim, state: 'unknown' });
      expect((await browser.release(order, claim)).status).toBe(409);
      const again = await other.claim(order, randomUUID(), claim);
      expect(again).toMatchObject({
        status: 409,
        order: { state: 'created', code: 'P-9', amount: '120.50', fee: '20' },
      });
      await send(shop.webhook, eventBody({ parcel_code: 'P-9', parcel_status_id: 4 }));
      expect((await other.changes()).changes.slice(-2)).toMatchObject([
        { kind: 'order', order: { key: order, state: 'created', code: 'P-9' } },
        { kind: 'event', parcelCode: 'P-9', statusId: 4, positionId: 1 },
      ]);
    });

    it('whose parcel was marked as wrong says so until that is taken back, whoever corrects its code', async () => {
      const { shop, browser } = await scene.newShop();
      const anew = await Browser.join(scene.url, shop, 'Desk');
      const [order, claim] = [key(), randomUUID()];
      await browser.claim(order, claim);
      const made = { claim, state: 'created', code: 'P-9', amount: '120', fee: '20' };
      expect((await browser.settle(order, made)).order).toMatchObject({ wrong: false });
      const wrong = { ...made, amount: null, fee: null, wrong: true };
      const marked = await browser.settle(order, wrong);
      expect(marked).toMatchObject({ status: 200, order: { state: 'created', code: 'P-9', amount: null } });
      expect(marked.order.wrong).toBe(true);
      // It is not free: another parcel of the order is claimed as one.
      expect((await anew.claim(order, randomUUID(), claim)).status).toBe(409);
      // An earlier browser says nothing of it, and one whose answer is lost unmakes nothing.
      await browser.settle(order, { ...made, code: 'P-10' });
      const { order: corrected } = await browser.settle(order, { claim, state: 'unknown' });
      expect(corrected).toMatchObject({ state: 'created', code: 'P-10', wrong: true });
      // The same browser after it joined anew: it has the parcel, and another claim.
      const back = { ...made, claim: randomUUID(), code: 'P-10', wrong: false };
      const { order: right } = await anew.settle(order, back);
      expect(right).toMatchObject({ claim, code: 'P-10', amount: '120', wrong: false });
      expect((await anew.changes()).changes.at(-1)).toMatchObject({ order: { wrong: false } });
    });

    it('whose parcel has no code yet is marked as wrong too, and has no code but its own later', async () => {
      const { browser } = await scene.newShop();
      const [order, claim] = [key(), randomUUID()];
      await browser.claim(order, claim);
      const made = { claim, state: 'created', code: null, amount: null, fee: null };
      await browser.settle(order, made);
      expect((await browser.settle(order, { ...made, wrong: true })).order.wrong).toBe(true);
      const coded = await browser.settle(order, { ...made, code: 'P-9', wrong: true });
      expect(coded.order).toMatchObject({ code: 'P-9', wrong: true });
      await browser.settle(order, { ...made, wrong: false });
      expect((await browser.changes()).changes.at(-1)).toMatchObject({
        order: { code: 'P-9', wrong: false },
      });
    });

    it('has no late parcel beside its own that was marked as wrong', async () => {
      const { shop, browser } = await scene.newShop();
      const other = await Browser.join(scene.url, shop, 'Second desk');
      const [order, gone, mine] = [key(), randomUUID(), randomUUID()];
      await browser.claim(order, gone);
      await other.claim(order, mine, gone);
      const late = { claim: gone, state: 'created', code: 'P-late', amount: null, fee: null };
      expect((await browser.settle(order, late)).order.otherCodes).toEqual(['P-late']);
      const wrong = { ...late, wrong: true };
      expect((await browser.settle(order, wrong)).order).toMatchObject({ otherCodes: [], claim: mine });
      expect((await browser.settle(order, wrong)).order.otherCodes).toEqual([]);
      const back = await browser.settle(order, { ...late, wrong: false });
      expect(back.order).toMatchObject({ otherCodes: ['P-late'], wrong: false });
    });

    it('that was refused is free again', async () => {
      const { shop, browser } = await scene.newShop();
      const other = await Browser.join(scene.url, shop, 'Second desk');
      const [order, claim] = [key(), randomUUID()];
      await browser.claim(order, claim);
      expect((await other.release(order, claim)).status).toBe(409);
      expect((await browser.release(order, claim)).status).toBe(200);
      expect((await browser.release(order, claim)).status).toBe(200);
      // Asked for once more, it is held again, not only said to be.
      expect(await browser.claim(order, claim)).toMatchObject({ status: 201, order: { state: 'claimed' } });
      expect((await other.claim(order, randomUUID())).status).toBe(409);
      await browser.release(order, claim);
      const next = await other.claim(order, randomUUID());
      expect(next).toMatchObject({
        status: 201,
        order: { member: { name: 'Second desk' }, takenFrom: null },
      });
    });

    it('that a person takes over says from whom; a parcel made all the same is kept beside', async () => {
      const { shop, browser } = await scene.newShop();
      const other = await Browser.join(scene.url, shop, 'Second desk');
      const [order, gone, mine] = [key(), randomUUID(), randomUUID()];
      await browser.claim(order, gone);
      expect((await other.claim(order, mine, randomUUID())).status).toBe(409);
      const taken = await other.claim(order, mine, gone);
      expect(taken).toMatchObject({ status: 201, order: { claim: mine, takenFrom: { name: 'Desk' } } });
      const late = { claim: gone, state: 'created', code: 'P-late', amount: null, fee: null };
      expect((await browser.settle(order, late)).status).toBe(409);
      await browser.settle(order, late);
      const { changes } = await other.changes(2);
      expect(changes).toMatchObject([{ kind: 'order', order: { claim: mine, otherCodes: ['P-late'] } }]);
    });

    it('that was taken over and given back says from whom it was, until that one says what became of it', async () => {
      const { shop, browser } = await scene.newShop();
      const other = await Browser.join(scene.url, shop, 'Second desk');
      const third = await Browser.join(scene.url, shop, 'Third desk');
      const lost = async () => {
        const [order, gone, mine] = [key(), randomUUID(), randomUUID()];
        await browser.claim(order, gone);
        await other.claim(order, mine, gone);
        expect(await other.release(order, mine)).toMatchObject({ order: { takenFrom: { name: 'Desk' } } });
        return { order, gone };
      };
      const [open, made, none] = [await lost(), await lost(), await lost()];
      for (const next of [other, third]) {
        const claim = randomUUID();
        const taken = await next.claim(open.order, claim);
        expect(taken).toMatchObject({ status: 201, order: { takenFrom: { name: 'Desk' } } });
        await next.release(open.order, claim);
      }
      const code = { claim: made.gone, state: 'created', code: 'P-5', amount: '9', fee: null };
      const theirs = await browser.settle(made.order, code);
      expect(theirs.order).toMatchObject({ state: 'created', code: 'P-5', member: { name: 'Desk' } });
      expect((await third.claim(made.order, randomUUID())).status).toBe(409);
      await browser.release(none.order, none.gone);
      expect(await third.claim(none.order, randomUUID())).toMatchObject({ order: { takenFrom: null } });
      const again = await browser.claim(open.order, open.gone);
      expect(again).toMatchObject({ status: 201, order: { claim: open.gone, takenFrom: null } });
    });

    it('that went through three hands in turn is of all that have not said what became of theirs', async () => {
      const { shop, browser } = await scene.newShop();
      const second = await Browser.join(scene.url, shop, 'Second desk');
      const third = await Browser.join(scene.url, shop, 'Third desk');
      const throughThree = async () => {
        const claims = [randomUUID(), randomUUID(), randomUUID()] as const;
        const order = key();
        await browser.claim(order, claims[0]);
        await second.claim(order, claims[1], claims[0]);
        const { order: last } = await third.claim(order, claims[2], claims[1]);
        expect(last.takenFrom).toMatchObject({ name: 'Second desk' });
        return { order, claims };
      };
      const { order, claims } = await throughThree();
      await second.release(order, claims[1]);
      const given = await third.release(order, claims[2]);
      expect(given.order).toMatchObject({ state: 'released', takenFrom: { name: 'Desk' } });
      const freed = await browser.release(order, claims[0]);
      expect(freed.order).toMatchObject({ state: 'released', takenFrom: null });
      const late = await throughThree();
      const code = { claim: late.claims[0], state: 'created', code: 'P-6', amount: null, fee: null };
      const { order: told } = await browser.settle(late.order, code);
      expect(told).toMatchObject({ otherCodes: ['P-6'], takenFrom: { name: 'Desk' } });
    });

    it('of a browser that joined anew is its own still, and of whom it was taken from before', async () => {
      const { shop, browser } = await scene.newShop();
      const [before, anew] = [
        await Browser.join(scene.url, shop, 'Counter'),
        await Browser.join(scene.url, shop, 'Counter'),
      ];
      const order = key();
      const [gone, old, mine] = [randomUUID(), randomUUID(), randomUUID()];
      await before.claim(order, old);
      expect((await anew.claim(order, mine, old, undefined, true)).order.takenFrom).toBeNull();
      const taken = key();
      await browser.claim(taken, gone);
      await before.claim(taken, old, gone);
      const { order: own } = await anew.claim(taken, mine, old, undefined, true);
      expect(own).toMatchObject({ claim: mine, takenFrom: { name: 'Desk' } });
    });

    it('has no more codes beside its own than a browser takes, whatever one browser tells', async () => {
      const { shop, browser } = await scene.newShop();
      const other = await Browser.join(scene.url, shop, 'Second desk');
      const order = key();
      await other.claim(order, randomUUID());
      for (let told = 0; told <= OTHER_CODES; told += 1) {
        const late = { claim: randomUUID(), state: 'created', code: `P-${told}`, amount: null, fee: null };
        // Its answer has to be one that every browser of the shop can read.
        expect((await browser.settle(order, late)).status).toBe(409);
      }
      const last = (await other.changes()).changes.at(-1);
      expect(last).toMatchObject({ order: { key: order, otherCodes: { length: OTHER_CODES } } });
    });

    it('is told of with others in answers of a few hundred kilobytes, however many codes each of them has', async () => {
      const { browser } = await scene.newShop();
      const keys = Array.from({ length: 30 }, key);
      for (const order of keys) await browser.claim(order, randomUUID());
      await scene.db
        .updateTable('shop_order')
        .set({ other_codes: Array.from({ length: OTHER_CODES }, () => 'P'.repeat(200)) })
        .where('key', 'in', keys)
        .execute();
      const answer = await (await browser.call('GET', '/changes?after=0')).text();
      expect(answer.length).toBeLessThan(400_000);
      expect(JSON.parse(answer)).toMatchObject({ more: true });
      expect(await browser.allChanges()).toHaveLength(30);
    });

    it('of which a browser begins a new claim in place of its own is taken from nobody, and the old gives nothing back', async () => {
      const { browser } = await scene.newShop();
      const [order, old, anew] = [key(), randomUUID(), randomUUID()];
      await browser.claim(order, old);
      const taken = await browser.claim(order, anew, old);
      expect(taken).toMatchObject({ status: 201, order: { claim: anew, takenFrom: null } });
      expect((await browser.release(order, old)).status).toBe(409);
    });

    it('takes nothing but what it is to take', async () => {
      const { browser } = await scene.newShop();
      const claim = randomUUID();
      for (const name of ['short', `${'a'.repeat(42)}!`, '%00', `${'a'.repeat(43)}' or 1=1`]) {
        expect((await browser.call('PUT', `/orders/${name}`, { claim })).status).toBeGreaterThanOrEqual(400);
      }
      for (const body of [undefined, {}, { claim: 'x' }, { claim, takeOver: 7 }, []]) {
        expect((await browser.call('PUT', `/orders/${key()}`, body)).status).toBe(400);
      }
      const wrong = { claim, state: 'created', code: 'P', amount: '1e9', fee: '12,5' };
      expect((await browser.call('PUT', `/orders/${key()}/outcome`, wrong)).status).toBe(400);
    });
  });
}
