import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepValue } from '../../../lib/storage/values';
import { markVillage, replaceDirectory } from '../../../lib/villages/directory';
import { forgetVillages } from '../../../lib/villages/forget-villages';
import { findDropped, learnVillage, listLearned } from '../../../lib/villages/learned';
import { writeLearnedFile } from '../../../lib/villages/learned-file';
import { elementAt, need } from '../../need';
import { listingOf, without } from '../../unit/villages/listing';
import { fake } from './fake-browser';
import { madeAccount, madeSettings } from './made-account';
import { expectAccessible, freshProfile, goTo, openPage, press, says, seen, settle } from './page-world';
import { openWithTwo, practice } from './two-accounts';

const LISTING = listingOf(['نابلس: بورين, سبسطية, برقة', 'جنين: قباطية, جبع, عرابة']);
const SHOP = { id: 'shop', identityVersion: 1 };
const FETCHED = Date.UTC(2026, 10, 20, 12);

beforeEach(async () => {
  await freshProfile();
  for (const id of ['shop', 'practice']) await forgetVillages(id);
  await goTo('villages');
});

const section = () => screen.getByRole('region', { name: 'Villages' });
const rows = () =>
  within(section())
    .queryAllByRole('row')
    .slice(1)
    .map((row) => seen(row.textContent));

async function teach(accountId: string, ...texts: readonly string[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    const village = { id: 1, name: 'بورين', city: 'نابلس' };
    await learnVillage(accountId, { text: `${text}|`, written: text, instead: null }, village, FETCHED + at);
  }
}

async function give(content: string): Promise<void> {
  const input = elementAt('[data-file="learned"]');
  const file = new File([content], 'villages.json', { type: 'application/json' });
  // jsdom's files have no text().
  Object.defineProperty(file, 'text', { value: async () => content });
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  fireEvent.change(input);
  await settle();
}

