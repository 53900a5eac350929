import { connect, type Socket } from 'node:net';

/** Node writes a header's name as it was given. */
const LENGTH = 'Content-Length: ';

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

/** A request as it goes over the connection, made before the clock runs. */
export function makeRequest(path: string, body: string): Buffer {
  const length = Buffer.byteLength(body);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: relay\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
}

/**
 * A connection that is kept open, as a service that sends much has one; one request at a time. A bare socket that reads
 * of an answer its status and where it ends: what senders take of the processor, the relay does not get on the same
 * two cores, and Node's own client took more than the relay did.
 */
export class Connection {
  readonly #socket: Socket;
  #answer = '';
  #settle: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (text: string) => this.#read(text));
    this.#socket.on('error', (error) => this.#settle?.reject(error));
  }

  /** @returns the answer's status, when the whole answer is here */
  post(request: Buffer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(text: string): void {
    this.#answer += text;
    const end = this.#answer.indexOf('\r\n\r\n');
    const at = this.#answer.indexOf(LENGTH);
    if (end < 0 || at < 0) return;
    if (this.#answer.length < end + 4 + Number.parseInt(this.#answer.slice(at + LENGTH.length, end), 10))
      return;
    const status = Number(this.#answer.slice(9, 12));
    this.#answer = '';
    this.#settle?.resolve(status);
  }
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
