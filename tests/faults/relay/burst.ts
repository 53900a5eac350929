import { setTimeout as delay } from 'node:timers/promises';
import { Browser, eventBody, send } from '../../relay/shop-client';

/** Milliseconds before somebody who got no answer asks again. */
const AGAIN = 100;

/** One event, by its parcel and status. */
export interface Acknowledged {
  readonly code: string;
  readonly status: number;
}

/**
 * One parcel's life sent event by event, now to one process, now to another.
 * @param isPatient sends an event again until it is acknowledged; else each is sent once, as the service may
 */
export async function sendLife(
  urls: readonly string[],
  path: string,
  parcel: { readonly code: string; readonly events: number; readonly isPatient: boolean },
  random: () => number,
): Promise<readonly Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  for (let status = 1; status <= parcel.events; status += 1) {
    const body = eventBody({ parcel_code: parcel.code, parcel_status_id: status });
    let isAcknowledged = false;
    do {
      const url = `${urls[Math.floor(random() * urls.length)]}${path}`;
      // No answer is no promise.
      const answer = await send(url, body).catch(() => null);
      isAcknowledged = answer?.ok === true;
      if (!isAcknowledged) await delay(AGAIN);
    } while (!isAcknowledged && parcel.isPatient);
    if (isAcknowledged) acknowledged.push({ code: parcel.code, status });
  }
  return acknowledged;
}

/** A page that is open all the time: waits for news, goes on from its last number whatever happens. */
export class Reader {
  readonly seen: Acknowledged[] = [];
  /** Of all changes, orders' too. */
  readonly numbers: number[] = [];
  readonly #browsers: readonly Browser[];
  #after = 0;
  #cut = new AbortController();
  #isDone = false;

  constructor(urls: readonly string[], { token, id }: Browser) {
    this.#browsers = urls.map((url) => new Browser(url, token, id));
  }

  /** Breaks the request it waits in. */
  cut(): void {
    this.#cut.abort();
  }

  /** Reads until it is told that all is written, and then to the end. */
  async read(): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const isLast = this.#isDone;
      const browser = this.#browsers[turn % this.#browsers.length];
      this.#cut = new AbortController();
      const answer = await browser?.changes(this.#after, isLast ? 0 : 3, this.#cut.signal).catch(() => null);
      if (answer === null || answer === undefined) {
        await delay(AGAIN);
        continue;
      }
      for (const change of answer.changes) {
        this.#after = change.seq;
        this.numbers.push(change.seq);
        if (change.kind !== 'event') continue;
        this.seen.push({ code: change.parcelCode ?? '', status: change.statusId ?? 0 });
      }
      if (isLast && !answer.more) return;
    }
  }

  finish(): void {
    this.#isDone = true;
    this.cut();
  }
}
