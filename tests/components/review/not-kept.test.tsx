import { signal } from '@preact/signals';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOpenOrder } from '../../../components/review/open-order';
import { Failure } from '../../../lib/failure';
import { need } from '../../need';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT } from '../support/made-form';
import { field } from '../support/show';
import { giveElementsSize } from '../support/sized-elements';
import { doubtful, press, reviewOrder, showReview } from './show-review';

beforeAll(() => giveElementsSize(560));

describe('what is typed and cannot be kept', () => {
  const made = (save: () => null) => {
    const orders = [reviewOrder(1), reviewOrder(2)];
    return createOpenOrder(
      ACCOUNT,
      { find: () => undefined, source: signal({ state: 'loading' }) } as never,
      quietBackground({ 'form/save': save }).send,
      async (orderId) => orders.find((order) => order.orderId === orderId) ?? null,
      () => undefined,
      () => '2026-11-28',
    );
  };

  it('stays in its open form, until it can be', async () => {
    let works = false;
    const state = made(() => {
      if (!works) throw new Failure('bad-message');
      return null;
    });
    await state.open(reviewOrder(1));
    const typed = need(state.opened.value?.form, 'form');
    typed.edit({ streetName: 'شارع المدارس' });
    expect(await state.open(reviewOrder(2))).toBe(false);
    expect(state.opened.value?.form).toBe(typed);
    expect(typed.fields.value.streetName).toBe('شارع المدارس');
    works = true;
    expect(await state.open(reviewOrder(2))).toBe(true);
    expect(state.opened.value?.orderId).toBe(reviewOrder(2).orderId);
  });

  it('holds nobody once it is let go of', async () => {
    const state = made(() => {
      throw new Failure('bad-message');
    });
    await state.open(reviewOrder(1));
    const typed = need(state.opened.value?.form, 'form');
    typed.edit({ streetName: 'شارع المدارس' });
    expect(await state.open(null)).toBe(false);
    typed.letGo();
    expect(await state.open(null)).toBe(true);
    expect(state.opened.value).toBeNull();
  });

  it('while it is saved already keeps its form open too', async () => {
    let fail = (): void => undefined;
    const state = made(
      () => new Promise((_, reject) => (fail = () => reject(new Failure('bad-message')))) as never,
    );
    await state.open(reviewOrder(1));
    const typed = need(state.opened.value?.form, 'form');
    typed.edit({ streetName: 'شارع المدارس' });
    void typed.flush();
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

  it('says that what is typed could not be kept, keeps it in its field, and ships nothing without it', async () => {
    const { background } = showReview([reviewOrder(1), doubtful(2)], 'en', {
      'form/save': () => {
        throw new Failure('bad-message');
      },
    });
    press(/Edit order/);
    await waitFor(() => expect(document.activeElement).toBe(field('Amount to collect')));
    fireEvent.input(field('Amount to collect'), { target: { value: '60' } });
    press('Done');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be kept');
    expect(field('Amount to collect')).toHaveProperty('value', '60');
    press(/^Ship /);
    await waitFor(() => expect(background.inputs('form/save').length).toBeGreaterThan(1));
    await waitFor(() => expect(field('Amount to collect')).toHaveProperty('value', '60'));
    expect(background.inputs('review/ship')).toEqual([]);
  });
});
