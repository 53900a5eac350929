import { fireEvent, screen, within } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { FatePlots, StatusFates } from '../../../entrypoints/desk/cash/CashSection';
import { LANGUAGES } from '../../../lib/i18n/language';
import { NO_MEANINGS } from '../../../lib/ledger/fate';
import { colleagueEntry, ledgerEntry } from '../support/made-entries';
import { expectAccessible, plain, show } from '../support/show';

const now = () => Date.now();
const parcels = () => [
  { ...ledgerEntry(0, { createdAt: now() }), fate: 'delivered' as const },
  ledgerEntry(1, { createdAt: now() }),
  { ...colleagueEntry({ createdAt: now() }), fate: 'returned' as const },
];

describe('what became of an account’s parcels', () => {
  it('stands as bars that are a table: each day of thirty and each city, with the numbers', () => {
    show(<FatePlots parcels={parcels()} />);
    const days = screen.getByRole('table', { name: 'By day' });
    expect(within(days).getAllByRole('rowheader')).toHaveLength(30);
    const cities = screen.getByRole('table', { name: 'By city' });
    const rows = within(cities).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual(['جنين10001', 'not given00100']);
    const [delivered] = within(cities).getAllByRole('cell');
    expect(delivered?.getAttribute('style')).toContain('--size: 0.5');
  });

  it('is not drawn where there is none', () => {
    show(<FatePlots parcels={[]} />);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each(LANGUAGES)('passes the accessibility check, in %s', async (language) => {
    show(
      <main>
        <h1>Cash</h1>
        <FatePlots parcels={parcels()} />
      </main>,
      language,
    );
    await expectAccessible();
  });
});

it('nothing is asked about statuses while none was reported', () => {
  show(<StatusFates statuses={[]} meanings={NO_MEANINGS} onChange={() => undefined} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('what a status means is said by a person, and only of those that were reported', () => {
  const changed = vi.fn();
  show(<StatusFates statuses={[{ id: 9, name: 'Status 9' }]} meanings={NO_MEANINGS} onChange={changed} />);
  expect(plain(screen.getByRole('combobox', { name: /Status 9/ }).textContent)).toMatch(/^Not said yet/);
  fireEvent.change(screen.getByRole('combobox', { name: /Status 9/ }), { target: { value: 'returned' } });
  expect(changed.mock.calls).toEqual([[{ ...NO_MEANINGS, returned: [9] }]]);
});
