import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { act, cleanup, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFormState } from '../../../components/parcel-form/form-state';
import { createNow } from '../../../components/ui/now';
import { TodaySection } from '../../../entrypoints/desk/today/TodaySection';
import { keepNewsSeen } from '../../../lib/settings/news';
import { FakeBackground, quietBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { ledgerEntry } from '../support/made-entries';
import { ACCOUNT, FIELDS, madeForm } from '../support/made-form';
import { madeVillages, plain, show } from '../support/show';

const EVENING = new Date(2026, 0, 15, 20).getTime();
const made = [ledgerEntry(0, { createdAt: EVENING }), ledgerEntry(1, { createdAt: EVENING })];
vi.mock('../../../entrypoints/desk/parcels/use-entries', () => ({
  useEntries: () => ({
    entries: signal(made),
    shop: signal(made),
    since: signal(Number.NEGATIVE_INFINITY),
    failure: signal(null),
  }),
}));

let minutePasses: () => void;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
  await keepNewsSeen();
  const timer = vi.spyOn(globalThis, 'setInterval').mockImplementation((look) => {
    minutePasses = look as () => void;
    return 0 as never;
  });
  const now = createNow();
  timer.mockRestore();
  const { send } = new FakeBackground({
    'outbox/list': () => [],
    'outbox/cut-short': () => [],
    'notes/list': () => [],
    'relay/view': () => ({ state: 'none' }),
  });
  show(
    <main>
      <h1>Today</h1>
      <TodaySection desk={madeDesk({ ask: send, now })} />
    </main>,
  );
  await waitFor(() => expect(figure()).toBe('Today’s parcels2Yesterday 0'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const figure = () => plain(screen.getByRole('region', { name: 'Today’s parcels' }).textContent);

it('a form that stays open doubts a date that has passed since', () => {
  const day = signal('2026-01-15');
  const state = createFormState(
    madeForm({ fields: { ...FIELDS, plannedDate: '2026-01-15' } } as never),
    ACCOUNT,
    {
      send: quietBackground().send,
      villages: madeVillages(),
      reread: async () => null,
      today: () => day.value,
    },
  );
  expect(state.blocked.value).toEqual([]);
  day.value = '2026-01-16';
  expect(state.blocked.value).toEqual(['plannedDate']);
  state.dispose();
});

it('the day turns at midnight on a desk that stays open', () => {
  vi.setSystemTime(new Date(2026, 0, 16, 0, 1));
  act(minutePasses);
  expect(figure()).toBe('Today’s parcels0Yesterday 2');
});

it('the day has turned as soon as the desk of a laptop that slept is looked at', () => {
  vi.setSystemTime(new Date(2026, 0, 16, 8));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(figure()).toBe('Today’s parcels0Yesterday 2');
});
