import 'fake-indexeddb/auto';
import { screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { CashSection } from '../../../entrypoints/desk/cash/CashSection';
import { openDatabase } from '../../../lib/storage/db';
import { elementAt } from '../../need';
import { madeRow } from '../../unit/outbox/made-row';
import { madeDesk } from '../support/made-desk';
import { ACCOUNT } from '../support/made-form';
import { plain, show } from '../support/show';

vi.mock('../../../entrypoints/desk/ReadyStatusesOf', () => ({ ReadyStatusesOf: () => null }));

it('the company owes nothing for what was tried out before the account had the key for real parcels', async () => {
  const account = { ...ACCOUNT, environment: 'live' as const, identityVersion: 2 };
  const database = await openDatabase();
  for (const practice of [true, false]) {
    const own = {
      accountId: account.id,
      identityVersion: practice ? 1 : 2,
      practice,
      parcelCode: `P-${practice}`,
    };
    const handed = { state: 'created' as const, handedOverAt: Date.now(), createdAt: Date.now() };
    await database.put('outbox', { ...madeRow(), ...own, ...handed });
  }
  const desk = madeDesk({ settings: { accounts: [account] } });
  show(<CashSection desk={desk} route={desk.route.value} />);
  await screen.findByRole('heading', { name: 'Owed by the delivery company' });
  expect(plain(elementAt('.figure__main').textContent)).toBe('₪120.50');
});
