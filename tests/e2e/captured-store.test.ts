import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CAPTURED_FOLDERS,
  type CapturedFolder,
  capturedOrders,
  capturedPagesThere,
} from '../captured/captured-pages';
import { creationsIn } from '../sandbox/ledger';
import { type CapturedStore, startCapturedStore } from '../stores/captured-store';
import { eventually } from './eventually';
import { inBothBrowsers, onlyIn, type Part, toldOnce } from './in-both-browsers';
import { World } from './world';

interface Captured {
  readonly what: string;
  readonly folder: CapturedFolder;
  readonly id: number;
  /** What the service must be sent, but for the key. */
  readonly request: Readonly<Record<string, unknown>>;
}

/** Cash orders of a real store that nothing is in doubt of. */
const captured: readonly Captured[] = [
  {
    what: 'the new storage',
    folder: '10.5-orders-tables',
    id: 21,
    request: {
      recipient: { first_name: 'أحمد محمود العلي', phone: '0599123456' },
      address: { village_id: 103, city_id: 1, street_name: 'شارع ركب، عمارة الطويل، الطابق الثاني' },
      total_price: 477.7,
      reference_number: '21',
    },
  },
  {
    what: 'the classic storage',
    folder: '10.5-posts',
    id: 22,
    request: {
      recipient: { first_name: 'مريم أبو سنينة', phone: '0568765432' },
      address: { village_id: 478, city_id: 3, street_name: 'شارع السلام قرب مسجد الرباط، بناية 7' },
      total_price: 670,
      reference_number: '22',
    },
  },
  {
    what: 'an Arabic admin',
    folder: '10.5-orders-tables-arabic',
    id: 36,
    request: {
      recipient: { first_name: 'ليلى حمد', phone: '0599000111' },
      address: { village_id: 738, city_id: 4, street_name: 'وسط البلد' },
      total_price: 0,
      reference_number: '36',
    },
  },
];

describe.skipIf(!capturedPagesThere)('pages captured from a real store', () => {
  inBothBrowsers('served as they are', (kind) => {
    const once = toldOnce(kind);
    let world: World;
    const stores: CapturedStore[] = [];

    beforeAll(async () => {
      // Nobody has a parcel with this customer yet.
      world = await World.openReady({ kind, account: { key: 'premium-key', environment: 'live' } });
    });
    afterAll(async () => {
      await world.close();
      await Promise.all(stores.map((store) => store.close()));
    });

    async function serve(folder: CapturedFolder, restAvailable: boolean): Promise<CapturedStore> {
      const store = await startCapturedStore({ folder, restAvailable });
      stores.push(store);
      await world.enableStore(store.url);
      return store;
    }

    const creations = () => creationsIn(world.sandbox.control.ledger());

    for (const { what, folder, id, request } of captured) {
      const tell: Part = what === 'an Arabic admin' ? it : once;
      tell(`ship in one press from ${what}`, async () => {
        const made = creations().length;
        const store = await serve(folder, true);
        const page = await world.openOrder(store.orderUrl(id));
        expect(await page.readBar()).toMatchObject({ action: 'Ship', message: '' });
        await page.pressBar();
        const bar = await page.barWhere(({ tone }) => tone === 'good');
        const [creation, ...more] = creations().slice(made);
        expect(more).toEqual([]);
        expect(creation?.parcelCode).toBe(bar.lines.code);
        expect(creation?.body).toMatchObject({ ...request, Service_API_KEY: 'premium-key' });
      });

      once(
        `stop at Review from ${what} where the store blocks its interface: the currency is unknown`,
        async () => {
          const made = creations().length;
          const store = await serve(folder, false);
          const page = await world.openOrder(store.orderUrl(id));
          const bar = await page.readBar();
          expect(bar).toMatchObject({
            action: 'Review',
            message: expect.stringMatching(/shows only “.?₪.?” for the currency/),
          });
          expect(bar.doubtful).toContain('amount');
          expect(creations()).toHaveLength(made);
        },
      );
    }

    const inChromium = onlyIn('chromium', kind);
    inChromium('have their bars judged visible, all of them', async () => {
      let judged = 0;
      for (const folder of CAPTURED_FOLDERS) {
        const store = await serve(folder, true);
        for (const id of store.orderIds) {
          const order = await world.goOnTo(store.orderUrl(id));
          await order.readBar();
          await order.page.bringToFront();
          await eventually(() => order.page.evaluate(judgeBar), Boolean);
          judged += 1;
        }
      }
      expect(judged).toBe(capturedOrders().length);
    });

    it('show markup in every field as text, and send it as text', async () => {
      const store = await serve('10.5-orders-tables', true);
      const page = await world.openOrder(store.orderUrl(30));
      const bar = await page.readBar();
      expect(bar.lines.recipient).toContain('<');
      expect(
        await page.page.evaluate(() =>
          document.querySelector('shahna-bar')?.shadowRoot?.querySelector('.value *:not(bdi)'),
        ),
      ).toBeNull();
      const popup = await world.openPopup(page);
      await popup.ready();
      expect(await popup.value('firstName')).toBe(bar.lines.recipient);
      // What is typed over is what no order could be shipped with: a phone and a town with programs in them.
      await popup.type('phone', '0598222030');
      await popup.pickVillage('عنبتا', 'عنبتا');
      await popup.press('Leave it empty');
      await popup.ship();
      await page.barWhere(({ tone }) => tone === 'good');
      expect(creations().at(-1)?.body).toMatchObject({
        recipient: { first_name: `<script>window.__xss=1</script>Sami <b>Bold</b> & "Quoted" 'x'` },
        address: { street_name: expect.stringContaining('<img src=x onerror="window.__xss=2">') },
        total_price: 47.35,
        description: expect.stringContaining('"premium" <new>'),
        note: expect.stringContaining('</textarea><script>window.__xss=8</script>'),
      });
      for (const tab of [page.page, popup.page]) {
        expect(await tab.evaluate(() => '__xss' in window)).toBe(false);
      }
      await popup.close();
    });
  });
});

/** Runs in the page: whether Chromium judges that the bar is drawn as it is, with nothing over it. */
function judgeBar(): Promise<boolean> {
  const bar = document.querySelector('shahna-bar')?.shadowRoot?.querySelector('.bar');
  bar?.scrollIntoView({ block: 'center' });
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        resolve(entry?.isVisible === true);
      },
      { trackVisibility: true, delay: 100 },
    );
    if (bar != null) observer.observe(bar);
    else resolve(false);
  });
}
