import { beforeAll, expect, it } from 'vitest';
import type { Fault } from '../sandbox/faults/fault';
import { creationsIn } from '../sandbox/ledger';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { World } from './world';
import { worldFor } from './world-for';

/** بيت فوريك, where the made orders go. */
const VILLAGE = 310;

const dear = { name: 'خاتم', sku: 'RING', quantity: 1, subtotal: 6000_00, total: 6000_00, tax: 0 };

interface Refused {
  readonly what: string;
  readonly order: ReturnType<typeof madeOrder>;
  readonly before?: (world: World) => void;
  /** What the bar must say, and beside which field the form must say it; `null`: over the form. */
  readonly says: RegExp;
  readonly field: string | null;
  /** The act that mends it, on the bar's button. */
  readonly mend: string;
  /** What stands beside the field, where that is the service's own words. */
  readonly saysThere?: RegExp;
}

const refusals: readonly Refused[] = [
  {
    what: 'a village that has closed since the list was fetched',
    order: madeOrder(601),
    before: ({ sandbox }) => sandbox.control.closeVillage(VILLAGE, 'ثلوج'),
    says: /closed/i,
    field: 'village',
    mend: 'Pick the village',
  },
  {
    what: 'a blocked recipient',
    order: madeOrder(603, { recipient: { phone: '0599000666' } }),
    says: /blocked/i,
    field: 'phone',
    mend: 'Review',
  },
  {
    what: 'a total over the limit, and by how much',
    order: madeOrder(604, { items: [dear] }),
    says: /5000/,
    field: 'totalPrice',
    mend: 'Edit before shipping',
  },
  {
    what: 'a recipient who has a parcel',
    order: madeOrder(605, { recipient: { phone: '0599000111' } }),
    says: /already has a parcel/i,
    // In a card of its own, with the press for a second one.
    field: null,
    mend: 'Look at the other parcel',
  },
  {
    what: 'the service’s own database error',
    order: madeOrder(606),
    before: ({ sandbox }) => fault(sandbox, { kind: 'database' }),
    says: /could not save it: nothing was made/i,
    field: null,
    mend: 'Review',
  },
  {
    what: 'fields that the service finds wrong',
    order: madeOrder(607),
    before: ({ sandbox }) => sandbox.control.changeVillage(VILLAGE, { deleted_at: '2026-01-01 00:00:00' }),
    says: /Some fields are not right/i,
    field: 'village',
    saysThere: /is not a listed village/,
    mend: 'Edit before shipping',
  },
  // The last: what was once refused as hidden is remembered.
  {
    what: 'a hidden village',
    order: madeOrder(602),
    before: ({ sandbox }) => sandbox.control.changeVillage(VILLAGE, { hidden: true }),
    says: /does not deliver/i,
    field: 'village',
    mend: 'Pick the village',
  },
];

function fault(sandbox: World['sandbox'], change: Pick<Fault, 'kind'>): void {
  sandbox.control.setFault({ operation: 'parcels/create', times: 1, ...change });
}

inOneBrowser('every refusal is said where it can be mended', 'chromium', (kind) => {
  const world = worldFor({ kind });

  beforeAll(() => world.store.setOrders(refusals.map(({ order }) => order)));

  for (const { what, order, before, says, field, mend, saysThere = says } of refusals) {
    it(`says ${what}`, async () => {
      const made = world.parcels().length;
      const page = await world.openOrder(world.store.orderUrl(order.id));
      await page.barWhere(({ action }) => action === 'Ship');
      before?.(world);
      await page.pressBar();
      const bar = await page.barWhere(({ tone }) => tone === 'bad');
      expect(bar.message).toMatch(says);
      expect(bar.action).toBe(mend);
      expect(world.parcels()).toHaveLength(made);

      const popup = await world.openPopup(page);
      await popup.ready();
      const [why = '', ...words] = plain(bar.message).split(/ (?=The delivery company says: )/);
      const text = plain(await popup.text());
      // Of a refusal that is about no field, the company's own words stand in both, below ours.
      if (field === null) for (const said of [why, ...words]) expect(text).toContain(said);
      else expect(await popup.messages(field)).toMatch(saysThere);
      await popup.close();
      await page.page.close();
      world.sandbox.control.changeVillage(VILLAGE, {
        is_closed: 0,
        note: null,
        hidden: false,
        deleted_at: null,
      });
      await world.refreshDirectory();
    });
  }

  it('asks before the press about the next total over the limit that it named', async () => {
    const made = creationsIn(world.sandbox.control.ledger()).length;
    world.store.setOrders([madeOrder(608, { items: [dear] })]);
    const page = await world.openOrder(world.store.orderUrl(608));
    const bar = await page.barWhere(({ action }) => action === 'Review');
    expect(bar.message).toMatch(/at most .?5,000/);
    expect(creationsIn(world.sandbox.control.ledger())).toHaveLength(made);
  });
});

inOneBrowser('an account that the service refuses', 'chromium', (kind) => {
  it('says that this user may not create parcels', async () => {
    const world = await World.openReady({ kind, account: { key: 'limited-key' } });
    try {
      world.store.setOrders([madeOrder(650)]);
      const page = await world.openOrder(world.store.orderUrl(650));
      await page.barWhere(({ action }) => action === 'Ship');
      await page.pressBar();
      const bar = await page.barWhere(({ tone }) => tone === 'bad');
      expect(bar.message).toMatch(/may not do that/i);
      expect(world.parcels()).toEqual([]);
      const popup = await world.openPopup(page);
      await popup.says('This account may not do that');
      await popup.says('unauthorized operation');
    } finally {
      await world.close();
    }
  });
});

/** Without the marks that keep a number's direction to itself. */
function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
