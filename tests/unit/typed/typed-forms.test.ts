import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { TypedKey } from '../../../lib/storage/records';
import { findTyped, typedKeeper } from '../../../lib/typed/typed-forms';
import { soon } from '../../soon';

const KEY: TypedKey = ['olive', 'content', '41'];
const schema = z.object({ text: z.string() });

it('a form is kept as it was typed last, whatever was typed while it was being kept', async () => {
  const keep = typedKeeper(KEY);
  for (const text of ['h', 'he', 'hel', 'hell', 'hello']) keep({ text });
  await soon(async () => expect(await findTyped(KEY, schema)).toEqual({ text: 'hello' }));
  keep({ text: 'hello!' });
  keep(null);
  await soon(async () => expect(await findTyped(KEY, schema)).toBeNull());
});

it('another account’s form of the same thing is another form', async () => {
  typedKeeper(KEY)({ text: 'mine' });
  typedKeeper(['fig', 'content', '41'])({ text: 'theirs' });
  await soon(async () => expect(await findTyped(KEY, schema)).toEqual({ text: 'mine' }));
});
