import { madeAccount } from '../made-account';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentValues, SentPhotos } from '../../../lib/contents/content';
import { findPhoto, keepPhoto } from '../../../lib/contents/kept-photos';
import type { EmployeeUpdate } from '../../../lib/employees/employee';
import { findEmployees } from '../../../lib/employees/known-employees';
import { findNumberNames } from '../../../lib/number-names/kept-names';
import { changeSettings, readSettings } from '../../../lib/settings/settings';
import { findWebhook } from '../../../lib/storage/known-webhook';
import { findLearnedMaximum } from '../../../lib/storage/learned-maximum';
import { keepKey } from '../../../lib/vault/vault-write';

const { cancelContentChange, changeContent } = await import('../../../entrypoints/background/tools/contents');
const { changeEmployee } = await import('../../../entrypoints/background/tools/employees');

const account = madeAccount();

let answer: (request: Request) => Promise<Response> | Response;
const requests: Request[] = [];
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(async () => {
  requests.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone() as Request);
    return answer(request);
  });
  await keepKey(account, 'practice-key');
  await changeSettings((settings) => ({ ...settings, accounts: [account], activeAccountId: 'account' }));
});

describe('an employee that was changed', () => {
  const update: EmployeeUpdate = {
    id: 541,
    type: 'employee',
    active: true,
    firstName: 'دانا',
    businessName: 'بيدر',
    phoneNumber: '0599100541',
    lastName: 'خوري',
    password: 'hidden-word',
    permissions: [71],
  };
  const user = {
    id: 541,
    first_name: 'دانا',
    customer_info: { event_webhook_url: 'https://hooks.example/p', permissions: [71, 74, 'odd'] },
  };
  const change = (changes: Partial<EmployeeUpdate> = {}) =>
    changeEmployee({ accountId: 'account', update: { ...update, ...changes } });

  it('is known from then on, without password and permissions', async () => {
    answer = () => json({ success: true, user });
    expect(await change()).toMatchObject({ id: 541, customer_info: { permissions: [71, 74, 'odd'] } });
    const { lastName: _, ...later } = update;
    await changeEmployee({ accountId: 'account', update: { ...later, street: 'شارع النصر' } });
    const known = await findEmployees('account');
    expect(known).toMatchObject([{ id: 541, sent: { lastName: 'خوري', street: 'شارع النصر' } }]);
    expect(JSON.stringify(known)).not.toMatch(/hidden-word|permissions/);
  });

  it('tells the webhook’s address and which permissions there are', async () => {
    answer = () => json({ success: true, user });
    await change();
    expect(await findWebhook('account')).toMatchObject({
      address: 'https://hooks.example/p',
      from: 'seen-in-answer',
    });
    expect((await findNumberNames('account')).permission.map(({ number }) => number)).toEqual([71, 74]);
  });

  it('fills the account’s settings with what the service tells of it, and when', async () => {
    const customer_info = {
      max_price_for_parcel: '5000.00',
      default_parcel_length: 40,
      default_parcel_width: '30',
      default_parcel_height: 20,
      price_extra_fee_threshold: 1000,
      price_extra_fee_percentage: 0.02,
      parcel_creation_mode_id: 1,
    };
    answer = () => json({ success: true, user: { ...user, customer_info } });
    await change();
    const size = { length: 40, width: 30, height: 20 };
    const told = {
      maximumPrice: '5000.00',
      size,
      extraFeeFrom: '1000',
      extraFeeFraction: '0.02',
      creationModeId: 1,
    };
    expect((await readSettings()).accounts[0]).toMatchObject({ size, told });
    expect(await findLearnedMaximum({ id: 'account' })).toBe('5000.00');

    // A size that a person set stays, and a record that says nothing takes nothing back.
    const typed = { length: 1, width: 2, height: 3 };
    await changeSettings((settings) => ({
      ...settings,
      accounts: settings.accounts.map((one) => ({ ...one, size: typed })),
    }));
    const later = { ...customer_info, max_price_for_parcel: '7000', price_extra_fee_threshold: null };
    answer = () => json({ success: true, user: { ...user, customer_info: later } });
    await change();
    answer = () => json({ success: true, user: { ...user, customer_info: { max_price_for_parcel: '0' } } });
    await change();
    expect((await readSettings()).accounts[0]).toMatchObject({
      size: typed,
      told: { ...told, maximumPrice: '7000' },
    });
  });

  it.each([
    ['not-premium-or-key-refused', () => json({ success: false, errors: ['unauthorized'] })],
    ['employee-not-updated', () => json({ success: false }, 401)],
  ] as const)('is not known for a refusal: %s', async (code, refusal) => {
    answer = refusal;
    const other = { accountId: 'account', update: { ...update, id: 999 } };
    await expect(changeEmployee(other)).rejects.toMatchObject({ code });
    expect((await findEmployees('account')).map(({ id }) => id)).not.toContain(999);
  });
});

describe('a content that is changed', () => {
  const png = () => new Blob([new Uint8Array([0x89, 0x50])], { type: 'image/png' });
  const change = (values: Partial<ContentValues>, photos: SentPhotos, attempt = 'one') =>
    changeContent({ accountId: 'account', attempt, values: { id: 601, ...values }, photos });

  it('goes as a form with its photo, which is let go of then', async () => {
    answer = () => json({ parcel_content: { id: 601, quantity: '2.00', item_image: { at: 'x' } } });
    const photo = await keepPhoto(png());
    const content = await change({ quantity: '2' }, { itemImage: photo });
    expect(content).toMatchObject({ id: 601, quantity: '2.00', item_image: { at: 'x' } });
    const form = await requests[0]?.formData();
    expect(form?.get('quantity')).toBe('2');
    expect(form?.get('item_image')).toMatchObject({ type: 'image/png', name: 'item_image.png' });
    expect(await findPhoto(photo)).toBeNull();
  });

  it('lets go of the photo of a refusal too', async () => {
    answer = () => json({ success: false, error: 'product not found' }, 404);
    const photo = await keepPhoto(png());
    await expect(change({ productId: 9 }, { contentPhoto: photo })).rejects.toMatchObject({
      code: 'product-not-found',
    });
    expect(await findPhoto(photo)).toBeNull();
  });

  it('is not sent without a photo that it names, nor with a file that is not a photo', async () => {
    answer = () => json({ parcel_content: { id: 601 } });
    await expect(change({}, { itemImage: 'gone' })).rejects.toMatchObject({ code: 'photo-missing' });
    const text = await keepPhoto(new Blob(['x'], { type: 'text/plain' }));
    await expect(change({}, { itemImage: text })).rejects.toMatchObject({ code: 'invalid-request' });
    expect(requests).toEqual([]);
  });

  it('can be stopped while it is on its way', async () => {
    answer = (request) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        cancelContentChange('two');
      });
    await expect(change({ quantity: '2' }, {}, 'two')).rejects.toMatchObject({ code: 'aborted' });
  });
});
