import { expect, it, vi } from 'vitest';
import type { List } from '../../../entrypoints/list/list';

const asked = vi.hoisted(() => [] as ((view: object) => void)[]);
vi.mock('../../../lib/messaging/send', () => ({
  send: () => new Promise((resolve) => asked.push(resolve)),
}));
const { followBadges } = await import('../../../entrypoints/list/follow-badges');

it('badges that are answered late do not take the place of newer ones', async () => {
  const list = {
    rows: [{ orderId: '1' }],
    store: {},
    reader: null,
    signal: new AbortController().signal,
    view: null,
    draw: () => undefined,
    leave: () => undefined,
  } as unknown as List;
  const badges = followBadges(list);
  badges.look();
  const newer = badges.ask();
  asked[1]?.({ badges: ['made'] });
  await newer;
  asked[0]?.({ badges: ['waiting'] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(list.view).toEqual({ badges: ['made'] });
});
