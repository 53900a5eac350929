import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/database';

const CHANNEL = 'shahna_changes';
/** PostgreSQL takes 8,000 bytes in one notification. */
const IDS_AT_ONCE = 400;
/** Milliseconds between two notifications: what comes after the first is gathered for the next. */
const GATHERED = 50;
/** Milliseconds before a connection that broke is made anew. */
const RECONNECT = 500;

/**
 * Wakes who waits for a shop's changes: in this process at once, in others by NOTIFY. That is not part of the
 * transaction that writes the events: a commit that notifies holds a lock on the whole database's queue until it is on
 * disk, so commits would stand in line. A process that dies between the two leaves the others' waiters asleep until
 * their wait ends, which is seconds; nothing is lost by that.
 */
export class Wake {
  readonly #waiting = new Map<number, Set<() => void>>();
  readonly #news = new Set<number>();
  readonly #database: Database;
  readonly #log: Logger;
  readonly #closing = new AbortController();
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #notifiedAt = -GATHERED;

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /** How many wait, of all shops. */
  get size(): number {
    return [...this.#waiting.values()].reduce((sum, waiters) => sum + waiters.size, 0);
  }

  waitersOf(shopId: number): number {
    return this.#waiting.get(shopId)?.size ?? 0;
  }

  /** Begins to listen. Where the connection breaks, it is made anew, and everybody looks once more. */
  async start(): Promise<void> {
    if (this.#database.url === null) return;
    const client = new pg.Client({
      connectionString: this.#database.url,
      application_name: 'shahna-relay-wake',
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => this.#wake(payload.split(',').map(Number)));
    client.on('error', () => this.#startAgain(client));
    client.on('end', () => this.#startAgain(client));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      // A connection that does not listen tells of nothing, and would be taken for one that does.
      client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    this.#wake([...this.#waiting.keys()]);
  }

  /** Resolves with the shop's next news, or when the signal aborts. */
  next(shopId: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const waiters = this.#waiting.get(shopId) ?? new Set();
      const end = () => {
        waiters.delete(end);
        if (waiters.size === 0 && this.#waiting.get(shopId) === waiters) this.#waiting.delete(shopId);
        signal.removeEventListener('abort', end);
        resolve();
      };
      this.#waiting.set(shopId, waiters.add(end));
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
    });
  }

  /** Says that these shops have news, here and in the other processes. */
  tell(shopIds: readonly number[]): void {
    this.#wake(shopIds);
    if (this.#database.url === null) return;
    for (const id of shopIds) this.#news.add(id);
    this.#timer ??= setTimeout(
      () => void this.#notify(),
      Math.max(0, this.#notifiedAt + GATHERED - performance.now()),
    );
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  #wake(shopIds: readonly number[]): void {
    for (const id of shopIds) for (const end of [...(this.#waiting.get(id) ?? [])]) end();
  }

  async #notify(): Promise<void> {
    this.#timer = undefined;
    this.#notifiedAt = performance.now();
    const ids = [...this.#news];
    this.#news.clear();
    try {
      for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
        const payload = ids.slice(start, start + IDS_AT_ONCE).join(',');
        // What this commit has to say need not wait for the disk.
        await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, ${payload})`.execute(
          this.#database.db,
        );
      }
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'other processes were not told of changes');
    }
  }

  #startAgain(client: pg.Client): void {
    if (this.#client !== client || this.#closing.signal.aborted) return;
    this.#client = null;
    this.#log.warn('PostgreSQL no longer tells of changes; connecting again');
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    const { signal } = this.#closing;
    while (this.#client === null && !signal.aborted) {
      // A wait that is ended by closing is no error.
      await delay(RECONNECT, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      // The database is still away: the next round tries again.
      await this.start().catch(() => undefined);
    }
  }
}
