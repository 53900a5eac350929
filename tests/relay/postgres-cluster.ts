import { execFile } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian puts PostgreSQL's programs; null where it is not installed. */
export const postgresPrograms = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1) ?? null;

/** Why tests over PostgreSQL do not run, as part of their name. */
export const withoutPostgres =
  postgresPrograms === null ? ' (not run: PostgreSQL is not installed, apt-get install postgresql)' : '';

/** A PostgreSQL of its own in a temporary folder, reached by a socket in it; it syncs as it comes. */
export class PostgresCluster {
  readonly #folder: string;
  readonly #user: readonly string[];

  private constructor(folder: string, user: readonly string[]) {
    this.#folder = folder;
    this.#user = user;
  }

  /** @param settings lines of `postgresql.conf` */
  static async start(settings: readonly string[] = []): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'relay-pg-'));
    // PostgreSQL does not run as root.
    const isRoot = process.getuid?.() === 0;
    const user = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
    if (isRoot) {
      const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
      chownSync(folder, Number(uid?.stdout), Number(gid?.stdout));
    }
    const cluster = new PostgresCluster(folder, user);
    await cluster.#run('initdb', '-D', cluster.#data, '-U', 'postgres', '--auth=trust', '--no-sync');
    const lines = [`listen_addresses = ''`, `unix_socket_directories = '${folder}'`, ...settings];
    writeFileSync(join(cluster.#data, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
    await cluster.startAgain();
    return cluster;
  }

  /** An address for the driver. */
  get url(): string {
    return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(this.#folder)}`;
  }

  /** The process that all others of it are children of. */
  get id(): number {
    return Number.parseInt(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8'), 10);
  }

  async startAgain(): Promise<void> {
    await this.#run('pg_ctl', '-D', this.#data, '-w', '-l', join(this.#folder, 'log'), 'start');
  }

  /** `immediate` is a crash: nothing is finished or written, and the next start recovers. */
  async stop(mode: 'fast' | 'immediate'): Promise<void> {
    await this.#run('pg_ctl', '-D', this.#data, '-w', '-m', mode, 'stop');
  }

  /** Stops it and removes its folder. */
  async remove(): Promise<void> {
    await this.stop('immediate');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  async #run(program: string, ...args: string[]): Promise<void> {
    const [command = '', ...rest] = [...this.#user, join(postgresPrograms ?? '', program), ...args];
    await run(command, rest, { cwd: this.#folder });
  }
}
