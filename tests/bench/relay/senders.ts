import { connect, type Socket } from 'node:net';

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

/**
 * A connection that is kept open, as a service that sends much has one; one request at a time. A bare socket: Node's
 * own client took more of the processor than the relay did, on the same two cores.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;

  constructor(origin: string) {
    const { hostname, port, host } = new URL(origin);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#host = host;
  }

  /** @returns the answer's status, when the whole answer is here */
  post(path: string, body: string): Promise<number> {
    const head = `POST ${path} HTTP/1.1\r\nHost: ${this.#host}\r\nContent-Type: application/json`;
    return new Promise((resolve, reject) => {
      let answer = '';
      const read = (chunk: Buffer) => {
        answer += chunk.toString('latin1');
        const [, length] = /content-length: (\d+)/i.exec(answer) ?? [];
        const end = answer.indexOf('\r\n\r\n');
        if (length === undefined || end < 0 || answer.length < end + 4 + Number(length)) return;
        this.#socket.off('data', read).off('error', reject);
        resolve(Number(answer.slice(9, 12)));
      };
      this.#socket.on('data', read).on('error', reject);
      this.#socket.write(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
