import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What Emscripten passes to the file system: `nfd` is the system's descriptor; folders have none. */
interface Stream {
  readonly node: unknown;
  readonly nfd?: number;
}
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: unknown): string;
}

/**
 * A folder in which PGlite's `fsync` reaches the disk. As it comes, PGlite starts PostgreSQL with `fsync` off, and
 * Emscripten's file system in Node has no `fsync` at all: PostgreSQL would be told that all is written when nothing
 * was. Only `fsync` gets here (`fdatasync` ends inside Emscripten), hence {@link syncedStart}.
 */
export class SyncedFolder extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const sync = ({ NODEFS }: { NODEFS: unknown }) => {
      const files = NODEFS as NodeFileSystem;
      files.stream_ops.fsync = (stream) => syncOrEnd(stream, files);
    };
    return super.init(database, { ...options, preRun: [...(options.preRun ?? []), sync] });
  }
}

/** PostgreSQL's start with `fsync` on, by the one way that reaches {@link SyncedFolder}. */
export const syncedStart: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/**
 * After an `fsync` that failed nobody knows what is on the disk, and asking again may answer "all well" (the kernel
 * forgets what it could not write). So nothing more is acknowledged: the process ends, and the next start recovers.
 */
function syncOrEnd({ node, nfd }: Stream, files: NodeFileSystem): number {
  try {
    if (nfd !== undefined) {
      fsyncSync(nfd);
      return 0;
    }
    const folder = openSync(files.realPath(node), 'r');
    fsyncSync(folder);
    closeSync(folder);
    return 0;
  } catch (error) {
    process.stderr.write(`The disk did not take what was written: ${String(error)}\n`);
    process.exit(74);
  }
}
