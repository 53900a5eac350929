import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { NO_MEANINGS } from '../../../lib/ledger/fate';
import { changeMeanings, findMeanings } from '../../../lib/ledger/status-meanings';
import { forgetKept } from '../../../lib/settings/remove-account';
import { findStatements, keepStatement, removeStatement } from '../../../lib/statement/kept-statements';

const statement = (id: string, accountId: string, at: number) => ({
  id,
  accountId,
  at,
  name: `${id}.csv`,
  heading: ['code', 'amount'],
  columns: { code: 0, collected: 1, fee: null, net: null },
  lines: [],
});

it('statements are kept by account, and go with it', async () => {
  for (const kept of [statement('a', 'shop', 1), statement('b', 'shop', 2), statement('c', 'other', 3)]) {
    await keepStatement(kept);
  }
  const meanings = { ...NO_MEANINGS, delivered: [7], returned: [9], confirmed: [2], 'only-made': [1] };
  await changeMeanings('shop', () => meanings);
  expect(await findMeanings('shop')).toEqual(meanings);
  expect((await findStatements('shop')).map(({ id }) => id)).toEqual(['b', 'a']);
  await removeStatement('a');
  await forgetKept('shop');
  expect(await findStatements('shop')).toEqual([]);
  expect(await findMeanings('shop')).toEqual(NO_MEANINGS);
  expect(await findStatements('other')).toHaveLength(1);
});
