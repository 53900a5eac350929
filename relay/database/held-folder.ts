import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from './start-errors';

/** Says that a relay was begun in the folder. Its name hides it from `rm -rf DIR/*`, which takes all else. */
const MARK = '.relay';

/** Without these PGlite begins anew, over whatever is left, or goes on with less than there was. */
const ESSENTIAL = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact', 'postgresql.conf'];

/**
 * The folder of the embedded database, made where it is not there.
 * @throws DatabaseError where a relay was kept in it and a part of that is gone: it is never begun anew
 */
export function requireWholeFolder(folder: string): string {
  const postgres = join(folder, 'postgres');
  mkdirSync(postgres, { recursive: true, mode: 0o700 });
  const isBegun = existsSync(join(folder, MARK)) || readdirSync(postgres).length > 0;
  const missing = isBegun ? ESSENTIAL.filter((name) => !existsSync(join(postgres, name))) : [];
  if (missing.length > 0) {
    throw new DatabaseError(
      `A relay was kept in ${folder}, and ${postgres} lacks ${missing.join(', ')}: put the folder back from a copy, or choose another with --data.`,
    );
  }
  return postgres;
}

/** Remembers that the folder holds a relay from now on. */
export function markFolder(folder: string): void {
  if (!existsSync(join(folder, MARK))) {
    writeFileSync(
      join(folder, MARK),
      'A relay is kept in this folder. It is never begun anew while this file is here.\n',
    );
  }
}
