import pino from 'pino';
import { type CommandContext, runCommand } from './cli/commands';
import { explain } from './cli/explain';
import { type Options, readOptions, USAGE } from './cli/options';
import { askOwner, type CommandAnswer, own } from './cli/owner';
import { type Database, openEmbedded, openPostgres } from './database/database';
import { startRelay } from './http/server';

/** Milliseconds that lines of the log wait for more: one write for many; what ends the process writes what is left. */
const LOG_FLUSH = 500;

/** `npm run relay`: serves, or runs one command; `USAGE` has them. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.words.length === 0) await serve(options);
  else if (options.words[0] === 'help') process.stdout.write(`${USAGE}\n`);
  else await command(options);
}

async function serve(options: Options): Promise<void> {
  const log = pino(
    { base: null },
    pino.destination({ sync: false, minLength: 4096, periodicFlush: LOG_FLUSH }),
  );
  const owned = options.databaseUrl === undefined ? await own(options.folder) : null;
  const database = await open(options);
  const relay = await startRelay(database, log, options);
  owned?.answer(({ words, days }) => answered({ db: database.db, url: options.url, days }, words));
  const stop = async () => {
    log.info('stopping');
    try {
      await relay.close();
    } catch (error) {
      log.error({ error: String(error) }, 'the relay could not be closed');
      process.exitCode = 1;
    }
    owned?.release();
    process.exit();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Whoever reads that it serves may stop it in the same moment.
  log.info(
    { port: relay.port, engine: options.databaseUrl === undefined ? 'embedded' : 'postgresql' },
    'serving',
  );
  log.flush();
}

async function command(options: Options): Promise<void> {
  const { words, days, folder, databaseUrl, url } = options;
  const byOwner = databaseUrl === undefined ? await askOwner(folder, { words: [...words], days }) : null;
  if (byOwner !== null) return print(byOwner);
  const owned = databaseUrl === undefined ? await own(folder) : null;
  const database = await open(options, 1);
  try {
    print(await answered({ db: database.db, url, days }, words));
  } finally {
    await database.close();
    owned?.release();
  }
}

function open({ databaseUrl, folder }: Options, connections?: number): Promise<Database> {
  return databaseUrl === undefined ? openEmbedded(folder) : openPostgres(databaseUrl, connections);
}

async function answered(context: CommandContext, words: readonly string[]): Promise<CommandAnswer> {
  try {
    return { text: await runCommand(context, words), isError: false };
  } catch (error) {
    return { text: explain(error), isError: true };
  }
}

function print({ text, isError }: CommandAnswer): void {
  (isError ? process.stderr : process.stdout).write(`${text}\n`);
  if (isError) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
