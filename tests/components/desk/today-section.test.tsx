import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { cleanup, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import type { SectionProps } from '../../../entrypoints/desk/section';
import { TodaySection } from '../../../entrypoints/desk/today/TodaySection';
import { FakeBackground } from '../support/fake-background';
import { ledgerEntry } from '../support/made-entries';
import { ACCOUNT, madeRow } from '../support/made-form';
import { show } from '../support/show';

const entries = signal([ledgerEntry(0, { createdAt: Date.now() })]);
vi.mock('../../../entrypoints/desk/parcels/use-entries', () => ({
  useEntries: () => ({ entries, shop: entries, since: signal(0), failure: signal(null) }),
}));
vi.mock('../../../entrypoints/desk/ReadyStatusesOf', () => ({ ReadyStatusesOf: () => null }));

afterEach(cleanup);

it('says first what waits in a line each, then which parcels do, and how the day stands under them', async () => {
  const background = new FakeBackground({
    'outbox/list': () => [madeRow({ id: 'lost', state: 'unknown', parcelCode: null })],
    'outbox/cut-short': () => [],
    'notes/list': () => [],
    'relay/view': () => ({ state: 'none' }),
  });
  const desk = {
    ask: background.send,
    changes: signal(0),
    settings: signal({ accounts: [ACCOUNT], activeAccountId: ACCOUNT.id, stores: [] }),
    counts: { review: signal(3), returned: signal(0) },
  };
  show(
    <main>
      <h1>Today</h1>
      <TodaySection {...({ desk } as unknown as SectionProps)} />
    </main>,
  );
  const lost = await screen.findByRole('heading', { name: 'Needs you 1' });
  const waits = screen.getByRole('list', { name: 'Needs you' });
  const day = screen.getByRole('region', { name: 'Today’s parcels' });
  const isBefore = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  expect([isBefore(waits, lost), isBefore(lost, day)]).toEqual([true, true]);
});
