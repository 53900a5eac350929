import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RowBadge } from '../../../lib/messaging/views/list';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { medusaDefinition } from '../../../lib/stores/medusa/definition';
import { elementAt, need } from '../../need';
import { soon } from '../../soon';

const badges: RowBadge[] = [];
const view = { language: 'en', direction: 'ltr', testing: null, badges, words: { choose: 'Choose' } };
vi.mock('../../../lib/messaging/send', () => ({ send: async () => view }));
vi.mock('../../../lib/messaging/signals', async (original) => ({
  ...(await original<object>()),
  ...{ onSignal: () => undefined, onChanged: () => undefined },
}));
vi.mock('../../../entrypoints/list/mount-list-bar', () => ({
  mountListBar: () => ({ render: () => undefined }),
}));
vi.mock('../../../lib/page/make-host', async (original) => ({
  ...(await original<object>()),
  makeHost: (name: string) => {
    const host = document.createElement(name);
    return { host, root: host.attachShadow({ mode: 'open' }) };
  },
}));

const { startList } = await import('../../../entrypoints/list/start-list');

const store = { kind: 'medusa', origin: location.origin, basePath: '/app/' } as const;
const adapter = { ...medusaDefinition, kind: 'medusa' } as unknown as StoreAdapter;
/** The presses of a person, which jsdom cannot make. */
const presses = new Map<EventTarget, (event: object) => void>();
let page: AbortController;

const rows = () => [...document.querySelectorAll('tr')];
function show(...ids: readonly string[]) {
  rows().forEach((row, at) => {
    const link = elementAt('a', row);
    link.setAttribute('href', `/app/orders/order_${ids[at]}`);
    link.textContent = `#${ids[at]}`;
  });
}
const boxIn = (at: number) =>
  rows()[at]?.querySelector('shahna-row')?.shadowRoot?.querySelector<HTMLElement>('.box') ?? null;
const ticked = () =>
  rows().flatMap((row, at) =>
    boxIn(at)?.getAttribute('aria-checked') === 'true' ? [row.querySelector('a')?.textContent] : [],
  );

beforeEach(() => {
  page = new AbortController();
  history.replaceState(null, '', '/app/orders');
  const { addEventListener } = EventTarget.prototype;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...heard
  ) {
    const [type, listener] = heard;
    if (type === 'click') presses.set(this, listener as (event: object) => void);
    addEventListener.apply(this, heard);
  });
  const row = '<tr><td><a data-row-link="true" href="#"></a></td></tr>';
  document.body.innerHTML = `<div id="medusa"><table><tbody>${row.repeat(2)}</tbody></table></div>`;
});

afterEach(() => {
  page.abort();
  vi.restoreAllMocks();
});

it('a press on a box chooses the order that its row shows by now, though the store draws another into it', async () => {
  show('A', 'B');
  const list = startList(adapter, store, page.signal, () => undefined);
  await soon(() => expect(boxIn(0)).not.toBeNull());

  // A new order comes, and the store's program draws it into the first row.
  show('N', 'A');
  const pressBox = need(presses.get(need(boxIn(0), 'box')), 'press that is heard');
  pressBox({ isTrusted: true, preventDefault: () => undefined });
  list.reread();
  expect(ticked()).toEqual(['#N']);
});

it('a badge leaves its row at once where the store draws another order into it, and is found in the other', async () => {
  badges.push({ orderId: 'order_A', tone: 'good', title: 'Shipped', value: { text: 'SB-1', ltr: true } });
  show('A', 'B');
  const list = startList(adapter, store, page.signal, () => undefined);
  const badgesShown = () =>
    rows().map((row) => row.querySelector('shahna-row')?.shadowRoot?.querySelector('.badge')?.textContent);
  await soon(() => expect(badgesShown()).toEqual(['SB-1', undefined]));
  list.keep();
  expect(badgesShown()).toEqual(['SB-1', undefined]);
  show('N', 'A');
  list.keep();
  expect(badgesShown()).toEqual([undefined, undefined]);
  list.reread();
  expect(badgesShown()).toEqual([undefined, 'SB-1']);
  badges.length = 0;
});
