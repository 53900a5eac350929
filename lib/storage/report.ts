import type { LoggedError } from './records';

interface About {
  /** The extension's. */
  readonly version: string;
  /** As it names itself to sites. */
  readonly browser: string;
  /** How many records could not be read. */
  readonly unreadable: number;
}

/** The log as a text that can be given to anybody: it holds nothing but what the log holds. */
export function reportOf(entries: readonly LoggedError[], { version, browser, unreadable }: About): string {
  const lines = entries.map(({ at, where, type, code, message, frames }) =>
    [new Date(at).toISOString(), where, type, code ?? message, ...frames].join(' | '),
  );
  const head = [`Shahna ${version}`, browser, `records that cannot be read: ${unreadable}`];
  return [...head, ...lines].join('\n');
}
