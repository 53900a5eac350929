import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { ExportForm } from '../../../components/transfer/ExportForm';
import { ImportForm } from '../../../components/transfer/ImportForm';
import type { Language } from '../../../lib/i18n/language';
import type { Conflict } from '../../../lib/transfer/find-conflicts';
import { sealKeys } from '../../../lib/transfer/sealed-keys';
import { type SettingsFile, writeSettingsFile } from '../../../lib/transfer/settings-file';
import { elementAt, need } from '../../need';
import { NOTHING_KEPT } from '../../unit/transfer/nothing-kept';
import { ACCOUNT } from '../support/made-form';
import { describedBy, expectAccessible, field, plain, show } from '../support/show';

const FILE: SettingsFile = {
  settings: { version: 1, accounts: [ACCOUNT], activeAccountId: 'olive', stores: [], language: 'ar' },
  ...NOTHING_KEPT,
};
const CONFLICT: Conflict = { kind: 'account', id: 'olive', name: 'My shop' };

function openImport(conflicts: readonly Conflict[] = [], language: Language = 'en') {
  const onImport = vi.fn(async () => undefined);
  show(
    <main>
      <h1>Settings</h1>
      <ImportForm onCompare={async () => conflicts} onImport={onImport} />
    </main>,
    language,
  );
  return onImport;
}
function choose(text: string) {
  const file = new File([text], 'settings.json', { type: 'application/json' });
  const input = elementAt<HTMLInputElement>('input[data-file="settings"]');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  fireEvent.change(input);
}

/** What a browser makes of Enter in a field of a form. */
function pressEnter(label: string | RegExp) {
  need(field(label).form, 'form').requestSubmit();
}

describe('saving settings', () => {
  it('asks for no passphrase without keys', async () => {
    const onExport = vi.fn(async () => []);
    show(<ExportForm onExport={onExport} />);
    fireEvent.click(screen.getByRole('button', { name: /Save as a file/ }));
    await screen.findByText('Saved.');
    expect(onExport).toHaveBeenCalledWith(null);
  });

  it('wants a long passphrase twice, and names whose key is missing', async () => {
    const onExport = vi.fn(async () => ['Fig shop']);
    show(<ExportForm onExport={onExport} />);
    fireEvent.click(screen.getByRole('checkbox', { name: /keys, encrypted/ }));
    const save = () => fireEvent.click(screen.getByRole('button', { name: /Save as a file/ }));
    fireEvent.input(field('Passphrase'), { target: { value: 'short' } });
    save();
    expect(describedBy(field('Passphrase'))).toContain('At least 12');
    expect(describedBy(field('Passphrase once more'))).toContain('not the same');
    fireEvent.input(field('Passphrase'), { target: { value: 'long enough words' } });
    fireEvent.input(field('Passphrase once more'), { target: { value: 'long enough words' } });
    expect(onExport).not.toHaveBeenCalled();
    pressEnter('Passphrase once more');
    expect(plain((await screen.findByRole('alert')).textContent)).toContain('Fig shop');
    expect(onExport).toHaveBeenCalledWith('long enough words');
    expect(field('Passphrase').value).toBe('');
  });
});

