import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { NO_MEANINGS, saidOtherwise, withFate } from '../../../lib/ledger/fate';
import { changeMeanings, findMeanings } from '../../../lib/ledger/status-meanings';

const { handlers } = await import('../../../entrypoints/background/handlers');

const PAGE = { from: 'page' } as const;

it('what is said of a status in one page stays where another page, which has not read it, says something of another', async () => {
  await changeMeanings('account', (known) => withFate(known, 3, 'on-the-way'));
  const read = await findMeanings('account');
  const pages = [
    withFate(read, 7, 'delivered'),
    withFate(read, 9, 'returned'),
    withFate(read, 3, null),
    withFate(read, 7, 'delivered'),
  ];
  for (const page of pages) {
    const input = { accountId: 'account', said: [...saidOtherwise(read, page)] };
    await handlers['statuses/mean'](input, PAGE as never);
  }
  expect(await findMeanings('account')).toEqual({ ...NO_MEANINGS, delivered: [7], returned: [9] });
});
