import type { Answer } from './answers';
import type { FaultKind } from './faults/fault';
import type { EventReason, OperationName } from './operations/operation';

/** One request as it came and what became of it. */
export interface LedgerRequest {
  readonly id: number;
  /** `elsewhere`: the address a redirect fault points to. `unknown`: no operation has this address. */
  readonly operation: OperationName | 'elsewhere' | 'unknown';
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly method: string;
  readonly path: string;
  /** Every header, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it came, byte for byte; `null` for a form, whose files are not text. */
  readonly text: string | null;
  /** The parsed body, key included; a file as `{file, type, size}`; `null` when it could not be parsed. */
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly fault: FaultKind | null;
  /** What the operation decided; `null` when it has not run, or not yet. */
  readonly answer: { readonly status: number; readonly body: unknown } | null;
  /** What left the service: a status, a connection dropped by a fault, or nobody there to take it. */
  readonly sent: { readonly status: number; readonly text: string } | 'dropped' | 'client-gone' | null;
  /** Whether it changed what the service holds. */
  readonly committed: boolean;
  /** The parcel it created. */
  readonly parcelCode: string | null;
}

/** One parcel that a request created, whatever became of it afterwards. */
export interface LedgerParcel {
  readonly parcelCode: string;
  readonly requestId: number;
  readonly createdAt: string;
  /** The business's key, an employee's request included. */
  readonly customerKey: string;
  readonly phone: string;
  readonly referenceNumber: string | null;
  readonly totalPrice: number;
  readonly villageId: number;
  /** `forceDuplicate` was true. */
  readonly forced: boolean;
}

/** One event and its delivery. */
export interface LedgerEvent {
  readonly id: number;
  readonly at: string;
  readonly reason: EventReason;
  readonly url: string | null;
  readonly body: Readonly<Record<string, unknown>>;
  readonly delivery:
    | { readonly outcome: 'pending' }
    | { readonly outcome: 'delivered'; readonly status: number }
    | { readonly outcome: 'failed'; readonly error: string }
    | { readonly outcome: 'not-sent'; readonly why: 'no webhook URL' | 'not a loopback address' };
}

export interface LedgerContents {
  readonly requests: readonly LedgerRequest[];
  readonly parcels: readonly LedgerParcel[];
  readonly events: readonly LedgerEvent[];
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
export type LedgerEntry = Mutable<LedgerRequest>;

/** Everything received and created, in order. */
export class Ledger {
  readonly #requests: LedgerEntry[] = [];
  readonly #parcels: LedgerParcel[] = [];
  readonly #events: Mutable<LedgerEvent>[] = [];

  receive(
    request: Pick<LedgerRequest, 'operation' | 'method' | 'path' | 'headers' | 'text' | 'body' | 'fault'>,
  ): LedgerEntry {
    const entry: LedgerEntry = {
      id: this.#requests.length + 1,
      receivedAt: new Date().toISOString(),
      ...request,
      answer: null,
      sent: null,
      committed: false,
      parcelCode: null,
    };
    this.#requests.push(entry);
    return entry;
  }

  /** Notes what an operation decided, at the moment it did. */
  decide(entry: LedgerEntry, { status, body, commit }: Answer): void {
    entry.answer = { status, body: structuredClone(body) };
    entry.committed = commit !== undefined;
    entry.parcelCode = commit?.parcelCode ?? null;
  }

  addParcel(parcel: LedgerParcel): void {
    this.#parcels.push(parcel);
  }

  addEvent(event: Pick<LedgerEvent, 'reason' | 'url' | 'body'>): Mutable<LedgerEvent> {
    const entry: Mutable<LedgerEvent> = {
      id: this.#events.length + 1,
      at: new Date().toISOString(),
      ...event,
      delivery: { outcome: 'pending' },
    };
    this.#events.push(entry);
    return entry;
  }

  /** A copy: what happens later does not change it. */
  contents(): LedgerContents {
    return structuredClone({ requests: this.#requests, parcels: this.#parcels, events: this.#events });
  }
}

/** The requests that asked for parcels: all of them, or those for one order. */
export function creationsIn(
  { requests }: LedgerContents,
  orderId?: number | string,
): readonly LedgerRequest[] {
  return requests.filter(
    ({ operation, body }) =>
      operation === 'parcels/create' && (orderId === undefined || body?.reference_number === String(orderId)),
  );
}
