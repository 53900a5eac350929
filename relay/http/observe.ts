import { Overloaded } from '../events/batches';
import type { Relay } from './context';

/** Bytes of what a browser sends. */
export const LARGEST = 64 * 1024;
/** Bytes of an event: the specification's are below 2 kB. */
export const LARGEST_EVENT = 8 * 1024;

/** Seconds after which a sender may come again when the relay could not answer. */
export const LATER = '5';

interface Answered {
  /** By its pattern, never by its address: a webhook's address is its secret. */
  readonly route: string;
  readonly status: number;
  /** Of `performance.now()`. */
  readonly began: number;
  readonly shop?: number | undefined;
}

export function observe(
  { metrics, log }: Pick<Relay, 'metrics' | 'log'>,
  { route, status, began, shop }: Answered,
): void {
  const ms = performance.now() - began;
  metrics.countAnswer({ route, status, seconds: ms / 1000 });
  log.info({ route, status, ms: Math.round(ms), shop }, 'answered');
}

/** Logs why a request got no answer; that too much came at once is counted alone. */
export function reportFailure({ log }: Pick<Relay, 'log'>, error: unknown): void {
  if (!(error instanceof Overloaded)) log.error({ error: describe(error) }, 'a request failed');
}

/** A database's error by its code alone: its details quote what was to be written. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 200);
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  return `${error.name}${code}: ${error.message.slice(0, 200)}`;
}
