import { PGlite } from '@electric-sql/pglite';
import { type Database, openEngine } from '../../relay/database/database';

/**
 * The relay's database, embedded and in memory, with nothing in it. A worker has one engine for all its files, one after
 * the other: to start one takes a second or two of the processor, and to empty it a tenth of that.
 */
export async function openInMemory(): Promise<Database> {
  const worker = globalThis as { engineOfTests?: Promise<PGlite> };
  worker.engineOfTests ??= PGlite.create();
  const engine = await worker.engineOfTests;
  // What the file before has prepared, set or locked goes with its tables.
  await engine.exec('discard all');
  await engine.exec('drop schema public cascade; create schema public');
  return openEngine(engine, async () => undefined);
}
