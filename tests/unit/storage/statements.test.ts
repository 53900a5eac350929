import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetKept } from '../../../lib/storage/forget-kept';
import {
  findDeliveredStatuses,
  findStatements,
  keepDeliveredStatuses,
  keepStatement,
  removeStatement,
} from '../../../lib/storage/statements';

const statement = (id: string, accountId: string, at: number) => ({
  ...{ id, accountId, at },
  name: `${id}.csv`,
  heading: ['code', 'amount'],
  columns: { code: 0, collected: 1, fee: null, net: null },
  lines: [],
});

it('statements are kept by account, and go with it', async () => {
  for (const kept of [statement('a', 'shop', 1), statement('b', 'shop', 2), statement('c', 'other', 3)]) {
    await keepStatement(kept);
  }
  await keepDeliveredStatuses('shop', [7]);
  expect((await findStatements('shop')).map(({ id }) => id)).toEqual(['b', 'a']);
  await removeStatement('a');
  await forgetKept('shop');
  expect(await findStatements('shop')).toEqual([]);
  expect(await findDeliveredStatuses('shop')).toEqual([]);
  expect(await findStatements('other')).toHaveLength(1);
});
