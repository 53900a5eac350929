import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { claimOrderNote, findOrderNote, settleOrderNote } from '../../../lib/storage/order-notes';

const MINUTE = 60_000;

describe('the note on a store’s order', () => {
  it('is written by one of the tabs that would', async () => {
    const claims = await Promise.all([1, 2, 3].map((at) => claimOrderNote('one', at, false)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await settleOrderNote('one', true, 5);
    expect((await findOrderNote('one', 6))?.state).toBe('written');
    expect(await claimOrderNote('one', 7, true)).toBe(false);
  });

  it('is tried again after a failure at a person’s press, and not by itself', async () => {
    await claimOrderNote('two', 1, false);
    await settleOrderNote('two', false, 2);
    expect((await findOrderNote('two', 3))?.state).toBe('failed');
    expect(await claimOrderNote('two', 4, false)).toBe(false);
    expect(await claimOrderNote('two', 5, true)).toBe(true);
  });

  it('counts as failed when whoever took it on is gone, also by a clock set back', async () => {
    await claimOrderNote('three', 10 * MINUTE, false);
    expect((await findOrderNote('three', 10 * MINUTE + 1))?.state).toBe('claimed');
    expect(await claimOrderNote('three', 10 * MINUTE + 1, true)).toBe(false);
    expect((await findOrderNote('three', 12 * MINUTE))?.state).toBe('failed');
    expect((await findOrderNote('three', 0))?.state).toBe('failed');
    expect(await claimOrderNote('three', 12 * MINUTE, true)).toBe(true);
  });

  it('is nothing before anybody tried', async () => {
    expect(await findOrderNote('four', 1)).toBeNull();
  });
});
