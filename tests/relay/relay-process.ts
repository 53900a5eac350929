import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Where a relay keeps what it has: PostgreSQL's address, or a folder for the embedded one. */
export type Engine = { readonly databaseUrl: string } | { readonly folder: string };

/** `npm run relay` as a process of its own. */
export class RelayProcess {
  readonly #child: ChildProcess;
  readonly url: string;
  #isAskedToEnd = false;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /**
   * @param port 0: a free one
   * @param hours how far its clock is from the right time
   * @throws Error with what it printed, where it ends instead of serving
   */
  static async start(engine: Engine, port = 0, hours = 0): Promise<RelayProcess> {
    const isEmbedded = 'folder' in engine;
    const pace = ['', 'member-'].flatMap((of) => [`--${of}pace`, '1000000', `--${of}at-once`, '1000000']);
    const data = isEmbedded ? ['--data', engine.folder] : [];
    const child = spawn(
      process.execPath,
      [...shiftClock(hours), '--import', 'tsx', 'relay/main.ts', '--port', String(port), ...pace, ...data],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...(isEmbedded ? {} : { DATABASE_URL: engine.databaseUrl }) },
      },
    );
    let errors = '';
    child.stderr.on('data', (text) => {
      errors += String(text);
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const found = /"port":(\d+)/.exec(line)?.[1];
      if (found === undefined) continue;
      // Read on, or the process would wait for us.
      child.stdout.resume();
      return new RelayProcess(child, `http://127.0.0.1:${found}`);
    }
    throw new Error(`the relay ended: ${errors}`);
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  get id(): number {
    return this.#child.pid ?? 0;
  }

  /** Whether it ended although nobody ended it. */
  get hasDied(): boolean {
    return !this.#isAskedToEnd && (this.#child.exitCode !== null || this.#child.signalCode !== null);
  }

  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asks it to end. */
  async stop(): Promise<number | null> {
    await this.#end('SIGTERM');
    return this.#child.exitCode;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    this.#isAskedToEnd = true;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill(signal);
    await exited;
  }
}

/** Node's arguments for a clock that is wrong. */
function shiftClock(hours: number): readonly string[] {
  if (hours === 0) return [];
  const code = `const now = Date.now; Date.now = () => now() + ${hours * 3_600_000};
    globalThis.Date = class extends Date { constructor(...of) { super(...(of.length > 0 ? of : [Date.now()])); } };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
}
