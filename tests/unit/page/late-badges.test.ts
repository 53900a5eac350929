import { beforeEach, expect, it, vi } from 'vitest';
import type { List } from '../../../entrypoints/list/list';

const asked = vi.hoisted(() => [] as ((view: object) => void)[]);
const failed = vi.hoisted(() => [] as ((why: Error) => void)[]);
vi.mock('../../../lib/messaging/send', () => ({
  send: () =>
    new Promise((resolve, reject) => {
      asked.push(resolve);
      failed.push(reject);
    }),
}));
const { followBadges } = await import('../../../entrypoints/list/follow-badges');

beforeEach(() => {
  asked.length = 0;
  failed.length = 0;
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
const rowsOf = (orderId: string) => [{ orderId }] as unknown as List['rows'];

/** A list that shows one order. */
function listOfOne(reader: object | null = null): List {
  return {
    rows: rowsOf('1'),
    store: {},
    reader,
    signal: new AbortController().signal,
    view: null,
    draw: () => undefined,
    leave: () => undefined,
  } as unknown as List;
}

it('badges that are answered late do not take the place of newer ones', async () => {
  const list = listOfOne();
  const badges = followBadges(list);
  badges.look();
  const newer = badges.ask();
  asked[1]?.({ badges: ['made'] });
  await newer;
  asked[0]?.({ badges: ['waiting'] });
  await settled();
  expect(list.view).toEqual({ badges: ['made'] });
});

it('codes of rows that came meanwhile are not taken for those of the rows before', async () => {
  const answers: (() => void)[] = [];
  const readShipped = vi.fn(
    (ids: readonly string[]) =>
      new Promise<ReadonlyMap<string, string>>((resolve) => {
        answers.push(() => resolve(new Map(ids.includes('1') ? [['1', 'P-1']] : [])));
      }),
  );
  const list = listOfOne({ readShipped });
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { href: 'https://shop.example/' });
  const badges = followBadges(list);
  badges.look();
  list.rows = rowsOf('2');
  badges.look();
  asked[1]?.({ badges: [] });
  await settled();
  asked[0]?.({ badges: [] });
  await settled();
  expect(readShipped.mock.calls.map(([ids]) => ids)).toEqual([['2']]);
  vi.unstubAllGlobals();
});

it('badges come back with rows that the store took away for a moment', async () => {
  const list = listOfOne();
  const badges = followBadges(list);
  badges.look();
  asked[0]?.({ badges: ['made'] });
  await settled();
  list.rows = [];
  badges.look();
  void badges.ask();
  asked[1]?.({ badges: [] });
  await settled();
  list.rows = rowsOf('1');
  badges.look();
  asked[2]?.({ badges: ['made'] });
  await settled();
  expect(list.view).toEqual({ badges: ['made'] });
});

it('a list whose question was lost asks again when it is looked at again', async () => {
  const list = listOfOne();
  const badges = followBadges(list);
  badges.look();
  failed[0]?.(new Error('the background ended'));
  await settled();
  badges.look();
  asked[1]?.({ badges: ['made'] });
  await settled();
  expect(list.view).toEqual({ badges: ['made'] });
});
