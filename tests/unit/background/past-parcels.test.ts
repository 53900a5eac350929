import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_MEANINGS } from '../../../lib/ledger/fate';
import { isCertain } from '../../../lib/parcel/preflight';
import { changeSettings, readSettings } from '../../../lib/settings/settings';
import { changeMeanings } from '../../../lib/shop-relay/change-meanings';
import { ACCOUNT } from './fake-service';
import { LAST, newPhone, shipTo } from './shipped-before';

const { draftContext, draftOrder } = await import('../../../entrypoints/background/drafting/draft-order');
const { findPast } = await import('../../../entrypoints/background/recipients/past-parcels');
const { nextOrder, setUpReview } = await import('./review-orders');

const DELIVERED = 9;
const RETURNED = 12;

beforeAll(setUpReview);
beforeEach(async () => {
  await changeSettings(({ askReturned: _, ...settings }) => settings);
  await changeMeanings(ACCOUNT.id, () => ({ ...NO_MEANINGS, delivered: [DELIVERED], returned: [RETURNED] }));
});

const pastOf = (phone: string, order = { store: 'manual', orderId: 'none' }) =>
  findPast(ACCOUNT.id, phone, order);

async function findingsOf(phone: string) {
  const { draft } = await draftOrder(nextOrder({}, phone), draftContext(ACCOUNT, await readSettings()));
  return { draft, codes: draft.findings.filter(({ field }) => field === 'phone').map(({ code }) => code) };
}

describe('what was shipped to a phone before', () => {
  it('is counted by what statuses told, in whichever form the phone is written', async () => {
    const phone = newPhone();
    await shipTo(phone, DELIVERED);
    await shipTo(phone, DELIVERED);
    await shipTo(phone, RETURNED);
    await shipTo(phone);
    const past = { made: 4, delivered: 2, returned: 1, asks: false };
    expect(await pastOf(phone)).toMatchObject(past);
    expect(await pastOf(`+970${phone.slice(1)}`)).toMatchObject(past);
  });

  it('leaves out what came to nothing, what was marked as wrong, and the order’s own parcels', async () => {
    const phone = newPhone();
    await shipTo(phone, null, { state: 'refused', parcelCode: null });
    await shipTo(phone, null, { wrongSince: LAST });
    await shipTo(phone, null, { store: 'https://shop.example/wp-admin/', orderId: '7' });
    expect(await pastOf(phone, { store: 'https://shop.example/wp-admin/', orderId: '7' })).toBeNull();
    expect(await pastOf(phone)).toMatchObject({ made: 1 });
  });

  it('does not count practice parcels for an account that ships real ones', async () => {
    const phone = newPhone();
    const other = ACCOUNT.environment === 'testing' ? 'live' : 'testing';
    await changeSettings((settings) => ({
      ...settings,
      accounts: [
        ...settings.accounts.filter(({ id }) => id !== 'other'),
        { ...ACCOUNT, id: 'other', name: 'other', environment: other },
      ],
    }));
    await shipTo(phone, null, { accountId: 'other' });
    expect(await pastOf(phone)).toBeNull();
  });
});

it('tries are not the past of a customer once their account has its real key', async () => {
  const phone = newPhone();
  await shipTo(phone, DELIVERED, { practice: true, identityVersion: ACCOUNT.identityVersion });
  const change = (account: object) =>
    changeSettings(({ accounts, ...settings }) => ({
      ...settings,
      accounts: accounts.map((one) => (one.id === ACCOUNT.id ? { ...one, ...account } : one)),
    }));
  await change({ environment: 'live', identityVersion: ACCOUNT.identityVersion + 1 });
  expect(await pastOf(phone)).toBeNull();
  await change({ environment: 'testing', identityVersion: ACCOUNT.identityVersion });
  expect(await pastOf(phone)).toMatchObject({ made: 1, delivered: 1 });
});

describe('an order of a recipient who had parcels before', () => {
  it('says so and ships with one press', async () => {
    const phone = newPhone();
    await shipTo(phone, RETURNED);
    const { draft, codes } = await findingsOf(phone);
    expect(codes).toEqual(['recipient-history']);
    expect(isCertain(draft)).toBe(true);
    expect((await findingsOf(newPhone())).codes).toEqual([]);
  });

  it('is asked about where the shop wants that, from as many returned ones as it said', async () => {
    const phone = newPhone();
    await changeSettings((settings) => ({ ...settings, askReturned: 2 }));
    await shipTo(phone, RETURNED);
    expect((await findingsOf(phone)).codes).toEqual(['recipient-history']);
    await shipTo(phone, RETURNED);
    expect((await findingsOf(phone)).codes).toEqual(['recipient-returned']);
  });
});
