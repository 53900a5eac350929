import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { Rail } from '../../../entrypoints/desk/Rail';
import { DAILY } from '../../../entrypoints/desk/sections';
import { LANGUAGES, type Language } from '../../../lib/i18n/language';
import type { Account } from '../../../lib/settings/account';
import { readSettings } from '../../../lib/settings/settings';
import { madeDesk } from '../support/made-desk';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, field, show } from '../support/show';

const PRACTICE: Account = { ...ACCOUNT, id: 'practice', name: 'Trying', environment: 'testing' };

function showRail(accounts: readonly Account[], activeAccountId: string | null, language: Language = 'en') {
  const settings = { accounts, activeAccountId };
  const counts = { review: signal(3), outbox: signal(0), returned: signal(0) };
  show(
    <>
      <Rail desk={madeDesk({ settings, counts })} here="parcels" />
      <main>
        <h1>Parcels</h1>
      </main>
    </>,
    language,
  );
}

describe('what stands beside every section', () => {
  it('leads to each section and says which one is open', () => {
    showRail([ACCOUNT], 'olive');
    const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.ariaCurrent]);
    expect(links.map(([href]) => href)).toEqual(['#/', ...DAILY.map(({ name }) => `#/${name}`)]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Parcels');
    expect(screen.getByRole('link', { name: /Review and ship/ }).textContent).toBe('Review and ship3');
  });

  it('leads to the driver’s sheet from every section, not from Today alone', () => {
    expect(DAILY.map(({ name }) => name)).toContain('handover');
  });

  it('names the only account, and lets one of several be put to work', async () => {
    showRail([ACCOUNT], 'olive');
    expect(screen.getByText('Olive shop')).toBeTruthy();
    cleanup();
    showRail([ACCOUNT, PRACTICE], 'olive');
    fireEvent.change(field('Account in use'), { target: { value: 'practice' } });
    await waitFor(async () => expect((await readSettings()).activeAccountId).toBe('practice'));
    // A word beside the name: the select is narrow, and the band on top says the rest.
    expect(screen.getByRole('option', { name: 'Trying (practice)' })).toBeTruthy();
  });

  it('says that none is chosen, rather than to seem to have chosen the first', () => {
    showRail([ACCOUNT, PRACTICE], null);
    expect(field('Account in use').value).toBe('');
  });

  it.each(LANGUAGES)('passes the accessibility check, in %s', async (language) => {
    showRail([ACCOUNT, PRACTICE], 'olive', language);
    await expectAccessible();
  });
});
