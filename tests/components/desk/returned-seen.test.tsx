import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ParcelsSection } from '../../../entrypoints/desk/parcels/ParcelsSection';
import { routeOf } from '../../../entrypoints/desk/route';
import type { AnyEntry } from '../../../lib/ledger/colleague-entries';
import { changeCameBack, findCameBack } from '../../../lib/shop-relay/came-back';
import { openDatabase } from '../../../lib/storage/db';
import { FakeBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { ledgerEntry } from '../support/made-entries';
import { plain, show } from '../support/show';
import { giveElementsSize } from '../support/sized-elements';

const returned = (index: number, change = {}): AnyEntry => ({
  ...ledgerEntry(index, { createdAt: Date.now(), ...change }),
  fate: 'returned',
});
const ALL = [ledgerEntry(0), returned(1), returned(2), returned(18_010)];
const entries = signal<readonly AnyEntry[]>(ALL);
vi.mock('../../../entrypoints/desk/parcels/use-entries', () => ({
  useEntries: () => ({
    entries,
    shop: entries,
    since: signal(Number.NEGATIVE_INFINITY),
    failure: signal(null),
  }),
}));

beforeAll(() => giveElementsSize(520));
beforeEach(async () => {
  entries.value = ALL;
  location.hash = '';
  await (await openDatabase()).clear('values');
});

/** Opens the parcels at an address, with these that came back and were not looked at. */
async function openAt(hash: string, cameBack: readonly string[]) {
  await changeCameBack(cameBack, []);
  const changes = signal(0);
  const background = new FakeBackground({
    'returned/seen': async ({ codes }) => {
      if (await changeCameBack([], codes)) changes.value += 1;
      return null;
    },
  });
  const route = signal(routeOf(hash));
  const found = signal(route.value.parameters.get('find') ?? '');
  const desk = madeDesk({ changes, route, found, ask: background.send });
  const Section = () => <ParcelsSection desk={desk} route={route.value} />;
  show(<Section />);
  const type = (text: string) =>
    act(() => {
      found.value = text;
    });
  return { type, background };
}

const waiting = (codes: readonly string[]) =>
  waitFor(async () => expect(await findCameBack()).toEqual(codes));

it('letters that are typed to find something else mark no parcel as seen that came back', async () => {
  const { type, background } = await openAt('#/parcels', ['SB2001', 'SB2002']);
  for (const text of ['أ', 'أحمد', '0599', 'SB200']) type(text);
  expect(background.inputs('returned/seen')).toEqual([]);
});

it('a parcel that came back is seen once its whole code is looked for, and no other one', async () => {
  await openAt('#/parcels?find=SB2001', ['SB2001', 'SB20010']);
  await waiting(['SB20010']);
});

it('a parcel that came back is seen once it is opened, and no other one', async () => {
  const { type } = await openAt('#/parcels', ['SB2001', 'SB2002']);
  type('أحمد');
  fireEvent.click(await screen.findByRole('button', { name: 'أحمد 2' }));
  await waiting(['SB2001']);
});

it('all parcels that came back are seen in the list of them, those that were marked as wrong too', async () => {
  entries.value = [...ALL, returned(3, { wrongSince: 5 })];
  await openAt('#/parcels?state=returned', ['SB2001', 'SB2002', 'SB2003']);
  await screen.findByRole('button', { name: 'أحمد 3' });
  await waiting([]);
});

it('the list of those that came back names parcels that are not the shop’s here, until a person has read that', async () => {
  await openAt('#/parcels?state=returned', ['SB2001', 'PANEL-1', 'PANEL-2']);
  const notice = await screen.findByText(/2.* parcels came back/);
  await waiting(['PANEL-1', 'PANEL-2']);
  const words = plain(notice.closest('.notice')?.textContent);
  expect(words).toContain('Not in our parcels: PANEL-1, PANEL-2');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waiting([]);
  await waitFor(() => expect(screen.queryByText(/came back/)).toBeNull());
});

it('such a parcel is found by its code, which the notification looks for, and nowhere else', async () => {
  const { type } = await openAt('#/parcels?find=PANEL-1', ['PANEL-1', 'PANEL-2']);
  const notice = await screen.findByText(/One parcel came back/);
  expect(plain(notice.closest('.notice')?.textContent)).toContain('PANEL-1');
  type('أحمد');
  await waitFor(() => expect(screen.queryByText(/came back/)).toBeNull());
  expect(await findCameBack()).toEqual(['PANEL-1', 'PANEL-2']);
});
