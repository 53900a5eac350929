import { afterEach, expect, it, vi } from 'vitest';
import { startStore } from '../../../entrypoints/order/start-store';
import type { PageOrder } from '../../../lib/order';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { anOrder } from '../../unit/parcel/made-up';

const startOrder = vi.hoisted(() => vi.fn());
vi.mock('../../../entrypoints/order/start-order', () => ({ startOrder }));

const { store } = anOrder();
/** Orders by their addresses; whatever else the admin shows is none. */
const adapter: StoreAdapter = {
  kind: 'taught',
  detect: (_document, { pathname }) =>
    pathname === '/settings' ? null : { page: 'order', store, orderId: pathname.slice(1) },
  readDocument: () => anOrder(),
};

function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

afterEach(() => history.replaceState(null, '', '/'));

it('tells each order’s page which order stood there before, whatever was shown between them', () => {
  startOrder.mockImplementation((_adapter, _signal, _leave, _notes, before: PageOrder | null) => ({
    keep: () => true,
    reread: () => undefined,
    last: () => anOrder({ id: `after ${before?.id ?? 'none'}` }),
  }));
  history.replaceState(null, '', '/1');
  startStore(adapter);
  go('/settings');
  go('/2');
  expect(startOrder.mock.calls.map(([, , , , before]) => before?.id ?? null)).toEqual([null, 'after none']);
});
