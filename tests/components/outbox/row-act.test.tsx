import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OutboxList } from '../../../components/outbox/OutboxList';
import { createRowActions } from '../../../components/outbox/row-actions';
import { elementAt } from '../../need';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, madeRow, refusedRow } from '../support/made-form';
import { hurry, takeTime } from '../support/made-presses';
import { show } from '../support/show';

vi.mock('../../../lib/press/watch-presses', () => import('../support/made-presses'));

const LATER = Date.UTC(2100, 1, 1);
const waitingRow = madeRow({
  state: 'queued',
  parcelCode: null,
  waiting: { reason: 'service-unreachable', since: 1, tries: 2, nextTryAt: LATER },
  nextTryAt: LATER,
});
const rows = [
  madeRow({ id: 'a', state: 'unknown', parcelCode: null }),
  { ...waitingRow, id: 'b' },
  madeRow({ id: 'c', state: 'made-code-unknown', parcelCode: null }),
];

beforeEach(takeTime);

describe('what a row asks of a person', () => {
  it('groups what needs somebody by what it asks, with that on the row', async () => {
    const refused = refusedRow({ code: 'closed-village' });
    const key = refusedRow({ code: 'key-refused' });
    const asked = [
      ...rows,
      { ...refused, id: 'd' },
      { ...refused, id: 'e' },
      { ...key, id: 'f' },
      madeRow({ id: 'g', state: 'queued', parcelCode: null, waiting: null, nextTryAt: null }),
    ];
    const background = quietBackground({ 'row/try-now': () => waitingRow });
    const onReview = vi.fn();
    show(
      <OutboxList
        rows={asked}
        accounts={[ACCOUNT]}
        activeAccountId={ACCOUNT.id}
        actions={createRowActions(background.send, () => undefined)}
        onReview={onReview}
      />,
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Check whether it was made 1',
      'Enter its code 1',
      'Pick the village 2',
      'Correct the key 1',
      'Try again 1',
    ]);
    const onRow = (id: string) => elementAt(`[data-row="${id}"] :is(button, a).button`);
    // The heading over it has said the rest.
    expect(onRow('a').firstChild?.textContent).toBe('Check');
    fireEvent.click(onRow('e'));
    expect(onReview).toHaveBeenCalledWith('e');
    expect(onRow('f').getAttribute('href')).toBe(`/options.html#/accounts/${ACCOUNT.id}/key`);
    hurry();
    fireEvent.click(onRow('g'));
    // As the button comes, no press on it sends anything.
    expect(await screen.findByText(/came, changed or moved less than a second ago/)).toBeTruthy();
    expect(background.inputs('row/try-now')).toEqual([]);
    takeTime();
    fireEvent.click(onRow('g'));
    await waitFor(() => expect(background.inputs('row/try-now')).toEqual([{ rowId: 'g' }]));
    // What goes on by itself asks for nothing.
    expect(document.querySelector('[data-row="b"] .outbox__act')).toBeNull();
    fireEvent.click(onRow('c'));
    await waitFor(() => expect(screen.getByLabelText('Parcel code')).toBeTruthy());
    expect(document.querySelector('[data-row="c"] .outbox__act')).toBeNull();
  });

  it('leads to the order’s own page, where the store’s answer stopped the press', () => {
    const orderLink = 'https://shop.example/wp-admin/post.php?post=7';
    const kept = (id: string, code: 'changed-since-shown' | 'merge-changed' | 'store-signed-out') => ({
      ...refusedRow({ code }),
      ...{ id, orderLink },
    });
    const onReview = vi.fn();
    const background = quietBackground({ 'row/open-order': () => null });
    show(
      <OutboxList
        rows={[
          kept('a', 'changed-since-shown'),
          kept('b', 'merge-changed'),
          kept('c', 'store-signed-out'),
          { ...kept('d', 'changed-since-shown'), orderLink: null },
        ]}
        accounts={[ACCOUNT]}
        activeAccountId={ACCOUNT.id}
        actions={createRowActions(background.send, () => undefined)}
        onReview={onReview}
      />,
    );
    for (const id of ['a', 'b', 'c']) {
      const link = document.querySelector(`[data-row="${id}"] .outbox__act`);
      expect(link?.getAttribute('href')).toBe(orderLink);
    }
    // Some stores open it by another address than the one that is kept, which the background finds.
    fireEvent.click(elementAt('[data-row="b"] .outbox__act'));
    expect(background.inputs('row/open-order')).toEqual([{ rowId: 'b' }]);
    fireEvent.click(elementAt('[data-row="d"] .outbox__act button'));
    expect(onReview).toHaveBeenCalledWith('d');
  });

  it('leads there for one of several parcels of an order too: its form has them all', () => {
    const orderLink = 'https://shop.example/wp-admin/post.php?post=7';
    const part = { press: 'p', number: 1, of: 2 };
    const one = (id: string, code: 'parcel-not-added' | 'key-refused', link: string | null = orderLink) => ({
      ...refusedRow({ code }),
      ...{ id, part, orderLink: link },
    });
    const onReview = vi.fn();
    show(
      <OutboxList
        rows={[
          one('a', 'parcel-not-added'),
          one('b', 'key-refused'),
          one('c', 'parcel-not-added', null),
          { ...one('d', 'parcel-not-added'), copy: 1 },
        ]}
        accounts={[ACCOUNT]}
        activeAccountId={ACCOUNT.id}
        actions={createRowActions(quietBackground().send, () => undefined)}
        onReview={onReview}
      />,
    );
    const leadsTo = (id: string) =>
      document.querySelector(`[data-row="${id}"] .outbox__act`)?.getAttribute('href');
    expect(leadsTo('a')).toBe(orderLink);
    expect(leadsTo('b')).toBe(`/options.html#/accounts/${ACCOUNT.id}/key`);
    // An order without a page has no other form than the one it was sent from, and neither has a further parcel.
    for (const id of ['c', 'd']) {
      fireEvent.click(elementAt(`[data-row="${id}"] .outbox__act button`));
      expect(onReview).toHaveBeenCalledWith(id);
    }
  });

  it('names the account of what another one than that in use has made, and of nothing else', () => {
    const practice = { ...ACCOUNT, id: 'practice', name: 'Trying', environment: 'testing' } as const;
    const lost = (id: string, accountId: string) =>
      madeRow({ id, accountId, state: 'unknown', parcelCode: null });
    const tagsWhere = (activeAccountId: string) => {
      show(
        <OutboxList
          rows={[lost('a', ACCOUNT.id), lost('b', practice.id)]}
          accounts={[ACCOUNT, practice]}
          activeAccountId={activeAccountId}
          actions={createRowActions(quietBackground({}).send, () => undefined)}
          onReview={() => undefined}
        />,
      );
      const tags = [...document.querySelectorAll('[data-row]')].map((row) =>
        Array.from(row.querySelectorAll('.tag'), ({ textContent }) => textContent),
      );
      cleanup();
      return tags;
    };
    expect(tagsWhere(ACCOUNT.id)).toEqual([['Needs confirming'], ['practice', 'Needs confirming']]);
    expect(tagsWhere(practice.id)).toEqual([['Olive shop', 'Needs confirming'], ['Needs confirming']]);
  });
});
