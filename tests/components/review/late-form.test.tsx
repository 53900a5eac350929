import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createOpenOrder } from '../../../components/review/open-order';
import { Failure } from '../../../lib/failure';
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
    '2026-11-28',
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
    '2026-11-28',
  );
  const opening = state.open(order);
  await new Promise((resolve) => setTimeout(resolve));
  await state.open(null);
  answer(order);
  await opening;
  expect(state.opened.value).toBeNull();
});

describe('what is typed and cannot be kept', () => {
  const made = (save: () => null) => {
    const orders = [reviewOrder(1), reviewOrder(2)];
    return createOpenOrder(
      ACCOUNT,
      { find: () => undefined, source: signal({ state: 'loading' }) } as never,
      quietBackground({ 'form/save': save }).send,
      async (orderId) => orders.find((order) => order.orderId === orderId) ?? null,
      () => undefined,
      '2026-11-28',
    );
  };

  it('stays in its open form, until it can be', async () => {
    let works = false;
    const state = made(() => {
      if (!works) throw new Failure('bad-message');
      return null;
    });
    await state.open(reviewOrder(1));
    const typed = state.opened.value?.form;
    typed?.edit({ streetName: 'شارع المدارس' });
    expect(await state.open(reviewOrder(2))).toBe(false);
    expect(state.opened.value?.form).toBe(typed);
    expect(typed?.fields.value.streetName).toBe('شارع المدارس');
    works = true;
    expect(await state.open(reviewOrder(2))).toBe(true);
    expect(state.opened.value?.orderId).toBe(reviewOrder(2).orderId);
  });

  it('holds nobody once it is let go of', async () => {
    const state = made(() => {
      throw new Failure('bad-message');
    });
    await state.open(reviewOrder(1));
    const typed = state.opened.value?.form;
    typed?.edit({ streetName: 'شارع المدارس' });
    expect(await state.open(null)).toBe(false);
    typed?.letGo();
    expect(await state.open(null)).toBe(true);
    expect(state.opened.value).toBeNull();
  });

  it('while it is saved already keeps its form open too', async () => {
    let fail = (): void => undefined;
    const state = made(
      () => new Promise((_, reject) => (fail = () => reject(new Failure('bad-message')))) as never,
    );
    await state.open(reviewOrder(1));
    const typed = state.opened.value?.form;
    typed?.edit({ streetName: 'شارع المدارس' });
    void typed?.flush();
    const closed = state.open(null);
    fail();
    expect(await closed).toBe(false);
    expect(state.opened.value?.form).toBe(typed);
  });

  it('is shown in its form where it was said in the row', async () => {
    const state = made(() => {
      throw new Failure('bad-message');
    });
    await state.change(reviewOrder(1), (form) => form.edit({ totalPrice: '0' }));
    expect(state.opened.value?.form?.fields.value.totalPrice).toBe('0');
  });
});
