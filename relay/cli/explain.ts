import { DatabaseError } from '../database/start-errors';
import { ShopError } from '../shops/shops';
import { USAGE, UsageError } from './options';
import { FolderTaken, OwnerEnded } from './owner';

/** Errors that are a sentence already. */
const SENTENCES = [ShopError, FolderTaken, OwnerEnded, DatabaseError, RangeError];

/** The system's errors by what was being done (`syscall`) and code; `*`: whatever is not named. */
const SYSTEM: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listen: {
    EADDRINUSE: 'The port is taken: choose another with --port N.',
    EACCES: 'This user may not listen on that port: choose one above 1023 with --port N.',
    // Of the socket in the folder: its path may have 107 bytes.
    EINVAL: 'The path of --data is too long: choose a shorter one.',
    EADDRNOTAVAIL: 'The address of --host is none of this machine: correct it.',
    '*': 'The relay cannot listen there: correct --host and --port.',
  },
  getaddrinfo: { '*': 'The name of --host is not known: correct it.' },
  mkdir: {
    EEXIST: 'The folder of --data is a file: choose another.',
    ENOTDIR: 'A part of the path of --data is a file: choose another.',
    ENAMETOOLONG: 'The path of --data is too long: choose a shorter one.',
    ENOSPC: 'The disk is full: make room, then start again.',
    '*': 'The folder of --data cannot be made: correct its path and rights.',
  },
  '*': {
    ENOSPC: 'The disk is full: make room, then start again.',
    EACCES: 'This user may not use the folder of --data: correct its rights, or choose another.',
    EPERM: 'This user may not use the folder of --data: correct its rights, or choose another.',
    EROFS: 'The folder of --data takes no writing: choose another.',
    ENOTDIR: 'A part of the folder of --data is a file: choose another.',
  },
};

/** What went wrong, in one sentence for whoever typed the command. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS')) return `${error.message}\n${USAGE}`;
  if (SENTENCES.some((kind) => error instanceof kind)) return error.message;
  const ofCall = SYSTEM[syscall ?? ''] ?? {};
  const sentence = ofCall[code ?? ''] ?? SYSTEM['*']?.[code ?? ''] ?? ofCall['*'] ?? 'The relay ended.';
  return `${sentence} (${error.message.replaceAll(/\s+/g, ' ')})`;
}
