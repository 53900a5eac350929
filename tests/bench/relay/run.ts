import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Database, openEmbedded, openPostgres } from '../../../relay/database/database';
import { PostgresCluster } from '../../relay/postgres-cluster';
import { type Engine, RelayProcess } from '../../relay/relay-process';
import { standsAt } from '../../stands-at';
import { insertBare } from './bare';
import { makeEvents } from './events';
import { measureGrowth } from './growth';
import { addShops, readBack, SENDERS, type Shops, sendThrough } from './measure';
import { timeProcessors } from './processor';

/** Events of each shop before the clock runs. */
const WARM_UP = 10;

/**
 * `npm run bench -- relay [--json]`: events by 8 senders into two relay processes over one PostgreSQL, against bare
 * inserts of the same rows by the same driver in the same run, half of them before and half after; then the same
 * into one process over the embedded engine. A reader waits meanwhile. Ten more events of each shop go before, and as
 * many bare inserts: processes that run for months are not measured while their code is compiled (what they did then
 * is `youngPerSecond`). `--events N --shops N --embedded N`.
 * `--growth 1000,10000,100000`: instead, times over so many shops with a year of events each: `--parcels N` of a shop,
 * two a week where it is not given.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      events: { type: 'string', default: '20000' },
      shops: { type: 'string', default: '500' },
      embedded: { type: 'string', default: '20000' },
      growth: { type: 'string' },
      parcels: { type: 'string', default: '104' },
    },
  });
  if (values.growth !== undefined) {
    const grown = await measureGrowth(values.growth.split(',').map(Number), Number(values.parcels));
    if (values.json) console.log(JSON.stringify(grown));
    else console.table(grown);
    return;
  }
  const shops = Number(values.shops);
  const figures = {
    ...(await overPostgres(Number(values.events), shops)),
    embedded: await overEmbedded(Number(values.embedded), shops),
  };
  if (values.json) console.log(JSON.stringify(figures));
  else {
    const { embedded, ...postgres } = figures;
    console.table({ postgresql: postgres, embedded });
  }
}

async function overPostgres(count: number, shopCount: number) {
  standsAt(`PostgreSQL: started for ${count} events of ${shopCount} shops`);
  const cluster = await PostgresCluster.start();
  const processes: RelayProcess[] = [];
  try {
    const engine = { databaseUrl: cluster.url };
    processes.push(await RelayProcess.start(engine), await RelayProcess.start(engine));
    const database = await openPostgres(cluster.url, SENDERS);
    const shops = await addShops(database, 'http://localhost', shopCount);
    const figures = await measure(database, cluster, processes, shops, count);
    await database.close();
    return figures;
  } finally {
    await Promise.all(processes.map((relay) => relay.kill()));
    await cluster.remove();
  }
}

/** The folder has one owner at a time: bare inserts and shops first, then the relay, then bare inserts again. */
async function overEmbedded(count: number, shopCount: number) {
  const folder = mkdtempSync(join(tmpdir(), 'relay-bench-'));
  const engine: Engine = { folder };
  const events = makeEvents(count, shopCount);
  const half = events.slice(0, Math.ceil(count / 2));
  let relay: RelayProcess | undefined;
  try {
    standsAt(`embedded: ${half.length} bare inserts`);
    const before = await withEmbedded(folder, async (database) => ({
      bare: await insertBare(database, half),
      shops: await addShops(database, 'http://localhost', shopCount),
    }));
    relay = await RelayProcess.start(engine);
    standsAt(`embedded: ${count} events by ${SENDERS} senders`);
    const sent = await sendThrough([relay.url], before.shops, events);
    standsAt('embedded: all read back, then the other half of the bare inserts');
    const back = await readBack(relay.url, before.shops, sent.accepted);
    await relay.stop();
    const after = await withEmbedded(folder, (database) => insertBare(database, half));
    return summary(sent, back, [before.bare, after]);
  } finally {
    await relay?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withEmbedded<Result>(
  folder: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openEmbedded(folder);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function measure(
  database: Database,
  cluster: PostgresCluster,
  processes: readonly RelayProcess[],
  shops: Shops,
  count: number,
) {
  const events = makeEvents(count, shops.shops.length);
  const half = events.slice(0, Math.ceil(count / 2));
  const first = makeEvents(WARM_UP * shops.shops.length, shops.shops.length, 'W');
  const urls = processes.map(({ url }) => url);
  const timed = <Result>(work: () => Promise<Result>) =>
    timeProcessors(
      { senders: [process.pid], relays: processes.map(({ id }) => id), database: [cluster.id] },
      work,
    );
  standsAt(`PostgreSQL: ${first.length} events to warm up`);
  await insertBare(database, first);
  const young = await sendThrough(urls, shops, first);
  standsAt(`PostgreSQL: ${half.length} bare inserts, then ${count} events by ${SENDERS} senders`);
  const before = await timed(() => insertBare(database, half));
  const sent = await timed(() => sendThrough(urls, shops, events));
  standsAt('PostgreSQL: the other half of the bare inserts, then all read back');
  const after = await timed(() => insertBare(database, half));
  const back = await readBack(urls[0] ?? '', shops, [...young.accepted, ...sent.result.accepted]);
  const anEvent = (...all: readonly { readonly used: Readonly<Record<string, number>> }[]) =>
    Object.fromEntries(
      ['senders', 'relays', 'database'].map((name) => [
        name,
        Math.round(all.reduce((sum, { used }) => sum + (used[name] ?? 0), 0) / count),
      ]),
    );
  return {
    ...summary(sent.result, back, [before.result, after.result]),
    youngPerSecond: Math.round(young.perSecond),
    // Microseconds an event, which other work on the machine changes less than it does the rates.
    processor: { sent: anEvent(sent), bare: anEvent(before, after) },
  };
}

function summary(
  sent: Awaited<ReturnType<typeof sendThrough>>,
  back: Awaited<ReturnType<typeof readBack>>,
  bare: readonly number[],
) {
  // Half of the rows at each rate: the time of all is the sum of both halves'.
  const barePerSecond = bare.length / bare.reduce((sum, rate) => sum + 1 / rate, 0);
  const round = (value: number, digits = 0) => Number(value.toFixed(digits));
  return {
    accepted: sent.accepted.length,
    ...back,
    ratio: round(sent.perSecond / barePerSecond, 2),
    p99: round(sent.p99, 1),
    seenAfter: round(sent.seenAfter, 1),
    perSecond: round(sent.perSecond),
    barePerSecond: round(barePerSecond),
  };
}
