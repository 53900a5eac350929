import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import { expect, it, vi } from 'vitest';
import type { Database } from '../../../relay/database/database';
import { soon } from '../../soon';

/** Connections in the order in which they were made; what `listen` answers on each, `true` where nothing is said. */
const made: Connection[] = [];
const listens = [true, false];

class Connection extends EventEmitter {
  readonly listens = listens[made.push(this) - 1] ?? true;
  readonly connect = vi.fn(async () => undefined);
  readonly end = vi.fn(async () => undefined);
  readonly query = vi.fn(async () => {
    if (!this.listens) throw new Error('too many clients listen');
  });
}

vi.mock('pg', () => ({ default: { Client: Connection } }));

const { Wake } = await import('../../../relay/changes/wake');

it('a connection that was made anew and does not listen is closed, and another one made', async () => {
  const log = { warn: vi.fn() } as unknown as Logger;
  const wake = new Wake({ url: 'postgres://there' } as Database, log);
  await wake.start();
  made[0]?.emit('end');
  await soon(() => expect(made).toHaveLength(3));
  expect(made[1]?.end).toHaveBeenCalled();
  const news = wake.next(7, new AbortController().signal);
  made[2]?.emit('notification', { payload: '7' });
  await news;
  await wake.close();
  expect(made[2]?.end).toHaveBeenCalled();
});
