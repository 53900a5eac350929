import { signal } from '@preact/signals';
import { screen, waitFor } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { createRowActions } from '../../../components/outbox/row-actions';
import type { RowView } from '../../../lib/messaging/views/row';
import type { RowState } from '../../../lib/outbox/row';
import { quietBackground } from '../support/fake-background';
import { madeRow } from '../support/made-form';
import { expectAccessible, show } from '../support/show';
import { listOf } from './list-of';

const LATER = Date.UTC(2100, 1, 1);

const some = (count: number, state: RowState) =>
  Array.from({ length: count }, (_, nth) => madeRow({ id: `${state}-${nth}`, state, parcelCode: null }));

/** @returns shows these rows in the place of those before */
function showList(rows: readonly RowView[]) {
  const shown = signal(rows);
  const actions = createRowActions(quietBackground().send, vi.fn());
  const List = () => listOf(shown.value, actions);
  show(
    <main>
      <h1>Today</h1>
      <h2>Needs you</h2>
      <List />
    </main>,
  );
  return (next: readonly RowView[]) => {
    shown.value = next;
  };
}
const kinds = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => {
    const group = heading.closest('details');
    return [heading.textContent, group === null || group.open];
  });

it('opens the first of several things that are asked, and says in a line each how many ask for the others', async () => {
  showList([...some(3, 'unknown'), ...some(3, 'made-code-unknown'), ...some(3, 'refused')]);
  expect(kinds()).toEqual([
    ['Check whether it was made 3', true],
    ['Enter its code 3', false],
    ['Review 3', false],
  ]);
  await expectAccessible();
});

it('folds what goes on by itself too where others are folded, however few', () => {
  const waits = { reason: 'service-unreachable', since: 1, tries: 1, nextTryAt: LATER } as const;
  const waiting = madeRow({ state: 'queued', parcelCode: null, waiting: waits, nextTryAt: LATER });
  showList([...some(3, 'unknown'), ...some(3, 'refused'), waiting]);
  const goesOn = screen.getByText('Continues automatically', { exact: false }).closest('details');
  expect(goesOn?.open).toBe(false);
});

it('opens several things of which one parcel each asks', () => {
  showList([...some(1, 'unknown'), ...some(1, 'made-code-unknown'), ...some(1, 'refused')]);
  expect(kinds().map(([, open]) => open)).toEqual([true, true, true]);
});

it('shuts nothing in which a person may be typing, however many more come', async () => {
  const code = some(1, 'made-code-unknown');
  const show = showList([...some(1, 'unknown'), ...code]);
  show([...some(4, 'unknown'), ...code]);
  await waitFor(() => expect(kinds().map(([title]) => title)).toContain('Check whether it was made 4'));
  expect(kinds().map(([, open]) => open)).toEqual([true, true]);
});
