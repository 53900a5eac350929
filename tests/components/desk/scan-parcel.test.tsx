import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, expect, it, vi } from 'vitest';
import { Finder } from '../../../entrypoints/desk/Finder';
import { ParcelsSection } from '../../../entrypoints/desk/parcels/ParcelsSection';
import { routeOf } from '../../../entrypoints/desk/route';
import { madeDesk } from '../support/made-desk';
import { ledgerEntry } from '../support/made-entries';
import { expectAccessible, plain, show } from '../support/show';

const today = { createdAt: Date.now() };
/** The phone of both ends in the digits of a code that is not here. */
const ALL = [
  ledgerEntry(0, { ...today, parcelCode: '714' }),
  ledgerEntry(1, { ...today, parcelCode: '7140001' }),
];
vi.mock('../../../entrypoints/desk/parcels/use-entries', () => ({
  useEntries: () => ({ shop: signal(ALL), since: signal(Number.NEGATIVE_INFINITY), failure: signal(null) }),
}));
const tones = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../../components/handover/tone', () => ({ soundWrong: () => (tones.count += 1) }));

beforeEach(() => {
  tones.count = 0;
});

/** The parcels below the search of the desk. */
function showParcels() {
  const route = signal(routeOf('#/parcels'));
  const found = signal('');
  const find = (text: string) => {
    found.value = text;
    route.value = routeOf(`#/parcels?find=${text}`);
  };
  const desk = madeDesk({ route, found, find });
  const View = () => (
    <main>
      <h1>Parcels</h1>
      <Finder desk={desk} />
      <ParcelsSection desk={desk} route={route.value} />
    </main>
  );
  show(<View />);
}

/** As a scanner does, or as a hand, which is slower. */
function press(target: Element, text: string, milliseconds = 0) {
  const start = performance.now();
  const keys = [...text].map((sign) => ({ key: sign, code: `Digit${sign}` }));
  act(() => {
    for (const [nth, init] of [...keys, { key: 'Enter', code: 'Enter' }].entries()) {
      const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: start + nth * milliseconds });
      fireEvent(target, event);
    }
  });
}
const finder = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a parcel' });
const opened = () => plain(document.querySelector('.details')?.textContent ?? '');
const alert = () => plain(screen.queryByRole('alert')?.textContent);

// What a key in the search leads to follows in an effect, which comes after it is painted.
it('a code that is scanned opens its parcel', async () => {
  showParcels();
  press(document.body, '7140001');
  await waitFor(() => expect(opened()).toContain('أحمد 1'));
  expect(alert()).toBe('');
  expect(tones.count).toBe(0);
});

it('a code of no parcel here opens none, though a customer’s phone ends in it, and is said to be of none', async () => {
  showParcels();
  press(document.body, '123456');
  await waitFor(() => expect(alert()).toBe('No parcel here has the code 123456'));
  expect(opened()).toBe('');
  expect(tones.count).toBe(1);
  await expectAccessible();
  // What is looked for next is not that code.
  fireEvent.input(finder(), { target: { value: '12345' } });
  expect(alert()).toBe('');
});

it('so it is where the scanner writes into the search', async () => {
  showParcels();
  fireEvent.input(finder(), { target: { value: '123456' } });
  press(finder(), '123456');
  await waitFor(() => expect(alert()).toContain('123456'));
  expect(opened()).toBe('');
});

it('the end of a phone that is typed opens the first parcel to it', async () => {
  showParcels();
  fireEvent.input(finder(), { target: { value: '123456' } });
  press(finder(), '123456', 150);
  await waitFor(() => expect(opened()).toContain('أحمد 0'));
  expect(alert()).toBe('');
});
