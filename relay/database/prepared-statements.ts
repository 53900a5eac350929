import type pg from 'pg';

/**
 * Runs statements that each connection prepares once, by their names: parsed and planned for every call, the one that
 * takes events cost a third more. A connection stays with them between two calls; taken from the pool and given back
 * each time, it cost a twelfth of all that an event takes of the process.
 */
export class PreparedStatements {
  readonly #pool: pg.Pool;
  readonly #most: number;
  readonly #kept: pg.PoolClient[] = [];

  /** @param most connections that are kept at a time; the pool's others are left to other queries */
  constructor(pool: pg.Pool, most: number) {
    this.#pool = pool;
    this.#most = most;
    // Broken while nothing was on it, as by a restart of the database: the next call has another.
    pool.on('connect', (client) => client.on('error', () => this.#drop(client)));
  }

  async run<Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<readonly Row[]> {
    const client = this.#kept.pop() ?? (await this.#pool.connect());
    try {
      const { rows } = await client.query<Row>({ name, text, values: [...values] });
      if (this.#kept.length < this.#most) this.#kept.push(client);
      else client.release();
      return rows;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Gives back what is kept, so that the pool can end. */
  close(): void {
    for (const client of this.#kept.splice(0)) client.release();
  }

  #drop(client: pg.PoolClient): void {
    const at = this.#kept.indexOf(client);
    if (at >= 0) this.#kept.splice(at, 1)[0]?.release(true);
  }
}
