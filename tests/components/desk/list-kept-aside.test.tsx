import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { TodaySection } from '../../../entrypoints/desk/today/TodaySection';
import { decideAside, replaceDirectory } from '../../../lib/villages/directory';
import { listingOf } from '../../unit/villages/listing';
import { FakeBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, plain, show } from '../support/show';

const FIG = { ...ACCOUNT, id: 'fig', name: 'Fig shop' };

function showToday() {
  const background = new FakeBackground({
    'outbox/list': () => [],
    'outbox/cut-short': () => [],
    'notes/list': () => [],
    'relay/view': () => ({ state: 'none' }),
    'directory/decide': async ({ accountId, use }) => {
      await decideAside(accountId, use);
      return null;
    },
  });
  const desk = madeDesk({ ask: background.send, settings: { accounts: [ACCOUNT, FIG] } });
  show(
    <main>
      <h1>Today</h1>
      <TodaySection desk={desk} />
    </main>,
  );
  return background;
}

it('says on Today that a list which lost too many villages is kept aside, of which account, until that is decided', async () => {
  const many = ['نابلس: بورين', 'نابلس: عقربا', 'جنين: برقين'];
  await replaceDirectory(FIG, listingOf(many), 1);
  await replaceDirectory(FIG, listingOf(many.slice(0, 1)), 2);
  const background = showToday();
  await screen.findByText((text) => plain(text).includes('2 of 3 villages are gone'));
  expect(plain(document.body.textContent)).toContain('Fig shop · 2 of 3 villages are gone');
  await expectAccessible();
  fireEvent.click(screen.getByRole('button', { name: 'Keep the old one' }));
  await waitFor(() => expect(screen.queryByText(/villages are gone/)).toBeNull());
  expect(background.inputs('directory/decide')).toEqual([{ accountId: 'fig', use: 'old' }]);
});
