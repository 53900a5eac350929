import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PostgresCluster } from '../../relay/postgres-cluster';
import { type Engine, RelayProcess } from '../../relay/relay-process';

/** Hours that the second process's clock is ahead, and the first one's behind. */
const APART = 5;

/** What can be done to a site in the middle of a burst. */
export const relayFaults = [
  'nothing',
  'one killed',
  'all killed',
  'one stopped',
  'database crashed',
  'reader cut off',
] as const;
export type RelayFault = (typeof relayFaults)[number];

/** A relay as a shop or a provider runs it: one process over a folder, or two over one PostgreSQL. */
export class Site {
  readonly #engine: Engine;
  readonly #cluster: PostgresCluster | null;
  readonly #processes: RelayProcess[];

  private constructor(engine: Engine, cluster: PostgresCluster | null, processes: RelayProcess[]) {
    this.#engine = engine;
    this.#cluster = cluster;
    this.#processes = processes;
  }

  static async overPostgres(): Promise<Site> {
    const cluster = await PostgresCluster.start();
    const engine = { databaseUrl: cluster.url };
    const first = await RelayProcess.start(engine, 0, -APART);
    return new Site(engine, cluster, [first, await RelayProcess.start(engine, 0, APART)]);
  }

  static async embedded(): Promise<Site> {
    const engine = { folder: mkdtempSync(join(tmpdir(), 'relay-faults-')) };
    return new Site(engine, null, [await RelayProcess.start(engine)]);
  }

  get name(): string {
    return this.#cluster === null ? 'embedded' : 'postgresql';
  }

  get engine(): Engine {
    return this.#engine;
  }

  /** The processes' addresses, the same before and after a restart. */
  get urls(): readonly string[] {
    return this.#processes.map(({ url }) => url);
  }

  /** Does it, and puts everything back to work. */
  async meet(fault: RelayFault, random: () => number): Promise<void> {
    const one = Math.floor(random() * this.#processes.length);
    if (fault === 'one killed') await this.#restart([one], 'kill');
    if (fault === 'one stopped') await this.#restart([one], 'stop');
    if (fault === 'all killed') await this.#restart([...this.#processes.keys()], 'kill');
    if (fault === 'database crashed') {
      // The embedded one crashes with its process.
      if (this.#cluster === null) return this.#restart([0], 'kill');
      await this.#cluster.stop('immediate');
      await this.#cluster.startAgain();
    }
  }

  /** Rejects when a process ends that nobody ended; resolves when the signal aborts. */
  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if (this.#processes.some(({ hasDied }) => hasDied)) throw new Error('a relay ended by itself');
      await delay(200);
    }
  }

  async remove(): Promise<void> {
    await Promise.all(this.#processes.map((relay) => relay.kill()));
    await this.#cluster?.remove();
    if ('folder' in this.#engine) rmSync(this.#engine.folder, { recursive: true, force: true });
  }

  async #restart(indexes: readonly number[], how: 'kill' | 'stop'): Promise<void> {
    await Promise.all(
      indexes.map(async (index) => {
        const relay = this.#processes[index];
        if (relay === undefined) return;
        await relay[how]();
        const hours = this.#cluster === null ? 0 : index === 0 ? -APART : APART;
        this.#processes[index] = await RelayProcess.start(this.#engine, relay.port, hours);
      }),
    );
  }
}
