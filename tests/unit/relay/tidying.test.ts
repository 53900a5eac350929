import pino from 'pino';
import { expect, it } from 'vitest';
import { readOptions } from '../../../relay/cli/options';
import { startRelay } from '../../../relay/http/server';
import { addShop } from '../../../relay/shops/shops';
import { openInMemory } from '../../relay/in-memory';
import { soon } from '../../soon';

it('a relay that has just started removes what is too old, and ends once that is done', async () => {
  const database = await openInMemory();
  const { db } = database;
  await addShop(db, 'http://localhost', 'Shop');
  await db
    .updateTable('secret')
    .set({ expires_at: new Date('2024-01-01') })
    .execute();
  const relay = await startRelay(database, pino({ level: 'silent' }), readOptions(['--port', '0'], {}));
  await soon(async () => expect(await db.selectFrom('secret').select('id').execute()).toEqual([]));
  await relay.close();
});