describe('the list of villages', () => {
  it('says how many there are and when they were fetched, and is fetched anew by a press', async () => {
    await replaceDirectory(SHOP, LISTING, FETCHED);
    await openWithTwo();
    expect(seen(section().textContent)).toContain('6 villages · 2 cities');
    expect(seen(section().textContent)).toMatch(/Last fetched 20 November 2026/);
    await expectAccessible();
    press('Fetch it now', section());
    await says('Saved.');
    expect(fake.messages.at(-1)).toEqual({ name: 'directory/refresh', input: { accountId: 'shop' } });
  });

  it('says why it could not be fetched, and keeps the old one', async () => {
    await replaceDirectory(SHOP, LISTING, FETCHED);
    fake.answers['directory/refresh'] = {
      ok: false,
      error: { code: 'offline', params: {}, serviceText: null },
    };
    await openWithTwo();
    press('Fetch it now', section());
    await within(section()).findByRole('alert');
    expect(seen(section().textContent)).toContain('6 villages');
    expect(seen(section().textContent)).not.toContain('up to date');
  });

  it('is each account’s own', async () => {
    await replaceDirectory(SHOP, LISTING, FETCHED);
    await teach('practice', 'Kufr X');
    await openWithTwo();
    expect(seen(section().textContent)).toContain('Nothing yet.');
    fireEvent.change(within(section()).getByLabelText('Account'), { target: { value: practice.id } });
    await says(/The list of villages has not been fetched yet/);
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('asks before one that lost a third is taken, and passes the answer on', async () => {
    await replaceDirectory(SHOP, LISTING, FETCHED);
    await replaceDirectory(SHOP, without(LISTING, 'بورين', 'جبع', 'عرابة'), FETCHED);
    await openWithTwo();
    await says('3 of 6 villages are gone');
    await expectAccessible();
    press('Keep the old one', section());
    await settle();
    expect(fake.messages.at(-1)).toEqual({
      name: 'directory/decide',
      input: { accountId: 'shop', use: 'old' },
    });
  });

  it('offers villages refused as hidden again', async () => {
    await replaceDirectory(SHOP, LISTING, FETCHED);
    await markVillage('shop', 2, { hidden: true });
    await openWithTwo();
    press(/Offer .*سبسطية.* again/, section());
    await settle();
    expect(fake.messages.at(-1)).toEqual({
      name: 'directory/unhide',
      input: { accountId: 'shop', villageId: 2 },
    });
  });

  it('is not spoken of before there is an account', async () => {
    await keepValue('settings', madeSettings({ accounts: [], activeAccountId: null }));
    await openPage();
    expect(screen.queryByRole('region', { name: 'Villages' })).toBeNull();
  });
});

describe('what was taught', () => {
  it('is listed, and removed one by one', async () => {
    await teach('shop', 'Kufr X', 'Beit Y');
    await openWithTwo();
    expect(rows().map((row) => row.replace(/\d+ Nov.*/, ''))).toEqual([
      'Beit Yبورين نابلس',
      'Kufr Xبورين نابلس',
    ]);
    await expectAccessible();
    press('Remove', within(section()).getAllByRole('row')[1]);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(await listLearned('shop')).toMatchObject([{ written: 'Kufr X' }]);
    expect(document.activeElement?.textContent).toBe('Saved villages');
  });

  it('is removed all at once in two steps, the first of which can be taken back', async () => {
    await teach('shop', 'Kufr X', 'Beit Y');
    await openWithTwo();
    press('Remove all', section());
    await says('Remove all (2)');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    press('Cancel');
    expect(await listLearned('shop')).toHaveLength(2);
    press('Remove all', section());
    press('Remove all', section());
    await says(/^Nothing yet\./);
    expect(await listLearned('shop')).toEqual([]);
  });

  it('is searched where it is long', async () => {
    await teach('shop', ...Array.from({ length: 9 }, (_, at) => `Town ${at}`));
    await openWithTwo();
    fireEvent.input(screen.getByLabelText('Search saved villages'), { target: { value: 'town 7' } });
    await waitFor(() => expect(rows()).toHaveLength(1));
    fireEvent.input(screen.getByLabelText('Search saved villages'), { target: { value: 'zzz' } });
    await says('Nothing matches');
  });

  it('comes from a file, which says what became of it', async () => {
    await replaceDirectory(SHOP, LISTING, FETCHED);
    await teach('shop', 'Kufr X');
    const learned = await listLearned('shop');
    await forgetVillages('shop');
    await replaceDirectory(SHOP, LISTING, FETCHED);
    await openWithTwo();
    await give(writeLearnedFile(learned));
    await says('Added: 1. Newer than yours: 0. Known already: 0. Left out, not in this account’s list: 0.');
    expect(rows()).toHaveLength(1);
    await give(writeLearnedFile(learned));
    await says('Added: 0. Newer than yours: 0. Known already: 1. Left out, not in this account’s list: 0.');
  });

  it('is left alone by a file that is none', async () => {
    await replaceDirectory(SHOP, LISTING, FETCHED);
    await teach('shop', 'Kufr X');
    await openWithTwo();
    await give('{"hello": 1}');
    await says(
      'This is not a file that Shahna saved for this, or it is damaged. Nothing was changed; choose another file.',
    );
    expect(rows()).toHaveLength(1);
    await expectAccessible();
  });

  it('tells which went with the service’s list, until it is dismissed', async () => {
    await replaceDirectory(SHOP, LISTING, FETCHED);
    await teach('shop', 'Kufr X');
    await replaceDirectory(SHOP, without(LISTING, 'بورين'), FETCHED + 1);
    await openWithTwo();
    await says('“Kufr X” went to بورين, نابلس');
    await expectAccessible();
    press('Close', section());
    await waitFor(async () => expect(await findDropped('shop')).toEqual([]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  });
});

/** What stands in each direction of its own in brackets, the rest as it is: `[Acre] / [عكا]`. */
const textAround = (cell: Element) =>
  [...cell.childNodes]
    .map((node) => (node.nodeName === 'BDI' ? `[${node.textContent}]` : node.textContent))
    .join('');

describe('how the list is read', () => {
  const record = { id: 7, name: '12- بورين (نابلس)', city: 'نابلس', names: ['بورين'], given: false };
  const none = { count: 0, records: [] };
  const reading = {
    apart: { count: 2, records: [record] },
    doubles: none,
    zones: { count: 1, records: [{ ...record, id: 8, name: 'قرى نابلس', names: ['قرى نابلس'] }] },
    unread: { count: 1, records: [{ ...record, id: 9, name: '؟؟؟', names: [] }] },
  };
  const open = (title: RegExp) => {
    const details = need(screen.getByText(title).closest('details'), 'details');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    return details;
  };

  beforeEach(() => {
    fake.answers['directory/reading'] = { ok: true, value: reading };
  });

  it('says what was taken apart, what is a zone and what could not be read', async () => {
    await replaceDirectory(SHOP, LISTING, FETCHED);
    await openWithTwo();
    await waitFor(() => screen.getByText(/names were taken apart/));
    expect(screen.queryByText(/listed twice/)).toBeNull();
    const part = open(/names were taken apart/);
    await waitFor(() => expect(seen(part.textContent)).toContain('12- بورين (نابلس)'));
    expect(seen(part.textContent)).toContain('One more is not shown.');
    open(/could not be read/);
    open(/is a zone/);
    await expectAccessible();
  });

  it('sets the names of two places that share a record apart, whichever way they are written', async () => {
    const shared = { ...record, name: 'Acre / عكا', names: ['Acre', 'عكا'] };
    fake.answers['directory/reading'] = {
      ok: true,
      value: { ...reading, apart: { count: 1, records: [shared] } },
    };
    await replaceDirectory(SHOP, LISTING, FETCHED);
    await openWithTwo();
    await waitFor(() => screen.getByText(/name was taken apart/));
    const part = open(/name was taken apart/);
    await waitFor(() => expect([...part.querySelectorAll('td')].map(textAround)).toContain('[Acre] / [عكا]'));
  });

  it('takes a name for a record, and takes it back', async () => {
    await replaceDirectory(SHOP, LISTING, FETCHED);
    await openWithTwo();
    await waitFor(() => screen.getByText('One record could not be read'));
    const part = open(/could not be read/);
    await waitFor(() => within(part).getByRole('button', { name: 'Edit' }));
    press('Edit', part);
    fireEvent.input(within(part).getByLabelText('Name that people say'), { target: { value: ' بورين ' } });
    fake.answers['directory/reading'] = {
      ok: true,
      value: { ...reading, apart: { count: 1, records: [{ ...record, given: true }] } },
    };
    press('Save', part);
    await waitFor(() =>
      expect(fake.messages).toContainEqual({
        name: 'directory/name-record',
        input: { accountId: 'shop', villageId: 9, name: 'بورين' },
      }),
    );
    await screen.findByText(/name was taken apart/);
    const given = open(/name was taken apart/);
    await waitFor(() => within(given).getByText('named by you'));
    press('Undo', given);
    await waitFor(() =>
      expect(fake.messages).toContainEqual({
        name: 'directory/name-record',
        input: { accountId: 'shop', villageId: 7, name: null },
      }),
    );
  });
});

describe('an account that is removed', () => {
  it('takes its villages and what it was taught with it', async () => {
    await replaceDirectory(SHOP, LISTING, FETCHED);
    await teach('shop', 'Kufr X');
    await keepValue(
      'settings',
      madeSettings({ accounts: [madeAccount(), practice], activeAccountId: 'shop' }),
    );
    await openPage();
    await goTo('accounts');
    press('Remove', screen.getByRole('region', { name: 'Noor shop' }));
    press(/Remove .?Noor shop/);
    await waitFor(async () => expect(await listLearned('shop')).toEqual([]));
  });
});
