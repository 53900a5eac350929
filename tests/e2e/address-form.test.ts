import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { type AddressFormStore, startAddressFormStore } from '../stores/address-form-store';
import { chooseOrders } from './choose-orders';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { madeOrderOfPhones } from './made-order';
import { World } from './world';

const AT_ONCE = 901;
const LATE = 902;
const REFUSED = 903;
const CHANGED = 904;
const ENDED = 905;
const NO_RIGHT = 906;
const SIGNED_OUT = 907;
const BULK = [911, 912, 913, 914, 915, 916, 917, 918, 919, 920];
const TROUBLED = [931, 932, 933, 934, 935, 936, 937, 938, 939, 940];

const orders = [AT_ONCE, LATE, REFUSED, CHANGED, ENDED, NO_RIGHT, SIGNED_OUT, ...BULK, ...TROUBLED].map(
  madeOrderOfPhones,
);

/** Each in a browser of its own: what is asked for is met by what the store answers. */
const TOLD_IN = { prestashop: 'chromium', magento: 'firefox' } as const;

describe.each(['prestashop', 'magento'] as const)(
  'an order whose address stands in a form of its own',
  (kind) => {
    inOneBrowser(`at ${kind}`, TOLD_IN[kind], (browser) => {
      let world: World;
      let store: AddressFormStore;
      const box = (id: number) =>
        kind === 'prestashop'
          ? `input.js-bulk-action-checkbox[value="${id}"]`
          : `input.admin__control-checkbox[value="${id}"]`;

      beforeAll(async () => {
        world = await World.openReady({ kind: browser });
        store = await startAddressFormStore(kind, orders);
        await world.enableStore(store.url);
      });
      afterAll(async () => {
        await world.close();
        await store.close();
      });

      it.each([
        [AT_ONCE, 'served'],
        [LATE, 'slow'],
      ] as const)('%i ships in one press, its form %s', async (id, answer) => {
        store.setForm(answer);
        const before = world.parcels().length;
        const order = await world.openOrder(store.orderUrl(id));
        await order.barWhere(({ action, lines }) => action === 'Ship' && lines.amount === '₪110');
        await order.pressBar();
        await order.barWhere(({ tone }) => tone === 'good');
        expect(world.parcels()).toHaveLength(before + 1);
        await order.page.close();
      });

      it('makes no parcel where the session ended before the press, and ships once it was signed in again', async () => {
        store.setForm('served');
        const before = world.parcels().length;
        const order = await world.openOrder(store.orderUrl(ENDED));
        await order.barWhere(({ action }) => action === 'Ship');
        store.signOut();
        await order.pressBar();
        await order.barWhere(({ tone, message }) => tone === 'warning' && message.includes('signed you out'));
        expect(world.parcels()).toHaveLength(before);
        store.signIn();
        await order.pressBar();
        await order.barWhere(({ tone }) => tone === 'good');
        expect(world.parcels()).toHaveLength(before + 1);
        await order.page.close();
      });

      it('asks to sign in where the session ended before its form was asked for, and ships after that', async () => {
        store.setForm('sign-in', SIGNED_OUT);
        const before = world.parcels().length;
        const order = await world.openOrder(store.orderUrl(SIGNED_OUT));
        await order.barWhere(
          ({ action, message }) => action === 'Review' && message.includes('signed you out'),
        );
        store.setForm('served', SIGNED_OUT);
        await order.page.evaluate(() => document.body.classList.add('before'));
        await order.pressAside('sign-in');
        // The page is asked for anew, which may end a look at it midway.
        const isAnew = () => document.querySelector('body:not(.before) shahna-bar') !== null;
        await eventually(
          () => order.page.evaluate(isAnew).catch(() => false),
          (anew) => anew,
        );
        await order.barWhere(({ action }) => action === 'Ship');
        expect(world.parcels()).toHaveLength(before);
        await order.pressBar();
        await order.barWhere(({ tone }) => tone === 'good');
        expect(world.parcels()).toHaveLength(before + 1);
        await order.page.close();
      });

      it('offers the village of its lines to a clerk who may not see its form, and says so', async () => {
        store.setForm('refused');
        const before = world.parcels().length;
        const order = await world.openOrder(store.orderUrl(REFUSED));
        const bar = await order.barWhere(({ action }) => action === 'Review');
        expect(bar.message).toContain('does not let you edit addresses');
        expect(await order.choices()).toContain('بيت فوريك/نابلس');
        expect(world.parcels()).toHaveLength(before);
        await order.page.close();
      });

      it('ships for a clerk without the right once they chose the village of its lines, to its own recipient', async () => {
        store.setForm('no-right', NO_RIGHT);
        const before = world.parcels().length;
        const order = await world.openOrder(store.orderUrl(NO_RIGHT));
        const bar = await order.barWhere(({ action }) => action === 'Review');
        expect(bar.message).toContain('does not let you edit addresses');
        expect(await order.choices()).toContain('بيت فوريك/نابلس');
        await order.chooseVillage('نابلس');
        if (kind === 'prestashop') {
          // Its lines may leave a second phone out, and name none: the one that they end with is looked at.
          await order.barWhere(
            ({ doubtful, lines }) => doubtful.join() === 'phone' && lines.village === 'بيت فوريك، نابلس',
          );
          const popup = await world.openPopup(order);
          await popup.ready();
          await popup.press('Keep this number');
          await popup.close();
        }
        await order.barWhere(
          ({ action, lines }) => action === 'Ship' && lines.village === 'بيت فوريك، نابلس',
        );
        expect(world.parcels()).toHaveLength(before);
        await order.pressBar();
        await order.barWhere(({ tone }) => tone === 'good');
        expect(world.parcels()).toHaveLength(before + 1);
        expect(creationsIn(world.sandbox.control.ledger()).at(-1)?.body).toMatchObject({
          recipient: { first_name: 'سلمى عودة', phone: '0599700906' },
          address: { village_id: 310 },
          total_price: 110,
        });
        await order.page.close();
      });

      it('is reviewed with its lines to be seen, its form changed', async () => {
        store.setForm('changed');
        const before = world.parcels().length;
        const order = await world.openOrder(store.orderUrl(CHANGED));
        const bar = await order.barWhere(({ action }) => action === 'Review');
        expect(bar.tone).not.toBe('good');
        expect(bar.message).toContain(orders[0]?.shipping.address1);
        expect(world.parcels()).toHaveLength(before);
        await order.page.close();
      });

      const choose = (ids: readonly number[]) => chooseOrders(world, store.listUrl, ids, box);

      // One page of a list, asked from by one script: each store tells half.
      if (kind === 'prestashop')
        it('ten of a list ship together, some forms slow, each read from its own, and nothing is submitted', async () => {
          store.setForm('served');
          store.setForm('slow', ...BULK.slice(0, 3));
          const [asked, before] = [store.asked(), world.parcels().length];
          const review = await choose(BULK);
          await review.readyToShip(BULK.length);
          await review.ship();
          await eventually(
            async () => world.parcels().length,
            (made) => made === before + BULK.length,
          );
          await review.close();
          expect(store.asked() - asked).toBe(BULK.length);
          expect(store.changed()).toBe(false);
        });

      if (kind === 'magento')
        it('of ten, those whose form is refused or changed wait with the order’s own words; the others ship', async () => {
          store.setForm('served');
          store.setForm('refused', ...TROUBLED.slice(0, 3));
          store.setForm('changed', ...TROUBLED.slice(3, 6));
          const before = world.parcels().length;
          const review = await choose(TROUBLED);
          await review.readyToShip(4, TROUBLED.length);
          await review.show('all');
          const said = await Promise.all(TROUBLED.slice(0, 6).map((id) => review.said(id)));
          for (const words of said) expect(words).toContain(orders[0]?.shipping.address1);
          await review.ship();
          const sent = await review.statusesWhere(
            (all) => Object.values(all).filter((status) => status === 'created').length === 4,
          );
          expect(TROUBLED.slice(0, 6).map((id) => sent[id])).toEqual(new Array(6).fill('doubtful'));
          expect(world.parcels()).toHaveLength(before + 4);
          await review.close();
        });
    });
  },
);
