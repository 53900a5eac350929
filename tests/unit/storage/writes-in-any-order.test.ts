import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { oursIn, valueToWrite } from '../../../lib/storage/order-write-steps';
import { claimWrite, retryWrites, settleWrite } from '../../../lib/storage/order-writes';
import { type FieldOutcome, writeField } from '../../../lib/stores/order-field';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { wishFor } from './wish-for';

const STOOD = 'processing';
const THEIRS = 'refunded';
const WISHES = ['delivered', 'returned', 'closed'] as const;

/**
 * `lost`: it is written, and what came of it is not heard. `unheard`: the store cannot be asked. `overtaken`: a person
 * changes it before it is read back.
 */
type Answer = 'heard' | 'lost' | 'unheard' | 'overtaken';

/** A page of the store that has claimed a write and has not said what came of it. */
interface Page {
  readonly claimId: string;
  readonly found: FieldOutcome;
}

let shops = 0;

/** A parcel's order in a store, whose status pages of that store write. */
async function openOrder() {
  shops += 1;
  const store = `https://any-order-${shops}.example/wp-admin/`;
  const row = madeRow({ store, state: 'created', parcelCode: `SB-${shops}` });
  await intend(row);
  const pages: Page[] = [];
  let status = STOOD;
  let isWrong = false;
  let wanted: string = STOOD;
  let isTheirs = false;
  // Far from the beginning of time, when pages would have tried just now.
  let now = 3_600_000;

  const claim = async (answer: Answer) => {
    const write = await claimWrite(store, () => 'seen', now, shops);
    if (write === null) return false;
    const answers = answer === 'unheard' ? [] : answer === 'lost' ? ['before'] : ['before', 'after'];
    const ask = async () => {
      if (answers.shift() === undefined) return null;
      const value = status;
      return {
        value,
        send: async (to: string) => {
          status = answer === 'overtaken' ? THEIRS : to;
          isTheirs ||= answer === 'overtaken';
          return null;
        },
      };
    };
    const found = await writeField({ to: valueToWrite(write), ours: oursIn(write) }, ask);
    pages.push({ claimId: write.claimId, found });
    return true;
  };
  const settle = async (which: number) => {
    const [page] = pages.splice(which % Math.max(pages.length, 1), 1);
    if (page !== undefined)
      await settleWrite({ store, rowId: row.id, what: 'status', ...page, wanted: () => 'seen' }, now);
  };
  const retry = () => retryWrites(store, () => true);
  return {
    /** One of the things that may happen, a moment after the one before. */
    async happens(step: Step) {
      now += 1;
      if (step.is === 'wished') {
        wanted = step.wanted;
        await wishFor(row.id, 'status', wanted, now);
      } else if (step.is === 'marked') {
        isWrong = !isWrong;
        await applyEvent(row.id, { type: 'marked-wrong', wrong: isWrong, at: now });
      } else if (step.is === 'claimed') await claim(step.answer);
      else if (step.is === 'settled') await settle(step.page);
      else if (step.is === 'opened') await retry();
      else if (status !== STOOD) {
        isTheirs = true;
        status = THEIRS;
      }
    },
    /** The store's pages say what came of what they did, some of them, and write what is left. */
    async ends() {
      for (let rounds = 0; rounds < 10; rounds += 1) {
        now += 1;
        await retry();
        if (!(await claim('heard'))) return;
        await settle(pages.length - 1);
      }
      throw new Error('There is always one more to be written');
    },
    status: () => status,
    wished: () => (isTheirs ? THEIRS : isWrong ? STOOD : wanted),
  };
}

const aStep = fc.oneof(
  fc.record({ is: fc.constant('wished' as const), wanted: fc.constantFrom(...WISHES) }),
  fc.constant({ is: 'marked' } as const),
  fc.record({ is: fc.constant('claimed' as const), answer: fc.constantFrom('heard', 'lost', 'unheard') }),
  fc.record({ is: fc.constant('settled' as const), page: fc.nat(3) }),
  fc.constant({ is: 'opened' } as const),
);
const theirs = fc.oneof(
  fc.constant({ is: 'theirs' } as const),
  fc.constant({ is: 'claimed', answer: 'overtaken' } as const),
);
type Step = typeof aStep | typeof theirs extends fc.Arbitrary<infer Value> ? Value : never;

describe('an order’s status, whatever comes while a page writes it', () => {
  it('is in the end what was wished last, or what stood there where the parcel is wrong', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 14 }), async (steps) => {
        const order = await openOrder();
        for (const step of steps) await order.happens(step);
        await order.ends();
        expect(order.status()).toBe(order.wished());
      }),
      { numRuns: 200 },
    );
  });

  it('is what a person made of it meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aStep, { maxLength: 10 }),
        fc.array(aStep, { maxLength: 6 }),
        theirs,
        async (before, after, theirs) => {
          const order = await openOrder();
          for (const step of [...before, theirs, ...after]) await order.happens(step);
          await order.ends();
          expect(order.status()).toBe(order.wished());
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is what a person made of it while a page wrote, also where another was wished meanwhile', async () => {
    const order = await openOrder();
    await order.happens({ is: 'wished', wanted: 'delivered' });
    await order.happens({ is: 'claimed', answer: 'heard' });
    await order.happens({ is: 'settled', page: 0 });
    await order.happens({ is: 'claimed', answer: 'overtaken' });
    await order.happens({ is: 'wished', wanted: 'returned' });
    await order.happens({ is: 'settled', page: 0 });
    await order.ends();
    expect(order.status()).toBe(THEIRS);
  });

  it('is returned where that was told while the page wrote that it is delivered', async () => {
    const order = await openOrder();
    await order.happens({ is: 'wished', wanted: 'delivered' });
    await order.happens({ is: 'claimed', answer: 'heard' });
    await order.happens({ is: 'settled', page: 0 });
    await order.happens({ is: 'claimed', answer: 'heard' });
    expect(order.status()).toBe('delivered');
    await order.happens({ is: 'wished', wanted: 'returned' });
    await order.happens({ is: 'settled', page: 0 });
    await order.ends();
    expect(order.status()).toBe('returned');
  });

  it.each([
    ['the page has said what came of it', true],
    ['the page is gone', false],
  ])('is put back where the parcel is marked as wrong while a page writes: %s', async (_what, says) => {
    const order = await openOrder();
    await order.happens({ is: 'wished', wanted: 'returned' });
    await order.happens({ is: 'claimed', answer: 'heard' });
    await order.happens({ is: 'settled', page: 0 });
    await order.happens({ is: 'claimed', answer: 'heard' });
    await order.happens({ is: 'marked' });
    if (says) await order.happens({ is: 'settled', page: 0 });
    await order.ends();
    expect(order.status()).toBe(STOOD);
  });
});
