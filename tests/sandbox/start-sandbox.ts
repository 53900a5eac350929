import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app';
import { createControl, type SandboxControl } from './control/control';
import { Sandbox } from './sandbox';
import { readSeed } from './seed/read-seed';
import type { Seed } from './seed/seed-schema';
import { isLoopback } from './webhook/is-loopback';

export interface SandboxOptions {
  /** 0, or left out: a free one. */
  readonly port?: number;
  /** A file's path, or the seed itself; left out, the default seed. */
  readonly seed?: Seed | string;
  /** What the field of the body that the key comes in is called; left out, as in the specification. */
  readonly keyField?: string;
  /** A loopback address to listen on; left out, 127.0.0.1. */
  readonly host?: string;
}

export interface RunningSandbox {
  /** The base address of the service: `http://localhost:PORT`. */
  readonly url: string;
  readonly port: number;
  readonly control: SandboxControl;
  /** Stops listening, cuts what is open and gives up what is still to happen. */
  close(): Promise<void>;
}

/**
 * Starts the service.
 * @throws SeedError when the seed cannot be used, RangeError for a host that is not loopback, and the
 *   server's own error when the port is taken.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { port: wantedPort = 0, seed, keyField, host = '127.0.0.1' } = options;
  if (!isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`)) {
    throw new RangeError(`${host} is not a loopback address`);
  }
  const sandbox = new Sandbox(readSeed(seed), keyField);
  const control = createControl(sandbox);
  const app = createApp(sandbox, control);
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, env),
    overrideGlobalObjects: false,
  });
  if (!(server instanceof Server)) throw new TypeError('an HTTP/1 server was expected');
  server.listen(wantedPort, host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : wantedPort;
  return {
    url: `http://localhost:${port}`,
    port,
    control,
    close: async () => {
      sandbox.end();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
