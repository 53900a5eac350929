import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DatabaseError } from '../database/start-errors';
import type { ServerOptions } from '../http/server';

const DEFAULT_PORT = 4020;
/** Milliseconds that a request may take to arrive. */
const ARRIVES_WITHIN = 15_000;
/** What a member writes in a day: some 25 MB of the disk, and more than anybody ships. */
const WRITES_A_DAY = 50_000;

export const USAGE = `relay [--data DIR] [--port N]             serves; PostgreSQL embedded, in a folder
DATABASE_URL=postgres://… relay [--port N] serves over PostgreSQL; as many processes as you like
relay shop add NAME                       prints the webhook's address and an invitation, once
relay shop list
relay shop rotate NAME [--days N]         another webhook address; the earlier one ends after 7 days
relay shop invite NAME INVITATION         the invitation with a new secret; earlier ones end now
relay shop remove NAME
relay member list NAME
relay member revoke NAME NUMBER           also ends the invitation it came in by, not the webhook address
  --data DIR          where the embedded PostgreSQL is; RELAY_DATA, else .shahna/relay
  --port N            ${DEFAULT_PORT}
  --host ADDRESS      127.0.0.1; put a proxy with TLS in front for others
  --url URL           where the relay is reached from outside, for addresses and invitations; RELAY_URL
  --allow LIST        addresses and networks that events may come from, by commas; RELAY_ALLOW
  --behind-proxy      the proxy in front says who sends, in X-Forwarded-For; without it, nobody has /metrics
                      where --url is another machine's
  --pace N            events a second, of 2 kB, that one shop may send for long; 50
  --at-once N         events of one shop that may come at once; 5000
  --member-pace N     requests a second that one member may send for long; 20
  --member-at-once N  requests of one member that may come at once; 500
  --connections N     connections at a time; 10000`;

/** A sentence for whoever typed the command; the usage is printed below it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export interface Options extends ServerOptions {
  /** The command's words; none: serve. */
  readonly words: readonly string[];
  /** Whole, however it was typed: on Windows its owner is found by the name of a pipe. */
  readonly folder: string;
  /** PostgreSQL's address; undefined for the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly url: string;
  readonly days: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the command line. @throws UsageError, or what `parseArgs` throws */
export function readOptions(args: readonly string[], env: Environment): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      data: { type: 'string', default: env.RELAY_DATA ?? '.shahna/relay' },
      port: { type: 'string', default: String(DEFAULT_PORT) },
      host: { type: 'string', default: '127.0.0.1' },
      url: { type: 'string' },
      allow: { type: 'string', default: env.RELAY_ALLOW ?? '' },
      'behind-proxy': { type: 'boolean', default: false },
      pace: { type: 'string', default: '50' },
      'at-once': { type: 'string', default: '5000' },
      'member-pace': { type: 'string', default: '20' },
      'member-at-once': { type: 'string', default: '500' },
      connections: { type: 'string', default: '10000' },
      days: { type: 'string', default: '7' },
    },
  });
  const port = requireCount('port', values.port, 65_535);
  return {
    words: positionals,
    folder: resolve(values.data),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    host: values.host,
    port,
    url: requireUrl(values.url ?? env.RELAY_URL ?? `http://localhost:${port}`),
    allowed: values.allow.split(',').filter((entry) => entry !== ''),
    isBehindProxy: values['behind-proxy'],
    pace: {
      perSecond: requireCount('pace', values.pace, 1e6),
      atOnce: requireCount('at-once', values['at-once'], 1e6),
    },
    memberPace: {
      perSecond: requireCount('member-pace', values['member-pace'], 1e6),
      atOnce: requireCount('member-at-once', values['member-at-once'], 1e6),
    },
    memberWrites: { perSecond: WRITES_A_DAY / 86_400, atOnce: WRITES_A_DAY },
    arrivesWithin: ARRIVES_WITHIN,
    connections: requireCount('connections', values.connections, 1e6),
    days: requireCount('days', values.days, 3650),
  };
}

function requireCount(name: string, text: string, most: number): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0 && count <= most) return count;
  throw new UsageError(`“${text}” is no number for --${name}.`);
}

/** Empty counts as not set, as shells and compose files write it. The text is not printed: it has the password. */
function readDatabaseUrl(text = ''): string | undefined {
  if (text === '') return undefined;
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new DatabaseError(
    'DATABASE_URL is no address: write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
  );
}

function requireUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UsageError(`“${text}” is no web address.`);
  }
  return text.replace(/\/+$/, '');
}
