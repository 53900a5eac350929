import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderField } from '../../../lib/stores/order-field';
import { prestaShopFields } from '../../../lib/stores/prestashop/fields';
import { CASH_STATUS, OFFERED_STATUSES, prestashopOrderPage } from '../../stores/prestashop/order-page';
import { PLAIN_SETTINGS } from '../../stores/shop-settings';
import { ADMIN, openPrestaShop, plain } from './open-prestashop';
import { PageParser } from './parse-page';
import { type Answering, openField, writeInto } from './write-into';

const LINK = `${ADMIN}index.php/sell/orders/${plain.id}/view?_token=secret`;
const NAMES = {
  tracking: 'update_order_shipping[tracking_number]',
  status: 'update_order_status_action_bar[new_order_status_id]',
} as const;

beforeEach(() => void vi.stubGlobal('DOMParser', PageParser));
afterEach(() => {
  vi.unstubAllGlobals();
});

interface Stands {
  readonly tracking: string;
  readonly status: string;
}

/** A practice admin whose order has a tracking number and a status; `change`: what is otherwise on its page. */
function adminOf(
  { tracking = '', status = String(CASH_STATUS.id) }: Partial<Stands> = {},
  { keeps = (sent: string) => sent, change = (page: string) => page } = {},
) {
  const stands = { tracking, status };
  const sent: URLSearchParams[] = [];
  const fetch = async (input: unknown, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      const form = new URLSearchParams(String(init.body));
      sent.push(form);
      const what = String(input).includes('/shipping') ? 'tracking' : 'status';
      stands[what] = keeps(form.get(NAMES[what]) ?? '');
      return new Response('', { status: 302 });
    }
    expect(String(input)).toBe(LINK);
    const offered = OFFERED_STATUSES.find(({ id }) => String(id) === stands.status) ?? CASH_STATUS;
    const page = prestashopOrderPage(plain, {
      settings: PLAIN_SETTINGS,
      tracking: stands.tracking,
      status: offered,
      offered: OFFERED_STATUSES,
    });
    return new Response(change(page));
  };
  return { fetch: fetch as typeof globalThis.fetch, sent, stands };
}

const open = (admin: Answering, what: OrderField) =>
  openField(prestaShopFields[what], plain.id, openPrestaShop(), admin);
const write = (admin: Answering, what: OrderField, to: string, last: string | null) =>
  writeInto(open(admin, what), to, last);

describe('the tracking number of a PrestaShop order', () => {
  it('is read first, and nothing is written', async () => {
    const admin = adminOf();
    expect(await write(admin, 'tracking', 'SB-1', null)).toEqual({ outcome: 'read', value: '' });
    expect(admin.sent).toEqual([]);
  });

  it('is sent with the carrier as it stands and the form’s own token, and read back', async () => {
    const admin = adminOf();
    expect(await write(admin, 'tracking', 'SB-1', '')).toEqual({ outcome: 'written', value: 'SB-1' });
    expect(Object.fromEntries(admin.sent[0] ?? [])).toEqual({
      'update_order_shipping[tracking_number]': 'SB-1',
      'update_order_shipping[new_carrier_id]': '4',
      'update_order_shipping[current_order_carrier_id]': '9',
      'update_order_shipping[_token]': 'shipping-secret',
    });
  });

  it('is taken out again', async () => {
    const admin = adminOf({ tracking: 'SB-1' });
    expect(await write(admin, 'tracking', '', 'SB-1')).toEqual({ outcome: 'written', value: '' });
    expect(admin.stands.tracking).toBe('');
  });

  it('is not sent again where it stands, though nobody heard so', async () => {
    const admin = adminOf({ tracking: 'SB-1' });
    expect(await write(admin, 'tracking', 'SB-1', '')).toEqual({ outcome: 'written', value: 'SB-1' });
    expect(admin.sent).toEqual([]);
  });

  it('is left alone where another came since it was read', async () => {
    const admin = adminOf({ tracking: 'OF-ANOTHER' });
    expect(await write(admin, 'tracking', 'SB-1', '')).toEqual({ outcome: 'changed', value: 'OF-ANOTHER' });
    expect(admin.sent).toEqual([]);
  });

  it('is not called written where the store keeps none, or another’s', async () => {
    const none = adminOf({}, { keeps: () => '' });
    expect(await write(none, 'tracking', 'SB-1', '')).toEqual({ outcome: 'refused' });
    const other = adminOf({}, { keeps: () => 'OF-ANOTHER' });
    expect(await write(other, 'tracking', 'SB-1', '')).toEqual({ outcome: 'changed', value: 'OF-ANOTHER' });
  });

  it('is sent once more where the session had ended and is there again, and then counts as refused', async () => {
    const answers = ['', 'SB-1'];
    const back = adminOf({}, { keeps: () => answers.shift() ?? '' });
    expect(await write(back, 'tracking', 'SB-1', '')).toEqual({ outcome: 'written', value: 'SB-1' });
    const none = adminOf({}, { keeps: () => '' });
    expect(await write(none, 'tracking', 'SB-1', '')).toEqual({ outcome: 'refused' });
    expect([back.sent.length, none.sent.length]).toEqual([2, 2]);
  });

  it.each([
    ['the sign-in stands in its place', () => '<form><input type="password"></form>', 'unreachable'],
    [
      'the form has a field that is not known',
      (page: string) =>
        page.replace('<input type="hidden" name="update_order_shipping[c', '<input name="mail">$&'),
      'refused',
    ],
    [
      'the form goes to another order',
      (page: string) => page.replace(`/${plain.id}/shipping`, '/1/shipping'),
      'refused',
    ],
    [
      'no carrier is chosen',
      (page: string) => page.replace('value="4" selected="selected"', 'value="4"'),
      'refused',
    ],
    [
      'the order has two carriers',
      (page: string) =>
        page.replace(
          '<a href="#" class="js-update',
          '<a class="js-update-shipping-btn" data-order-carrier-id="8">z</a>$&',
        ),
      'refused',
    ],
  ] as const)('is not written where %s', async (_what, change, outcome) => {
    const admin = adminOf({}, { change });
    expect(await write(admin, 'tracking', 'SB-1', '')).toEqual({ outcome });
    expect(admin.sent).toEqual([]);
  });
});

describe('the status of a PrestaShop order', () => {
  it('is sent with the form’s own token, and read back', async () => {
    const admin = adminOf();
    expect(await write(admin, 'status', '5', '13')).toEqual({ outcome: 'written', value: '5' });
    expect(Object.fromEntries(admin.sent[0] ?? [])).toEqual({
      'update_order_status_action_bar[new_order_status_id]': '5',
      'update_order_status_action_bar[_token]': 'status-secret',
    });
  });

  it('is left alone where a person has changed it', async () => {
    const admin = adminOf({ status: '6' });
    expect(await write(admin, 'status', '5', '13')).toEqual({ outcome: 'changed', value: '6' });
    expect(admin.sent).toEqual([]);
  });

  it('is one of those that the page offers', async () => {
    const page = await open(adminOf(), 'status')([]);
    expect(page?.statuses).toContainEqual({ id: '5', name: 'تم التوصيل' });
  });
});
