import { signal } from '@preact/signals';
import { fireEvent, screen } from '@testing-library/preact';
import { vi } from 'vitest';
import { createRowActions } from '../../../components/outbox/row-actions';
import { ReviewView } from '../../../components/review/ReviewView';
import { createReviewState } from '../../../components/review/review-state';
import type { Language } from '../../../lib/i18n/language';
import type { OpenReview, ReviewOrder } from '../../../lib/messaging/views/review';
import type { ParcelDraft } from '../../../lib/parcel/parcel-draft';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, FIELDS, madeForm } from '../support/made-form';
import { takeTime } from '../support/made-presses';
import { readyVillages, show } from '../support/show';

vi.mock('../../../lib/press/watch-presses', () => import('../support/made-presses'));

export function reviewOrder(
  index: number,
  draft: Partial<ParcelDraft> = {},
  phone = `05991${10_000 + index}`,
): ReviewOrder {
  const orderId = String(100 + index);
  const form = madeForm({
    ...draft,
    fields: { ...FIELDS, phone, firstName: `أحمد ${index}`, ...draft.fields },
  });
  const order = { store: 'https://shop.example/wp-admin/', orderId, number: orderId, link: null };
  const key = `${order.store} ${orderId}`;
  const link = `https://shop.example/order/${orderId}`;
  return {
    orderId,
    number: orderId,
    link,
    missing: null,
    form: { ...form, key, order },
    digest: `digest of ${orderId}`,
    together: null,
  };
}
export const doubtful = (index: number) =>
  reviewOrder(index, {
    findings: [{ field: 'totalPrice', severity: 'doubt', code: 'nothing-to-collect' }],
  });
export const unreadable: ReviewOrder = {
  ...reviewOrder(9),
  form: null,
  digest: null,
  missing: 'HTTP 404',
};

/** @param printed ids of rows whose labels were printed */
export function showReview(
  orders: readonly ReviewOrder[],
  language: Language = 'en',
  answers = {},
  printed: readonly string[] = [],
  messages = false,
) {
  const view: OpenReview = {
    collectionId: 'c',
    accountId: ACCOUNT.id,
    orders,
    openPhones: [],
  };
  const background = quietBackground({
    'review/read': ({ orderId }) => orders.find((order) => order.orderId === orderId) ?? unreadable,
    'review/outcomes': () => [],
    'review/reread': () => view,
    'review/ship': ({ rows: pressed }) => pressed.map(({ orderId }) => ({ orderId, failure: null })),
    'review/together': () => null,
    ...answers,
  });
  const ready = readyVillages();
  const villages = {
    source: signal(ready),
    find: ready.find,
    load: async () => undefined,
    fetch: async () => undefined,
    news: signal({ lost: null, dropped: [] }),
    decide: async () => undefined,
    dismissDropped: async () => undefined,
  };
  const state = createReviewState(view, ACCOUNT, villages, background.send, '2026-01-15');
  const onCsv = vi.fn();
  const onAgain = vi.fn();
  const onPrint = vi.fn();
  takeTime();
  show(
    <main>
      <h1>Review</h1>
      <ReviewView
        state={state}
        villages={villages}
        actions={createRowActions(background.send, state.onRow)}
        onAgain={onAgain}
        onCsv={onCsv}
        messages={messages ? background.send : null}
        isPrinted={({ id }) => printed.includes(id)}
        onPrint={onPrint}
      />
    </main>,
    language,
  );
  return { state, background, onAgain, onPrint };
}
/** How each row that is drawn stands. */
export const rows = () =>
  [...document.querySelectorAll<HTMLElement>('.review__row')].map(({ dataset }) => dataset.status);
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
