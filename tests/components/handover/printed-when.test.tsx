import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { HandoverPage } from '../../../entrypoints/desk/handover/HandoverPage';
import { routeOf } from '../../../entrypoints/desk/route';
import { ledgerEntry } from '../support/made-entries';
import { ACCOUNT } from '../support/made-form';
import { plain, show } from '../support/show';

const [EVENING, MORNING] = [new Date(2026, 10, 29, 17, 40), new Date(2026, 10, 30, 10, 5)];
const header = () => plain(screen.getByRole('article').textContent);

/** The sheet as it stood on paper, one print after the other. */
let printed: string[];
async function showSheet(address: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
  printed = [];
  window.print = () => {
    printed.push(header());
    // As a browser does before it prints.
    window.dispatchEvent(new Event('beforeprint'));
  };
  location.hash = address;
  show(
    <HandoverPage
      account={ACCOUNT}
      parcels={[ledgerEntry(0)]}
      ofColleagues={[]}
      route={routeOf(address)}
      onHandOver={async () => true}
    />,
  );
  await screen.findByRole('article');
}
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('the sheet that the driver signs is dated by when it is printed, not by when its page was drawn', async () => {
  await showSheet('#/handover');
  expect(header()).toContain('29 November 17:40');
  // The page stays open overnight.
  vi.setSystemTime(MORNING);
  fireEvent.click(screen.getByRole('button', { name: 'Print the sheet' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain('Monday 30 November 10:05');
});

it('so is one that is printed by the browser’s own menu, and one that an address asks for', async () => {
  await showSheet('#/handover?print');
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain('29 November 17:40');
  vi.setSystemTime(MORNING);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(header()).toContain('Monday 30 November 10:05');
});

it('asks next whether they went, once the sheet was printed: what nobody says is on tomorrow’s sheet too', async () => {
  await showSheet('#/handover');
  const primary = () =>
    Array.from(document.querySelectorAll('.button--primary'), ({ textContent }) => plain(textContent));
  expect(primary()).toEqual(['Print the sheet']);
  fireEvent.click(screen.getByRole('button', { name: 'Print the sheet' }));
  await waitFor(() => expect(primary()).toEqual(['All handed over (1)']));
});
