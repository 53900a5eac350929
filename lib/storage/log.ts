import { Failure } from '../failure';
import { openDatabase } from './db';
import type { LoggedError } from './records';

const MOST = 300;
const FRAMES = 8;
/** Characters of a browser's own message. */
const LONGEST = 300;

/** Logs what went wrong in a step that goes on without it. It never throws itself. */
export async function logError(where: string, error: unknown): Promise<void> {
  try {
    const transaction = (await openDatabase()).transaction('log', 'readwrite');
    await transaction.store.add(redacted(where, error, Date.now()));
    const count = await transaction.store.count();
    let cursor = count > MOST ? await transaction.store.openCursor() : null;
    for (let left = count - MOST; cursor !== null && left > 0; left -= 1) {
      await cursor.delete();
      cursor = await cursor.continue();
    }
    await transaction.done;
  } catch {
    // Where nothing can be stored there is no log either; that is said where something is to be shipped.
  }
}

/** For `promise.catch`: logs the error and resolves to `undefined`. */
export function logged(where: string): (error: unknown) => undefined {
  return (error) => {
    void logError(where, error);
    return undefined;
  };
}

/** Work that nobody waits for: an error of it is logged by what was being done. */
export function run(where: string, work: Promise<unknown>): void {
  void work.catch(logged(where));
}

/** An error as people are told of it: a Failure, a full disk; anything else is logged and becomes `unexpected`. */
export function failureOf(error: unknown, where: string): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return new Failure('storage-unavailable');
  void logError(where, error);
  return new Failure('unexpected');
}

export function logUnhandled(where: string): void {
  addEventListener('unhandledrejection', ({ reason }) => void logError(`${where}: unhandled`, reason));
  addEventListener('error', ({ error }) => void logError(`${where}: uncaught`, error));
}

/** The newest first. @throws Failure `storage-unavailable` */
export async function readLog(): Promise<readonly LoggedError[]> {
  const database = await openDatabase();
  return (await database.getAll('log')).reverse();
}

/** @throws Failure `storage-unavailable` */
export async function emptyLog(): Promise<void> {
  const database = await openDatabase();
  await database.clear('log');
}

function redacted(where: string, error: unknown, at: number): LoggedError {
  return {
    at,
    where,
    type: error instanceof Error ? typeOf(error) : 'thrown',
    code: codeOf(error),
    message: error instanceof Error ? redactMessage(error.message) : '',
    frames: error instanceof Error ? framesOf(error.stack ?? '') : [],
  };
}

/** Only the names of known error classes are kept: any other name could hold a person's data. */
function typeOf({ name }: Error): string {
  return /^[A-Z][A-Za-z]{2,30}(Error|Failure)$|^(Error|Failure)$/.test(name) ? name : 'Error';
}

/** Errors of ours carry one (`Failure`, `CourierError`). */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return /^[a-z]+(-[a-z]+){0,5}$/.test(error.code) ? error.code : null;
}

/** Files of the extension alone: another site's address says where the person was. */
function framesOf(stack: string): readonly string[] {
  const own = /(?:chrome|moz)-extension:\/\/[^/\s]+\/(?:[\w-]+\/)*([\w.-]+\.js:\d+:\d+)/g;
  return Array.from(stack.matchAll(own), ([, place = '']) => place).slice(0, FRAMES);
}

/** An error's message may quote whatever was being read or sent: only these words of the browsers' own are kept. */
const KEPT = new Set(
  `a abort aborted access after already an and another any argument array as assignment async at aws be because been
  before being buffer but by call callback called can cannot cant clone cloned close closed closing connection
  constant constraint construct constructor context convert could created cursor data database deadlock declaration
  decode deleted denied destroyed did disk does doesnt done element empty encountered end error evaluating exceeded
  exist existing exists expected extension failed fetch finished for found frame from full function get got has have
  host id if in index initialization initialize input internal into invalid invalidated is it iterable iterator its
  json key left length limit line load lock map maximum message method missing must nan network no nodename not null
  number object objectstore of on one onerror only open operation or out parameter parameters parse permission
  permissions port possible process promise properties property quota range read reading readonly receiving redirect
  rejected removed request requested required resolved response result running script sending set setting size
  specified stack started state storage store string supported symbol tab tabs that the there this timed to token
  transaction type undefined unexpected unknown unsupported upgrade url used valid value values version was when while with
  without worker write yet`.split(/\s+/),
);

export function redactMessage(message: string): string {
  return message
    .slice(0, LONGEST)
    .replace(/["'`“”‘’«»][^"'`“”‘’«»]*["'`“”‘’«»]/g, ' … ')
    .split(/[^\p{L}\p{N}\p{M}_$@.+…-]+/u)
    .filter((word) => word !== '')
    .map((word) => (KEPT.has(word.replace(/\.$/, '').toLowerCase()) ? word.replace(/\.$/, '') : '…'))
    .join(' ')
    .replace(/…(?: …)+/g, '…');
}
