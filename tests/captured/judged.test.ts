import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opencartFormPage } from '../stores/opencart/opencart-form-page';
import { OPENCART_ORDER } from '../stores/opencart/opencart-order';
import { opencartPanelPage } from '../stores/opencart/opencart-panel-page';
import { orderPage } from '../stores/page/order-page';
import type { PracticeOrder } from '../stores/practice-order';
import { restOrder } from '../stores/rest-order';
import { PLAIN_SETTINGS } from '../stores/shop-settings';
import { sessionOf } from '../unit/stores/open-opencart';
import { practice } from '../unit/stores/practice';
import { capturedOrderPages } from './captured-store';
import { checkPages } from './check-pages';

const ORIGIN = 'http://127.0.0.1:8801';

/** A folder of captured pages, made of the practice stores' own. */
let directory = '';
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'captured-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function put(path: string, content: string | object): void {
  const file = join(directory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** What came of the fields of one folder of `directory`, by the field's name; those of one name once. */
async function verdicts(path: string): Promise<Record<string, string>> {
  const fields = await checkPages(capturedOrderPages(directory));
  const [store, version] = path.split('/');
  const of = fields.filter((field) => field.store === store && field.version === version);
  return Object.fromEntries(of.map(({ field, verdict }) => [field, verdict]));
}

describe('what captured pages are judged by', () => {
  const { id, telephone, shipping } = OPENCART_ORDER;
  const truth = {
    number: String(id),
    status: OPENCART_ORDER.status,
    method: 'الدفع عند الاستلام',
    currency: 'ILS',
    total: 1265.9,
    due: 1265.9,
    recipient: {
      firstName: shipping?.firstname,
      lastName: shipping?.lastname,
      company: shipping?.company,
      phone: telephone,
      phone2: null,
      lines: [shipping?.address1, shipping?.address2],
      city: shipping?.city,
      postcode: shipping?.postcode,
      country: 'IL',
    },
    items: OPENCART_ORDER.products.map(({ name, quantity }) => ({ name, quantity })),
  };

  it.each(['4.0', '4.1'] as const)('OpenCart %s: its one phone is the recipient’s', async (version) => {
    const folder = `opencart/${version}`;
    put(`${folder}/order-${id}.html`, opencartFormPage(OPENCART_ORDER, version));
    put(`${folder}/truth.json`, { [id]: truth });
    const judged = await verdicts(folder);
    expect(judged).toMatchObject({ phone: 'right', phone2: 'right', city: 'right', street: 'right' });
    expect(Object.values(judged)).not.toContain('wrong');
    put(`${folder}/truth.json`, {
      [id]: { ...truth, recipient: { ...truth.recipient, phone: '0599000000' } },
    });
    expect(await verdicts(folder)).toMatchObject({ phone: 'wrong', city: 'right' });
  });

  it('OpenCart 3: what its printed lines leave open is not carried by the page', async () => {
    put(`opencart/3.0/order-${id}.html`, opencartPanelPage(OPENCART_ORDER, sessionOf('3.0')));
    put('opencart/3.0/truth.json', { [id]: truth });
    const judged = await verdicts('opencart/3.0');
    expect(judged).toMatchObject({ phone: 'right', city: 'not-carried', street: 'not-carried' });
    expect(Object.values(judged)).not.toContain('open');
  });

  const order = practice(101);
  const putShop = (folder: string, parts: Partial<PracticeOrder>, meant: object) => {
    const one = { ...order, ...parts };
    const options = {
      storage: 'new',
      language: 'ar',
      settings: PLAIN_SETTINGS,
      restRoot: `${ORIGIN}/wp-json/`,
      nonce: 'a1b2c3d4e5',
      notes: [],
    } as const;
    put(`woocommerce/${folder}/order-${one.id}.html`, `${orderPage(one, options)}<a href="${ORIGIN}/"></a>`);
    put(`woocommerce/${folder}/order-${one.id}.rest.json`, restOrder(one));
    put(`woocommerce/${folder}/meant.json`, { [one.id]: meant });
  };

  it('a village and an amount that are filled in must be those that are meant', async () => {
    putShop('meant', {}, { village: 'بيت فوريك', amount: '110' });
    expect(await verdicts('woocommerce/meant')).toEqual({ village: 'right', amount: 'right' });
    putShop('other', {}, { village: 'البيرة', amount: '100', asks: true });
    expect(await verdicts('woocommerce/other')).toEqual({ village: 'wrong', amount: 'wrong' });
  });

  it('a question is open, and right where one is meant', async () => {
    const strange = { paymentMethod: 'my_wallet' };
    const shipping = { ...order.shipping, city: 'زمهرير' };
    const billing = { ...order.billing, city: 'زمهرير' };
    putShop('asked', { ...strange, shipping, billing }, { village: 'رام الله', amount: '100' });
    expect(await verdicts('woocommerce/asked')).toEqual({ village: 'open', amount: 'open' });
    putShop('asks', { ...strange, shipping, billing }, { village: 'رام الله', amount: '100', asks: true });
    expect(await verdicts('woocommerce/asks')).toEqual({ village: 'right', amount: 'right' });
  });
});
