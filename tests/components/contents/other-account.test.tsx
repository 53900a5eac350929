import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, expect, it } from 'vitest';
import { ContentsSection } from '../../../entrypoints/desk/contents/ContentsSection';
import { readSettings, type Settings } from '../../../lib/settings/settings';
import { keepValue } from '../../../lib/storage/values';
import { freshProfile } from '../options/page-world';
import { madeDesk } from '../support/made-desk';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, plain, show } from '../support/show';

const FIG = { ...ACCOUNT, id: 'fig', name: 'Fig shop' };
const SETTINGS: Settings = {
  version: 1,
  accounts: [ACCOUNT, FIG],
  activeAccountId: ACCOUNT.id,
  stores: [],
  language: 'en',
};

beforeEach(async () => {
  await freshProfile();
  await keepValue('settings', SETTINGS);
});

/** The section, opened from a parcel that was restored in an account. */
function open(accountId: string) {
  const settings = signal(SETTINGS);
  const desk = { ...madeDesk(), settings };
  const parameters = new URLSearchParams({ parcel: 'SB1', account: accountId });
  show(
    <main>
      <ContentsSection desk={desk} route={{ section: 'contents', path: ['602'], parameters }} />
    </main>,
  );
  return settings;
}

it('a content is never changed in another account than the one its parcel is of', async () => {
  const settings = open('fig');
  expect(plain(document.body.textContent)).toContain('a parcel of the account Fig shop');
  expect(document.querySelector('[data-field="id"]')).toBeNull();
  await expectAccessible();
  fireEvent.click(screen.getByRole('button', { name: /^Use / }));
  await waitFor(async () => expect((await readSettings()).activeAccountId).toBe('fig'));
  settings.value = await readSettings();
  await waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('[data-field="id"] input')?.value).toBe('602'),
  );
  expect(plain(document.body.textContent)).toContain('Parcel code: SB1');
});

it('the form opens at once in the account at work', async () => {
  open('olive');
  await waitFor(() => expect(document.querySelector('[data-field="id"]')).toBeTruthy());
});
