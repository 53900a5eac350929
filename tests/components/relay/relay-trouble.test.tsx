import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { screen, waitFor } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { RelayTrouble } from '../../../entrypoints/desk/today/TodaySection';
import type { RelayView } from '../../../lib/messaging/views/relay';
import { FakeBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { show } from '../support/show';
import { JOINED } from './made-relay';

it.each([
  ['answers again', JOINED],
  ['is left', { state: 'none' } as const],
])('Today says that colleagues are not asked until the shop’s server %s', async (_what, then) => {
  let relay: RelayView = { ...JOINED, trouble: 'relay-member' };
  const { send: ask } = new FakeBackground({ 'relay/view': () => relay });
  const changes = signal(0);
  show(<RelayTrouble desk={madeDesk({ ask, changes })} />);
  const link = await screen.findByRole('link', { name: 'People and statuses' });
  expect(link.getAttribute('href')).toBe('/options.html#/people');
  expect(screen.getByText(/access to the shop’s server has ended/)).toBeTruthy();
  expect(screen.getByText('Colleagues could not be asked')).toBeTruthy();
  relay = then;
  changes.value += 1;
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});
