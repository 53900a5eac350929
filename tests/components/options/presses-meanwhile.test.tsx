import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../../lib/settings/settings';
import { keepValue } from '../../../lib/storage/values';
import { replaceDirectory } from '../../../lib/villages/directory';
import { forgetVillages } from '../../../lib/villages/forget-villages';
import { learnVillage, listLearned } from '../../../lib/villages/learned';
import { listingOf } from '../../unit/villages/listing';
import { JOINED } from '../relay/made-relay';
import { fake } from './fake-browser';
import { madeAccount, madeSettings } from './made-account';
import { freshProfile, goTo, openPage, press, settle } from './page-world';

const shop = { origin: 'https://shop.example', accountId: null, kind: 'woocommerce' } as const;

/** What is not answered before the story ends. */
const never = new Promise<never>(() => undefined);

beforeEach(async () => {
  await freshProfile();
  await forgetVillages('shop');
  await keepValue(
    'settings',
    madeSettings({ accounts: [madeAccount()], activeAccountId: 'shop', stores: [shop] }),
  );
});

const sent = () => fake.messages.map(({ name }) => name);

describe('a press counts while another is not done yet', () => {
  it('a saved village is removed while the list is being fetched', async () => {
    await replaceDirectory({ id: 'shop', identityVersion: 1 }, listingOf(['نابلس: بورين']), 1);
    const village = { id: 1, name: 'بورين', city: 'نابلس' };
    await learnVillage('shop', { text: 'a|', written: 'A', instead: null }, village, 1);
    fake.answers['directory/refresh'] = never;
    await goTo('villages');
    await openPage();
    press('Fetch it now');
    await settle();
    press('Remove', screen.getByRole('table'));
    await waitFor(async () => expect(await listLearned('shop')).toEqual([]));
  });

  it('the list is said to be fetched until it is, whatever is decided about the one of before meanwhile', async () => {
    const many = Array.from({ length: 10 }, (_, nth) => `نابلس: بورين${nth}`);
    const account = { id: 'shop', identityVersion: 1 };
    await replaceDirectory(account, listingOf(many), 1);
    await replaceDirectory(account, listingOf(many.slice(0, 2)), 2);
    fake.answers['directory/refresh'] = never;
    fake.answers['directory/decide'] = { ok: true, value: null };
    await goTo('villages');
    await openPage();
    press('Fetch it now');
    await settle();
    press('Keep the old one');
    await waitFor(() => expect(sent()).toContain('directory/decide'));
    await settle();
    const busy = [...document.querySelectorAll('button[aria-busy="true"]')];
    expect(busy.map(({ textContent }) => textContent)).toEqual(['Loading…']);
  });

  it('what goes into a store’s orders is chosen while the browser asks about its site', async () => {
    fake.consentDelay = never;
    await goTo('stores');
    await openPage();
    press('Give access');
    within(screen.getByTestId('store-list'))
      .getByLabelText(/Add the parcel’s code/)
      .click();
    await waitFor(async () => expect((await readSettings()).stores[0]).toHaveProperty('noteSeen', true));
  });

  it('the shop’s server is left while it does not answer', async () => {
    fake.answers['relay/view'] = { ok: true, value: { ...JOINED, state: 'wished', trouble: 'offline' } };
    fake.answers['relay/join'] = never;
    await goTo('people');
    await openPage();
    press('Try again', screen.getByTestId('relay'));
    press('Disconnect', screen.getByTestId('relay'));
    await settle();
    press('Disconnect', screen.getByTestId('relay'));
    await waitFor(() => expect(sent()).toContain('relay/leave'));
  });
});

describe('the browser is asked for access in the press itself', () => {
  it('of a store, and of the shop’s server', async () => {
    fake.answers['relay/view'] = { ok: true, value: { ...JOINED, hasAccess: false } };
    await goTo('stores');
    await openPage();
    press('Give access', screen.getByTestId('store-list'));
    expect(fake.happened).toEqual(['asked https://shop.example/*']);
    await goTo('people');
    press('Give access', screen.getByTestId('relay'));
    expect(fake.happened.at(-1)).toBe('asked https://relay.example/*');
  });
});
