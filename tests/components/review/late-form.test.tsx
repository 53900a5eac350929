import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { createOpenOrder } from '../../../components/review/open-order';
import type { ReviewOrder } from '../../../lib/messaging/views/review';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT } from '../support/made-form';
import { reviewOrder } from './show-review';

it('the form that was opened last stays open, though the one before it is read late', async () => {
  const [one, other] = [reviewOrder(1), reviewOrder(2)];
  const reads = new Map<string, (order: ReviewOrder) => void>();
  const state = createOpenOrder(
    ACCOUNT,
    { find: () => undefined, source: signal({ state: 'loading' }) } as never,
    quietBackground().send,
    (orderId) => new Promise((resolve) => reads.set(orderId, resolve)),
    () => undefined,
    () => '2026-11-28',
  );
  const turns = [state.open(one), state.open(other)];
  await new Promise((resolve) => setTimeout(resolve));
  reads.get(other.orderId)?.(other);
  await turns[1];
  reads.get(one.orderId)?.(one);
  await turns[0];
  expect(state.opened.value?.orderId).toBe(other.orderId);
  const closed = state.open(null);
  reads.get(other.orderId)?.(other);
  await new Promise((resolve) => setTimeout(resolve));
  reads.get(other.orderId)?.(other);
  await closed;
  expect(state.opened.value).toBeNull();
});

it('a form that is closed while it is being read stays closed', async () => {
  const order = reviewOrder(1);
  let answer = (_order: ReviewOrder): void => undefined;
  const state = createOpenOrder(
    ACCOUNT,
    { find: () => undefined, source: signal({ state: 'loading' }) } as never,
    quietBackground().send,
    () => new Promise((resolve) => (answer = resolve)),
    () => undefined,
    () => '2026-11-28',
  );
  const opening = state.open(order);
  await new Promise((resolve) => setTimeout(resolve));
  await state.open(null);
  answer(order);
  await opening;
  expect(state.opened.value).toBeNull();
});
