/** Statuses of a busy store or of a passing failure: the same request may succeed a little later. */
const BUSY: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
/** Milliseconds before each further time. */
const PAUSES = [1_000, 3_000] as const;

/**
 * Asks again, more slowly, where a store answers that it is busy: several orders of a list are read at once, and some
 * stores refuse one of them. Only what is read is asked for again. The last answer is given as it is.
 */
export function askingAgain(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const isReading = (init?.method ?? 'GET') === 'GET';
    for (const pause of isReading ? PAUSES : []) {
      const answer = await fetch(input, init);
      if (!BUSY.has(answer.status)) return answer;
      init?.signal?.throwIfAborted();
      await wait(pause, init?.signal ?? null);
    }
    return fetch(input, init);
  };
}

function wait(milliseconds: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop);
  });
}
