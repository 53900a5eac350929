import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { areNewsUnseen, keepNewsSeen } from '../../../lib/settings/news';

it('what is new is told until it was seen, and to who updated without a word of it before', async () => {
  expect(await areNewsUnseen()).toBe(true);
  await keepNewsSeen();
  expect(await areNewsUnseen()).toBe(false);
});
