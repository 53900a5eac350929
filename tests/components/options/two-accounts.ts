import { screen } from '@testing-library/preact';
import type { Settings } from '../../../lib/settings/settings';
import { keepValue } from '../../../lib/storage/values';
import { madeAccount, madeSettings } from './made-account';
import { openPage } from './page-world';

export const practice = madeAccount({
  id: 'practice',
  name: 'Try-outs',
  address: 'http://localhost:8787',
  environment: 'testing',
});

/** The page of a person with a real account in use, and one for practice. */
export async function openWithTwo(change: Partial<Settings> = {}): Promise<void> {
  await keepValue(
    'settings',
    madeSettings({
      accounts: [madeAccount(), practice],
      activeAccountId: 'shop',
      ...change,
    }),
  );
  await openPage();
}

export function card(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}
