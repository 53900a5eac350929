import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, expect, it } from 'vitest';
import { changeSettings, readSettings } from '../../../lib/settings/settings';
import { keepValue } from '../../../lib/storage/values';
import { madeAccount, madeSettings } from './made-account';
import { freshProfile, goTo, openPage, settle } from './page-world';

beforeEach(async () => {
  await freshProfile();
  await goTo('messages');
});

it('texts to customers that are turned off by mistake are there again when they are turned on', async () => {
  const messages = { made: { en: 'Code {code}' }, confirm: { ar: 'هل نرسله؟' } };
  await keepValue('settings', madeSettings({ accounts: [madeAccount()], activeAccountId: 'shop', messages }));
  await openPage();
  const offered = screen.getByLabelText<HTMLInputElement>(/Offer a WhatsApp message/);
  fireEvent.click(offered);
  await waitFor(() => expect(screen.queryByLabelText('When the parcel is made')).toBeNull());
  expect((await readSettings()).messages).toBeNull();
  fireEvent.click(offered);
  const text = await screen.findByLabelText<HTMLTextAreaElement>('When the parcel is made');
  expect(text.value).toBe('Code {code}');
  expect((await readSettings()).messages).toEqual(messages);
});

it('a text to customers that is emptied is the one that comes with us again', async () => {
  const messages = { made: { en: 'Code {code}' } };
  await keepValue('settings', madeSettings({ accounts: [madeAccount()], activeAccountId: 'shop', messages }));
  await openPage();
  const text = await screen.findByLabelText<HTMLTextAreaElement>('When the parcel is made');
  expect(text.value).toBe('Code {code}');
  fireEvent.input(text, { target: { value: ' ' } });
  expect(text.value).toBe(' ');
  fireEvent.blur(text);
  await waitFor(() => expect(text.value).toContain('Hello {name}'));
  await waitFor(async () => expect((await readSettings()).messages?.made?.en).toContain('Hello {name}'));
});

it('what was kept meanwhile, out of a file or in another tab, is shown, and stays where the fields are passed over', async () => {
  await keepValue(
    'settings',
    madeSettings({ accounts: [madeAccount()], activeAccountId: 'shop', messages: {} }),
  );
  await openPage();
  const link = await screen.findByLabelText<HTMLInputElement>('Where customers see their parcel');
  const text = screen.getByLabelText<HTMLTextAreaElement>('When the parcel is made');
  const brought = { messages: { made: { en: 'Code {code}' } }, trackingLink: 'https://track.example/{code}' };
  await changeSettings((now) => ({ ...now, ...brought }));
  await settle();
  for (const field of [link, text]) {
    fireEvent.focus(field);
    fireEvent.blur(field);
  }
  await settle();
  expect(await readSettings()).toMatchObject(brought);
  expect([link.value, text.value]).toEqual([brought.trackingLink, 'Code {code}']);
});
