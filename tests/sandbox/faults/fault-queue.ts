import type { OperationName } from '../operations/operation';
import type { Fault } from './fault';

/** Digits that all forms of one phone share. */
const NATIONAL = 9;

function phoneOf(body: unknown): string | null {
  const { phone_number: searched, recipient } = (body ?? {}) as {
    phone_number?: unknown;
    recipient?: unknown;
  };
  const phone = searched ?? (recipient as { phone?: unknown } | null | undefined)?.phone;
  return typeof phone === 'string' ? phone.slice(-NATIONAL) : null;
}

/** The faults set, oldest first: a request meets the first that is for its operation. */
export class FaultQueue {
  #faults: readonly Fault[] = [];

  add(fault: Fault): void {
    this.#faults = [...this.#faults, fault];
  }

  clear(): void {
    this.#faults = [];
  }

  list(): readonly Fault[] {
    return structuredClone(this.#faults);
  }

  /** The fault this request meets, counted down. */
  take(operation: OperationName, body: unknown = null): Fault | undefined {
    const phone = phoneOf(body);
    const taken = this.#faults.find(
      (fault) =>
        (fault.operation === operation || fault.operation === '*') &&
        (fault.phone === undefined || fault.phone.slice(-NATIONAL) === phone),
    );
    if (taken?.times === undefined) return taken;
    const rest = { ...taken, times: taken.times - 1 };
    this.#faults = this.#faults.flatMap((fault) => {
      if (fault !== taken) return [fault];
      return rest.times > 0 ? [rest] : [];
    });
    return taken;
  }
}