describe('taking settings in', () => {
  it('says what is wrong with a file, and takes nothing', async () => {
    const onImport = openImport();
    choose('{');
    expect(plain((await screen.findByRole('alert')).textContent)).toContain('not a file that Shahna saved');
    expect(onImport).not.toHaveBeenCalled();
  });

  it('names what of the file cannot be read, before anything is taken', async () => {
    const onImport = openImport();
    const stores = [{ origin: 'x', accountId: null }];
    const text = JSON.parse(writeSettingsFile(FILE));
    choose(JSON.stringify({ ...text, settings: { ...text.settings, stores, language: 'xx' } }));
    await screen.findByText((shown) =>
      plain(shown).includes('cannot be read: Stores x, Language of the interface'),
    );
    await expectAccessible();
    expect(onImport).not.toHaveBeenCalled();
  });

  it('replaces nothing that is not ticked', async () => {
    const onImport = openImport([CONFLICT]);
    choose(writeSettingsFile(FILE));
    fireEvent.click(await screen.findByRole('button', { name: 'Import settings' }));
    await screen.findByText('Saved.');
    expect(onImport).toHaveBeenCalledWith({ ...FILE, damaged: [] }, [], new Set());
  });

  it('replaces what is ticked', async () => {
    const onImport = openImport([CONFLICT]);
    choose(writeSettingsFile(FILE));
    fireEvent.click(await screen.findByRole('checkbox', { name: /Replace: .*Account/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Import settings' }));
    await waitFor(() =>
      expect(onImport).toHaveBeenCalledWith({ ...FILE, damaged: [] }, [], new Set(['account olive'])),
    );
  });

  it('says how many learned villages come with an account, before they do', async () => {
    openImport();
    const entry = { text: 'a|', written: 'a', instead: null, villageId: 1, village: 'b', city: 'c' };
    const learned = { olive: [{ ...entry, certain: true, learnedAt: 1 }] };
    choose(writeSettingsFile({ ...FILE, learned }));
    await screen.findByRole('button', { name: 'Import settings' });
    expect(plain(screen.getByRole('region').textContent)).toContain('one saved village');
  });

  it('says what customers would be written and where they would be sent, and who ships for a store, before they come', async () => {
    openImport();
    const settings = {
      ...FILE.settings,
      stores: [
        { origin: 'https://shop.example', accountId: 'olive' },
        { origin: 'https://other.example', accountId: 'elsewhere' },
        // By the account in use where the file was saved.
        { origin: 'https://third.example', accountId: null },
      ],
      trackingLink: 'https://parcels.example/{code}',
      messages: {
        made: { ar: 'طردك {code} في الطريق', en: 'On its way: {code}' },
        confirm: { en: 'Is {number} yours?' },
      },
    };
    choose(writeSettingsFile({ ...FILE, settings }));
    await screen.findByRole('button', { name: 'Import settings' });
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(lines.slice(1)).toEqual([
      `https://shop.example · ${ACCOUNT.name} · ${ACCOUNT.address}`,
      'https://other.example · elsewhere',
      `https://third.example · ${ACCOUNT.name} · ${ACCOUNT.address}`,
      'Where customers see their parcel · https://parcels.example/{code}',
      'When the parcel is made · طردك {code} في الطريق',
      'When the parcel is made · On its way: {code}',
      'To confirm before shipping · Is {number} yours?',
    ]);
    await expectAccessible();
  });

  it('opens the keys with their passphrase alone, or goes on without them', async () => {
    const key = { accountId: 'olive', address: ACCOUNT.address, key: 'secret' };
    const file = { ...FILE, keys: await sealKeys('long enough words', [key]) };
    const onImport = openImport();
    choose(writeSettingsFile(file));
    await screen.findByText(/Passphrase/);
    fireEvent.input(field(/Passphrase/), { target: { value: 'another' } });
    fireEvent.click(screen.getByRole('button', { name: 'Open the keys' }));
    await waitFor(() => expect(describedBy(field(/Passphrase/))).toContain('does not open'));
    fireEvent.input(field(/Passphrase/), { target: { value: 'long enough words' } });
    pressEnter(/Passphrase/);
    await screen.findByText(/with its key/);
    fireEvent.click(screen.getByRole('button', { name: 'Import settings' }));
    await waitFor(() => expect(onImport).toHaveBeenCalledWith({ ...file, damaged: [] }, [key], new Set()));
  });

  it.each(['ar', 'en', 'he'] as const)('passes the accessibility check, in %s', async (language) => {
    openImport([CONFLICT, { kind: 'language', id: 'he' }], language);
    choose(writeSettingsFile(FILE));
    await screen.findAllByRole('checkbox');
    await expectAccessible();
  });
});
