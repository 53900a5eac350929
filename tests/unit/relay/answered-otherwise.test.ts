import { expect, it } from 'vitest';
import type { Database } from '../../../relay/database/database';
import { EventTaker } from '../../../relay/events/take-events';
import { addShop } from '../../../relay/shops/shops';
import { openInMemory } from '../../relay/in-memory';
import { eventBody } from '../../relay/shop-client';

it.each([
  ['a word that nobody knows', [{ outcomes: 'changed' }]],
  ['nothing', []],
])('acknowledges no event of which the database says %s', async (_, rows) => {
  const database = await openInMemory();
  const { webhook } = await addShop(database.db, 'http://localhost', 'Shop');
  const otherwise: Database = {
    ...database,
    prepared: async (name, ...asked) =>
      name === 'take_events' ? (rows as never) : database.prepared(name, ...asked),
  };
  const told: unknown[] = [];
  const taker = new EventTaker(otherwise, {
    pace: { perSecond: 1, atOnce: 1 },
    parallel: 1,
    onChange: (shops) => told.push(shops),
  });
  const body = new TextEncoder().encode(JSON.stringify(eventBody()));
  await expect(taker.take(webhook.split('/').at(-1) ?? '', body)).rejects.toThrow(/invalid/i);
  expect(told).toEqual([]);
});
