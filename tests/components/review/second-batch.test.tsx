import { signal } from '@preact/signals';
import { screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import type { ReviewState } from '../../../components/review/review-state';
import { type Route, routeOf } from '../../../entrypoints/desk/route';
import { Failure } from '../../../lib/failure';
import type { OpenReview } from '../../../lib/messaging/views/review';
import type { LeftOrders } from '../../../lib/review/waiting-orders';
import { need } from '../../need';
import { soon } from '../../soon';
import { quietBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { ACCOUNT } from '../support/made-form';
import { plain, show } from '../support/show';
import { reviewOrder } from './show-review';

let review: ReviewState | null = null;
vi.mock('../../../entrypoints/desk/review/ReviewPage', () => ({
  ReviewPage({ state }: { readonly state: ReviewState }) {
    review = state;
    return <p>{state.reviewed.value.map(({ order }) => order.orderId).join()}</p>;
  },
}));
vi.mock('../../../entrypoints/desk/review/SheetSection', () => ({ SheetSection: () => null }));
const left: LeftOrders[] = [];
vi.mock('../../../lib/review/waiting-orders', () => ({ findLeftOrders: async () => left }));
vi.mock('../../../lib/labels/printed-labels', () => ({ readPrintedLabels: async () => new Map() }));

const { ReviewSection } = await import('../../../entrypoints/desk/review/ReviewSection');

const batch = (collectionId: string, ...places: readonly number[]): OpenReview => ({
  collectionId,
  accountId: ACCOUNT.id,
  orders: places.map((place) => reviewOrder(place)),
  openPhones: [],
});

/** The desk at the review, whose address becomes another. */
function stand(first: OpenReview | null) {
  const newest = { is: first };
  const background = quietBackground({
    'review/open': () => newest.is,
    'review/read': ({ orderId }) =>
      newest.is?.orders.find((order) => order.orderId === orderId) ?? reviewOrder(1),
    'review/outcomes': () => [],
  });
  const desk = madeDesk({ ask: background.send });
  const route = signal<Route>(routeOf('#/review'));
  const Standing = () => <ReviewSection desk={desk} route={route.value} />;
  show(<Standing />);
  const asked = () => background.inputs('review/open').length;
  return { newest, route, background, asked, opened: () => background.inputs('review/open') };
}

/** A name, in the form of the first order of what is reviewed. */
async function typeIntoFirst() {
  const { reviewed, open, opened } = need(review, 'review');
  await open(need(reviewed.peek()[0], 'order').order);
  need(opened.peek()?.form, 'form').edit({ firstName: 'سارة' });
}

it('a batch that is handed over while the review stands open is shown, and what was being typed is kept', async () => {
  const { newest, route, background, asked } = stand(batch('first', 1, 2));
  await screen.findByText('101,102');
  await typeIntoFirst();

  newest.is = batch('second', 3);
  route.value = routeOf('#/review/second');
  await screen.findByText('103');
  expect(background.inputs('form/save')).toMatchObject([{ edits: { firstName: 'سارة' } }]);
  const names = background.asked.map(({ name }) => name);
  expect(names.lastIndexOf('form/save')).toBeLessThan(names.lastIndexOf('review/open'));
  expect(asked()).toBe(2);
});

it('a review in which something typed cannot be kept stays, whatever is handed over', async () => {
  const { newest, route, background, asked } = stand(batch('first', 1, 2));
  await screen.findByText('101,102');
  background.answers['form/save'] = () => {
    throw new Failure('bad-message');
  };
  await typeIntoFirst();
  newest.is = batch('second', 3);
  route.value = routeOf('#/review/second');
  await soon(() => expect(background.inputs('form/save')).toHaveLength(1));
  await soon(() => expect(review?.opened.peek()?.form?.fields.value.firstName).toBe('سارة'));
  expect(asked()).toBe(1);
});

it('is opened once by an address that names what it shows, and stays when the address names none', async () => {
  const { route, newest, asked } = stand(null);
  await soon(() => expect(screen.queryAllByRole('heading')).not.toEqual([]));
  newest.is = batch('first', 1);
  route.value = routeOf('#/review/first');
  await screen.findByText('101');
  const before = review;
  route.value = routeOf('#/review');
  route.value = routeOf('#/review/first');
  await screen.findByText('101');
  expect(review).toBe(before);
  expect(asked()).toBe(2);
});

it('what is left of an earlier sheet is led to, and the address that names it opens it', async () => {
  left.push({ collectionId: 'morning', name: 'Morning', readAt: 0, count: 2 });
  const { route, newest, opened } = stand(batch('evening', 1));
  const link = await screen.findByRole('link', { name: /Morning/ });
  expect(plain(link.textContent)).toContain('2 need you');
  expect(link.getAttribute('href')).toBe('#/review/morning');
  newest.is = batch('morning', 2);
  route.value = routeOf('#/review/morning');
  await screen.findByText('102');
  expect(opened()).toEqual([{}, { collectionId: 'morning' }]);
});
