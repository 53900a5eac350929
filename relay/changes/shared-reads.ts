import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Db } from '../database/database';
import { readChanges } from './read-changes';

type Answer = Awaited<ReturnType<typeof readChanges>>;
interface Question {
  readonly shopId: number;
  readonly after: number;
}

/**
 * What many waiting readers ask at the same moment is read once: an event wakes all of a shop's together, who ask the
 * same, and each by itself cost three queries. A read begins after everybody who shares it has asked, so none gets an
 * answer that is older than the question.
 */
export class SharedReads {
  readonly #changes: DataLoader<Question, Answer, string>;
  readonly #members: DataLoader<number, boolean>;

  constructor(db: Db) {
    this.#changes = gathered(
      (questions) => Promise.all(questions.map(({ shopId, after }) => readChanges(db, shopId, after))),
      ({ shopId, after }) => `${shopId} ${after}`,
    );
    this.#members = gathered(
      (ids) => areMembers(db, ids),
      (id) => id,
    );
  }

  changes(shopId: number, after: number): Promise<Answer> {
    return this.#changes.load({ shopId, after });
  }

  isMember(id: number): Promise<boolean> {
    return this.#members.load(id);
  }
}

async function areMembers(db: Db, ids: readonly number[]): Promise<readonly boolean[]> {
  const kept = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('revoked_at', 'is', null)
    .execute();
  const found = new Set(kept.map(({ id }) => id));
  return ids.map((id) => found.has(id));
}

/** Reads together what was asked for in one turn of the event loop, each thing once, and keeps nothing. */
function gathered<Key, Value, Name>(
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
  cacheKeyFn: (key: Key) => Name,
): DataLoader<Key, Value, Name> {
  const loader = new DataLoader<Key, Value, Name>(read, {
    cacheKeyFn,
    batchScheduleFn: (run) =>
      setImmediate(() => {
        loader.clearAll();
        run();
      }),
  });
  return loader;
}
