import { sql } from 'kysely';
import pino from 'pino';
import { runCommand } from '../../relay/cli/commands';
import type { Database, Db } from '../../relay/database/database';
import { type RunningRelay, type ServerOptions, startRelay } from '../../relay/http/server';
import { addShop, type NewShop } from '../../relay/shops/shops';
import { Browser } from './shop-client';

const OPTIONS: ServerOptions = {
  host: '127.0.0.1',
  port: 0,
  allowed: [],
  isBehindProxy: false,
  url: 'http://localhost',
  pace: { perSecond: 1e6, atOnce: 1e6 },
  memberPace: { perSecond: 1e6, atOnce: 1e6 },
  memberWrites: { perSecond: 1e6, atOnce: 1e6 },
  connections: 1000,
  arrivesWithin: 15_000,
};

/** A relay in this process, over whichever engine a test gives; each story has a shop of its own. */
export class Scene {
  #database: Database | undefined;
  #relay: RunningRelay | undefined;
  #shops = 0;

  async start(database: Database): Promise<void> {
    this.#database = database;
    this.#relay = await startRelay(database, pino({ level: 'error' }), OPTIONS);
  }

  async close(): Promise<void> {
    await this.#relay?.close();
  }

  get db(): Db {
    return this.#requireDatabase().db;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#relay?.port ?? 0}`;
  }

  /** Another relay over the same database, with other settings. */
  async startAnother(options: Partial<ServerOptions>): Promise<{ readonly url: string }> {
    const database = { ...this.#requireDatabase(), close: async () => undefined };
    const { port } = await startRelay(database, pino({ level: 'error' }), { ...OPTIONS, ...options });
    return { url: `http://127.0.0.1:${port}` };
  }

  async newShop(): Promise<{ readonly shop: NewShop; readonly name: string; readonly browser: Browser }> {
    this.#shops += 1;
    const name = `Shop ${this.#shops}`;
    const shop = await addShop(this.db, this.url, name);
    return { shop, name, browser: await Browser.join(this.url, shop, 'Desk') };
  }

  command(...words: string[]): Promise<string> {
    return runCommand({ db: this.db, url: this.url, days: 7 }, words);
  }

  /** Every row of every table, as text. */
  async everythingKept(): Promise<string> {
    const tables = ['shop', 'secret', 'member', 'change', 'parcel', 'shop_order'];
    const rows = await Promise.all(
      tables.map((table) =>
        sql<{
          row: string;
        }>`select row_to_json(${sql.table(table)})::text as row from ${sql.table(table)}`.execute(this.db),
      ),
    );
    return rows.flatMap((result) => result.rows.map(({ row }) => row)).join('\n');
  }

  #requireDatabase(): Database {
    if (this.#database === undefined) throw new Error('the scene was not started');
    return this.#database;
  }
}
