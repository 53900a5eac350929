import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeAll, expect, it, vi } from 'vitest';
import { CashSection } from '../../../entrypoints/desk/cash/CashSection';
import { routeOf } from '../../../entrypoints/desk/route';
import { openDatabase } from '../../../lib/storage/db';
import { elementAt } from '../../need';
import { madeRow } from '../../unit/outbox/made-row';
import { madeDesk } from '../support/made-desk';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, plain, show } from '../support/show';

vi.mock('../../../entrypoints/desk/ReadyStatusesOf', () => ({ ReadyStatusesOf: () => null }));

/** More than the cash is drawn of first; each was handed over and has ten to collect. */
const PARCELS = 2_200;
const HOUR = 3_600_000;

beforeAll(async () => {
  const writing = (await openDatabase()).transaction('outbox', 'readwrite');
  for (let index = 0; index < PARCELS; index += 1) {
    const made = madeRow();
    const row = {
      ...made,
      accountId: ACCOUNT.id,
      state: 'created' as const,
      parcelCode: `SB${index}`,
      request: { ...made.request, total_price: '10' },
      handedOverAt: 1,
      createdAt: Date.now() - index * HOUR,
    };
    void writing.store.put(row);
  }
  await writing.done;
});

async function showCash() {
  show(
    <main>
      <h1>Cash</h1>
      <CashSection desk={madeDesk()} route={routeOf('#/cash')} />
    </main>,
  );
  await screen.findByRole('heading', { name: 'Owed by the delivery company' });
}
const owed = () => plain(elementAt('.figure__main').textContent);
/** What is said of the cash that is owed, as it changes. */
function watchOwed(): readonly string[] {
  const said: string[] = [];
  const watching = new MutationObserver(() => {
    const figure = document.querySelector('.figure__main');
    if (figure === null) return;
    const since = figure.closest('section')?.querySelector('[role="status"]')?.textContent ?? '';
    const now = `${plain(since)} ${owed()}`.trim();
    if (said.at(-1) !== now) said.push(now);
  });
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  return said;
}
const drop = (text: string) => {
  const input = elementAt<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], 'october.csv')] });
  fireEvent.change(input);
};

it('the cash of the newest parcels of years says since when it is, until that of all follows by itself', async () => {
  const said = watchOwed();
  await showCash();
  await waitFor(() => expect(said.at(-1)).toBe('₪22,000'));
  expect(said).toEqual([expect.stringMatching(/^From \d+ \w+ \d{4} ₪20,010$/), '₪22,000']);
  await expectAccessible();
});

it('a statement is laid beside all parcels, so that none of years ago is taken for another shop’s', async () => {
  await showCash();
  drop('Tracking,COD,Fee,Net\nSB2199,10,2,8\nSB2198,10,2,8\nSB2197,9,2,7');
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('[data-kind]')].map((kind) => kind.getAttribute('data-kind')),
    ).toEqual(['differs', 'paid', 'short']),
  );
  expect(owed()).toBe('₪21,971');
  cleanup();
  // Opened another day.
  await showCash();
  fireEvent.click(await screen.findByRole('button', { name: 'october.csv' }));
  await waitFor(() => expect(document.querySelector('[data-kind="paid"]')).not.toBeNull());
  expect(document.querySelector('[data-kind="not-ours"]')).toBeNull();
});
