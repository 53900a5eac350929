import { fireEvent, screen } from '@testing-library/preact';
import { vi } from 'vitest';
import { createReviewState } from '../../../components/review/review-state';
import { ReviewPage } from '../../../entrypoints/desk/review/ReviewPage';
import type { Language } from '../../../lib/i18n/language';
import type { OpenReview, ReviewOrder } from '../../../lib/messaging/views/review';
import type { RowView } from '../../../lib/messaging/views/row';
import type { ParcelDraft } from '../../../lib/parcel/parcel-draft';
import { quietBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { ACCOUNT, FIELDS, madeForm } from '../support/made-form';
import { takeTime } from '../support/made-presses';
import { madeVillages, show } from '../support/show';

vi.mock('../../../lib/press/watch-presses', () => import('../support/made-presses'));
vi.mock('../../../entrypoints/desk/ship-again', () => ({ shipAgain: (id: string) => again.push(id) }));
/** Rows of whose orders one more parcel was asked for. */
export const again: string[] = [];

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

/** @param printed rows whose labels were printed */
export function showReview(
  orders: readonly ReviewOrder[],
  language: Language = 'en',
  answers = {},
  printed: readonly Pick<RowView, 'id' | 'parcelCode'>[] = [],
) {
  again.length = 0;
  location.hash = '';
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
  const villages = madeVillages();
  const state = createReviewState(view, ACCOUNT, villages, background.send, () => '2026-01-15');
  const labels = printed.map(
    ({ id, parcelCode }) => [id, { rowId: id, parcelCode: parcelCode ?? '', at: 1 }] as const,
  );
  takeTime();
  show(
    <main>
      <h1>Review</h1>
      <ReviewPage desk={madeDesk({ ask: background.send })} state={state} printed={new Map(labels)} />
    </main>,
    language,
  );
  return { state, background };
}
/** How each row that is drawn stands. */
export const rows = () =>
  [...document.querySelectorAll<HTMLElement>('.review__row')].map(({ dataset }) => dataset.status);
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
