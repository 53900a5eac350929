import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ParcelsSection } from '../../../entrypoints/desk/parcels/ParcelsSection';
import { routeOf } from '../../../entrypoints/desk/route';
import { changeCameBack } from '../../../lib/shop-relay/came-back';
import { openDatabase } from '../../../lib/storage/db';
import { madeRow } from '../../unit/outbox/made-row';
import { countRead } from '../../unit/storage/count-read';
import { FakeBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, plain, show } from '../support/show';
import { giveElementsSize } from '../support/sized-elements';

vi.mock('../../../components/handover/tone', () => ({ soundWrong: () => undefined }));

/** More than a search goes through without being asked to. */
const PARCELS = 1_100;
const HOUR = 3_600_000;
const OLDEST = PARCELS - 1;

beforeAll(async () => {
  giveElementsSize(520);
  const writing = (await openDatabase()).transaction('outbox', 'readwrite');
  for (let index = 0; index < PARCELS; index += 1) {
    const { request } = madeRow();
    const phone = `05${99_000_000 + index}`;
    const recipient = { first_name: index === OLDEST ? 'قديمة' : `سلمى ${index}`, phone };
    const row = madeRow({
      id: `row-${index}`,
      orderId: `${index}`,
      state: 'created',
      accountId: ACCOUNT.id,
      phoneKey: phone.slice(1),
      parcelCode: index === 5 ? 'OLD-10' : index === OLDEST ? 'OLD-1' : `SB${index}`,
      request: { ...request, recipient },
      createdAt: Date.now() - index * HOUR,
    });
    void writing.store.put(row);
  }
  await writing.done;
});
beforeEach(() => {
  location.hash = '';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The parcels of years; `find` types into the search of the desk. */
async function showParcels(hash = '#/parcels') {
  const route = signal(routeOf(hash));
  const found = signal(route.value.parameters.get('find') ?? '');
  const { send: ask } = new FakeBackground({ 'returned/seen': () => null });
  const desk = madeDesk({ route, found, ask });
  const View = () => (
    <main>
      <h1>Parcels</h1>
      <ParcelsSection desk={desk} route={route.value} />
    </main>
  );
  show(<View />);
  await screen.findByRole('combobox', { name: 'Date' });
  const find = (text: string, step: 'open' | 'scan' | null = null) =>
    act(() => {
      found.value = text;
      route.value = routeOf(`#/parcels?find=${text}`);
      desk.finderStep.value = step;
    });
  return { find };
}
const count = (parcels: string) =>
  waitFor(() =>
    expect(plain(document.querySelector('.totals')?.textContent)).toContain(`${parcels} parcels`),
  );
const everywhere = () => screen.findByRole('button', { name: 'Look everywhere' });
const opened = (name: string) =>
  waitFor(() => expect(plain(document.querySelector('.details')?.textContent)).toContain(name));

it('what is looked for is found among the newest parcels of years, says since when, and goes on when asked', async () => {
  const { find } = await showParcels();
  const read = countRead();
  find('0599');
  expect(plain((await everywhere()).parentElement?.textContent)).toMatch(/^From \d+ \w+ \d{4}/);
  await count('1,001');
  expect(read().outbox).toBeLessThan(PARCELS);
  await expectAccessible();
  fireEvent.click(await everywhere());
  await count('1,100');
  expect(screen.queryByRole('button', { name: 'Look everywhere' })).toBeNull();
});

it('where nothing of the newest fits, older ones are looked through by themselves', async () => {
  const { find } = await showParcels();
  find('قديمه');
  await screen.findByRole('button', { name: 'قديمة' });
  find('قديمهه');
  await screen.findByText('Nothing matches');
  expect(screen.queryByText(/^From \d+ \w+ \d{4}$/)).toBeNull();
});

it('what is still being typed has no older parcels looked through', async () => {
  const { find } = await showParcels();
  const begin = globalThis.setTimeout;
  const waiting: unknown[] = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, wait?: number) =>
    wait === 700 ? waiting.push(run) : begin(run, wait)) as typeof setTimeout);
  const read = countRead();
  find('05999');
  await waitFor(() => expect(waiting).toHaveLength(1));
  find('0599');
  await count('1,001');
  // A read for the number that is typed may still be under way.
  await waitFor(() => expect(read().outbox).toBeLessThan(PARCELS));
});

it.each(['OLD-1', 'old-1', '0599001099', '059-900-1099', '+970599001099'])(
  'a code or a phone that is typed whole finds its parcel of years ago at once: %s',
  async (typed) => {
    const { find } = await showParcels();
    const read = countRead();
    find(typed);
    await screen.findByRole('button', { name: 'قديمة' });
    expect(read().outbox).toBeLessThan(PARCELS);
  },
);

it('Enter opens the parcel whose code is typed whole, though a newer one’s begins so', async () => {
  const { find } = await showParcels();
  find('OLD-1', 'open');
  await opened('قديمة');
});

it('Enter looks through older parcels by itself where nothing of the newest fits', async () => {
  const { find } = await showParcels();
  find('قديمه', 'open');
  await opened('قديمة');
});

it('a code that is scanned opens its parcel of years ago, and is of none only once all are read', async () => {
  const { find } = await showParcels();
  find('OLD-1', 'scan');
  await opened('قديمة');
  find('NEVER', 'scan');
  const alert = await screen.findByRole('alert');
  expect(plain(alert.textContent)).toBe('No parcel here has the code NEVER');
});

it('a parcel of years ago that the address names is opened without a look at all others', async () => {
  const read = countRead();
  await showParcels(`#/parcels/row-${OLDEST}`);
  await opened('قديمة');
  expect(read().outbox).toBeLessThan(PARCELS);
});

it('a code that came back is said to be of no parcel here once all are read', async () => {
  await changeCameBack(['PANEL-1'], []);
  const { find } = await showParcels();
  find('PANEL-1');
  const notice = await screen.findByText(/One parcel came back/);
  expect(plain(notice.closest('.notice')?.textContent)).toContain('Not in our parcels: PANEL-1');
});

it('a day without a parcel is said to be none, without a look at those of years', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 72 * HOUR });
  const read = countRead();
  await showParcels();
  await screen.findByText('Nothing matches');
  expect(read().outbox).toBeLessThan(PARCELS);
});
