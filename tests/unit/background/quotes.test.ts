import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CourierError } from '../../../lib/courier/errors';
import { changeSettings } from '../../../lib/settings/settings';
import { keepKey } from '../../../lib/vault/vault-write';
import { soon } from '../../soon';
import { ACCOUNT } from './fake-service';

/** A service that answers nothing until it is told to; what is called off is gone. */
let underWay: {
  readonly price: string | undefined;
  readonly answer: () => void;
  readonly fail: () => void;
}[] = [];

// How a call that was called off ends is the client's business, and told of there.
vi.mock('../../../lib/courier/parcels', () => ({
  calculateFees: (_client: unknown, { price }: { readonly price?: string }, signal: AbortSignal) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new CourierError('calculateFees', 'service-unreachable', 'unknown'));
      const call = { price, answer: () => resolve(FEES), fail };
      underWay.push(call);
      signal.addEventListener('abort', () => {
        underWay = underWay.filter((other) => other !== call);
        reject(new CourierError('calculateFees', 'aborted', 'unknown'));
      });
    }),
}));

const { cancelFee, findQuotedFee, forgetOldQuotes, forgetQuotes, quoteFee } = await import(
  '../../../entrypoints/background/quotes/quotes'
);

const FEES = {
  delivery_cost: '20.00',
  returned_delivery_cost: '10.00',
  extra_price: '0',
  returned_extra_price: '0',
};

beforeEach(async () => {
  underWay = [];
  forgetQuotes();
  await keepKey(ACCOUNT, 'practice-key');
  await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT], activeAccountId: ACCOUNT.id }));
});

const prices = () => underWay.map(({ price }) => price);

describe('a quote that is asked for no more', () => {
  it('is called off, so that a slow service is not busy with what was typed on the way', async () => {
    const asked: Promise<unknown>[] = [];
    for (let price = 1; price <= 12; price += 1) {
      if (price > 1) cancelFee(ACCOUNT.id, 7, String(price - 1));
      asked.push(quoteFee(ACCOUNT.id, 7, String(price)).catch(({ code }) => code));
      await soon(() => expect(prices()).toEqual([String(price)]));
    }
    underWay[0]?.answer();
    const [last, ...before] = (await Promise.all(asked)).reverse();
    expect(last).toMatchObject({ deliveryCost: '20.00' });
    expect(new Set(before)).toEqual(new Set(['aborted']));
  });

  it('that failed is asked for anew by the next who wants it', async () => {
    const failed = quoteFee(ACCOUNT.id, 7, '77').catch(({ code }) => code);
    await soon(() => expect(prices()).toEqual(['77']));
    underWay[0]?.fail();
    expect(await failed).toBe('service-unreachable');
    underWay = [];
    const next = quoteFee(ACCOUNT.id, 7, '77');
    await soon(() => expect(prices()).toEqual(['77']));
    underWay[0]?.answer();
    expect(await next).toMatchObject({ deliveryCost: '20.00' });
  });

  it('goes on where somebody else waits for the same', async () => {
    const [one, other] = [quoteFee(ACCOUNT.id, 7, '90'), quoteFee(ACCOUNT.id, 7, '90.0')];
    await soon(() => expect(prices()).toEqual(['90']));
    cancelFee(ACCOUNT.id, 7, '90');
    underWay[0]?.answer();
    expect(await Promise.all([one, other])).toMatchObject([{ deliveryCost: '20.00' }, {}]);
    // What is answered stays known, whoever needs it no more.
    cancelFee(ACCOUNT.id, 7, '90');
    cancelFee(ACCOUNT.id, 7, '90');
    expect(await quoteFee(ACCOUNT.id, 7, '90')).toMatchObject({ deliveryCost: '20.00' });
  });
});

it('a fee that was quoted long ago is shown no more, since prices change', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const asked = quoteFee(ACCOUNT.id, 7, '90');
  await soon(() => expect(prices()).toEqual(['90']));
  underWay[0]?.answer();
  await asked;
  expect(findQuotedFee(ACCOUNT.id, 7, '90.00')).toMatchObject({ deliveryCost: '20.00' });
  vi.setSystemTime(Date.now() + 10 * 60_000);
  expect(findQuotedFee(ACCOUNT.id, 7, '90')).toBeNull();
  vi.useRealTimers();
});

it('a fee of the contract before is shown no more once an account has another key', async () => {
  await forgetOldQuotes();
  const asked = quoteFee(ACCOUNT.id, 7, '90');
  await soon(() => expect(prices()).toEqual(['90']));
  underWay[0]?.answer();
  await asked;
  await changeSettings((settings) => ({ ...settings, holdSeconds: 3 }));
  await forgetOldQuotes();
  expect(findQuotedFee(ACCOUNT.id, 7, '90')).not.toBeNull();
  const identityVersion = ACCOUNT.identityVersion + 1;
  await changeSettings((settings) => ({ ...settings, accounts: [{ ...ACCOUNT, identityVersion }] }));
  await forgetOldQuotes();
  expect(findQuotedFee(ACCOUNT.id, 7, '90')).toBeNull();
});
