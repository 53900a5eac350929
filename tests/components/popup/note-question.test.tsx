import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { changeSettings, readSettings } from '../../../lib/settings/settings';
import { ACCOUNT, madeForm } from '../support/made-form';
import { open, settingsOf } from './open-popup';

vi.mock('wxt/browser', () => ({
  browser: {
    runtime: { getManifest: () => ({ version: '1.0.0' }) },
    storage: { local: { get: async () => ({}) } },
  },
}));

it('a store from before there were notes is asked about above the form, until it is answered', async () => {
  const old = { origin: 'https://shop.example', accountId: null, kind: 'woocommerce' } as const;
  await changeSettings((settings) => ({ ...settings, stores: [old] }));
  const settings = { ...settingsOf(ACCOUNT), stores: [old] };
  await open({ tab: { kind: 'order', form: madeForm() }, settings });
  await screen.findByText(/Add the parcels’ codes to the orders of/);
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByText(/Add the parcels’ codes to the orders of/)).toBeNull());
  expect((await readSettings()).stores).toEqual([{ ...old, noteOrders: true, noteSeen: true }]);
});
