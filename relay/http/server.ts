import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { SharedReads } from '../changes/shared-reads';
import { Wake } from '../changes/wake';
import type { Database } from '../database/database';
import { keepTidy, makePartitions } from '../database/retention';
import { HOOK, receiveEvents } from '../events/receive';
import { EventTaker } from '../events/take-events';
import type { Pace } from '../shops/pace';
import { createApp } from './app';
import type { Relay } from './context';
import { Metrics } from './metrics';
import { SourceCheck, type SourceOptions } from './sources';

/** Batches of events under way at a time over PostgreSQL. */
const PARALLEL = 4;
/** Milliseconds that what is under way has to end when the relay stops; what is cut off was not acknowledged. */
const ENDS_WITHIN = 1_500;
/** Milliseconds after which a connection is idle: before that its sender may just be sending the next request. */
const IDLE_AFTER = 300;

export interface ServerOptions extends SourceOptions {
  readonly host: string;
  /** 0: a free one. */
  readonly port: number;
  /** Of one shop's events. */
  readonly pace: Pace;
  /** Of one member's requests; a shop's members together have ten times as much. */
  readonly memberPace: Pace;
  /** Of what one member writes, the same way. */
  readonly memberWrites: Pace;
  readonly connections: number;
  /** Milliseconds that a request may take to arrive: a sender that dribbles holds a connection no longer. */
  readonly arrivesWithin: number;
}

export interface RunningRelay {
  readonly port: number;
  /** Ends what is held open, finishes what was begun, and closes the database. */
  close(): Promise<void>;
}

/** Starts the relay over a database. @throws the server's own error where the port is taken */
export async function startRelay(
  database: Database,
  log: Logger,
  options: ServerOptions,
): Promise<RunningRelay> {
  const stopping = new AbortController();
  const wake = new Wake(database, log);
  await makePartitions(database.db);
  await wake.start();
  const events = new EventTaker(database, {
    pace: options.pace,
    parallel: database.url === null ? 1 : PARALLEL,
    onChange: (shopIds) => wake.tell(shopIds),
  });
  const relay: Relay = {
    database,
    events,
    wake,
    reads: new SharedReads(database.db),
    log,
    metrics: new Metrics(() => wake.size),
    sources: new SourceCheck(options),
    memberPace: options.memberPace,
    memberWrites: options.memberWrites,
    stopping: stopping.signal,
  };
  const answering = new Set<ServerResponse>();
  const server = createRelayServer(relay, options, answering);
  server.listen(options.port, options.host);
  await once(server, 'listening');
  const endTidying = keepTidy(database, log);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    port,
    close: async () => {
      stopping.abort();
      for (const outgoing of answering) outgoing.shouldKeepAlive = false;
      await closeServer(server);
      await endTidying();
      await wake.close();
      await database.close();
    },
  };
}

/** @param answering takes up the answers that are not finished */
function createRelayServer(
  relay: Relay,
  { arrivesWithin, connections }: ServerOptions,
  answering: Set<ServerResponse>,
): Server {
  const [receive, answer] = [receiveEvents(relay), getRequestListener(createApp(relay).fetch)];
  const server = createServer(
    {
      requestTimeout: arrivesWithin,
      headersTimeout: arrivesWithin,
      connectionsCheckingInterval: Math.min(1000, arrivesWithin),
    },
    (incoming, outgoing) => {
      const isEvent = incoming.method === 'POST' && incoming.url?.startsWith(HOOK) === true;
      answering.add(outgoing);
      outgoing.once('close', () => answering.delete(outgoing));
      // Who keeps a connection would send on it for as long as it is open.
      if (relay.stopping.aborted) outgoing.shouldKeepAlive = false;
      void (isEvent ? receive : answer)(incoming, outgoing);
    },
  );
  server.maxConnections = connections;
  return server;
}

/** Takes no more connections, and waits for what was begun on the open ones. */
async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // An HTTP server's own `close` also cuts every connection between two requests, and what is on its way with it.
  NetServer.prototype.close.call(server);
  const timers = [
    setTimeout(() => server.closeIdleConnections(), IDLE_AFTER),
    setTimeout(() => server.closeAllConnections(), ENDS_WITHIN),
  ];
  await closed;
  for (const timer of timers) clearTimeout(timer);
}
