import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** What senders saw: how long each answer took, in milliseconds, and which items were answered 2xx. */
export interface Sent<Item> {
  readonly accepted: readonly Item[];
  readonly times: readonly number[];
  /** Milliseconds from the first to the last. */
  readonly took: number;
}

/** Runs each list's items one after the other, the lists at the same time; `run` says whether it was accepted. */
export async function sendAll<Item>(
  lists: readonly (readonly Item[])[],
  run: (item: Item, worker: number) => Promise<boolean>,
): Promise<Sent<Item>> {
  const accepted: Item[] = [];
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(
    lists.map(async (items, worker) => {
      for (const item of items) {
        const start = performance.now();
        const isAccepted = await run(item, worker);
        times.push(performance.now() - start);
        if (isAccepted) accepted.push(item);
      }
    }),
  );
  return { accepted, times, took: performance.now() - began };
}

/** A connection that is kept open, as a service that sends much has one. */
export class Connection {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** @returns the answer's status */
  async post(url: string, body: string): Promise<number> {
    const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
      request(url, { agent: this.#agent, method: 'POST', headers }, resolve).on('error', reject).end(body);
    });
    await text(answer);
    return answer.statusCode ?? 0;
  }

  close(): void {
    this.#agent.destroy();
  }
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
