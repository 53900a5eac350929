import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { decideAside, findDirectory, replaceDirectory } from '../../../lib/villages/directory';
import { forgetVillages } from '../../../lib/villages/forget-villages';
import { findDropped, learnVillage } from '../../../lib/villages/learned';
import { listingOf, without } from '../../unit/villages/listing';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, madeForm } from '../support/made-form';
import { expectAccessible, plain } from '../support/show';
import { open } from './open-popup';

const LISTING = listingOf(['نابلس: بورين, سبسطية, برقة', 'جنين: قباطية, جبع, عرابة']);
const LOST = without(LISTING, 'بورين', 'جبع', 'عرابة');

beforeEach(() => forgetVillages(ACCOUNT.id));

const openOrder = () =>
  open({
    tab: { kind: 'order', form: madeForm() },
    background: quietBackground({
      'directory/decide': async ({ accountId, use }) => {
        await decideAside(accountId, use);
        return null;
      },
    }),
  });

describe('a list that has lost a third', () => {
  it('is asked about above the form, and is gone when it was answered', async () => {
    for (const [button, left] of [
      ['Keep the old one', 6],
      ['Use the new list', 3],
    ] as const) {
      await forgetVillages(ACCOUNT.id);
      await replaceDirectory(ACCOUNT, LISTING, 1);
      await replaceDirectory(ACCOUNT, LOST, 2);
      const { background } = await openOrder();
      const said = await screen.findByText(/villages are gone/);
      expect(plain(said.textContent)).toBe('3 of 6 villages are gone');
      await expectAccessible();
      fireEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByText(/villages are gone/)).toBeNull());
      expect(background.inputs('directory/decide')).toHaveLength(1);
      expect((await findDirectory(ACCOUNT.id))?.villages).toHaveLength(left);
      cleanup();
    }
  });
});

describe('what was taught of a village that is gone', () => {
  it('is told above the form until it is dismissed', async () => {
    await replaceDirectory(ACCOUNT, LISTING, 1);
    const correction = { text: 'kufr x|', written: 'Kufr X', instead: null };
    await learnVillage(ACCOUNT.id, correction, { id: 1, name: 'بورين', city: 'نابلس' }, 1);
    await replaceDirectory(ACCOUNT, without(LISTING, 'بورين'), 2);
    await openOrder();
    const told = await screen.findByText(/Kufr X/);
    expect(plain(told.textContent)).toBe('“Kufr X” went to بورين, نابلس');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/Kufr X/)).toBeNull());
    expect(await findDropped(ACCOUNT.id)).toEqual([]);
  });

  it('is not there where nothing was dropped', async () => {
    await replaceDirectory(ACCOUNT, LISTING, 1);
    await openOrder();
    await screen.findByRole('combobox');
    expect(document.querySelector('.village-notices')).toBeNull();
  });
});
