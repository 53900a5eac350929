import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { markOrphans } from '../../../lib/outbox/mark-orphans';
import { requireRow } from '../../../lib/outbox/read-rows';
import { sendRow } from '../../../lib/outbox/send-row';
import { claim } from '../../../lib/outbox/write-rows';
import { intend } from './intend';
import { dependencies, NOW } from './made-carrier';
import { duplicate, madeRow } from './made-row';

const claimed = { type: 'claimed', attemptId: 'a', recipientBefore: 'present' } as const;

it('makes an order’s second parcel once, whether its worker ended before it or during it', async () => {
  const inTwo = (orderId: string) => {
    const part = (number: number) => ({ press: orderId, number, of: 2 });
    const common = { orderId, phoneKey: orderId };
    return {
      first: madeRow({ ...common, copy: 0, part: part(1), state: 'created', parcelCode: `${orderId} 1` }),
      second: madeRow({ ...common, copy: 1, part: part(2), forced: true }),
    };
  };
  const creationsOf = async (row: ReturnType<typeof madeRow>, now: number) => {
    const calls: string[] = [];
    await sendRow(
      row,
      dependencies({}, calls, () => now),
    );
    return calls.filter((call) => call === 'create').length;
  };
  const before = inTwo('ended-before');
  for (const row of Object.values(before)) await intend(row);
  expect(await markOrphans(() => NOW)).toBe(0);
  expect([await creationsOf(before.second, NOW), await creationsOf(before.second, NOW + 1)]).toEqual([1, 0]);
  const during = inTwo('ended-during');
  for (const row of Object.values(during)) await intend(row);
  await claim(during.second.id, { ...claimed, sent: { text: '{}', identityVersion: 1 }, at: NOW });
  expect(await markOrphans(() => NOW)).toBe(1);
  // Nothing else of it would be in the way: its text is the same, and it is neither too early nor too late.
  expect(await creationsOf(during.second, NOW + 91_000)).toBe(0);
  expect(await requireRow(during.second.id)).toMatchObject({ state: 'unknown', waiting: null });
});

it('takes no refusal for its own parcel where the look-up does not know of the one that was made from here before', async () => {
  const toOne = { phoneKey: 'of-two-orders' };
  await intend(madeRow({ ...toOne, orderId: 'earlier', state: 'created', parcelCode: 'P-EARLIER' }));
  const later = madeRow({ ...toOne, orderId: 'later' });
  await intend(later);
  const refused = { create: async () => ({ type: 'refused', refusal: duplicate }) as const };
  const row = await sendRow(later, dependencies(refused));
  expect(row).toMatchObject({ state: 'refused', attempts: [{ recipientBefore: 'not-checked' }] });
});
