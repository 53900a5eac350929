import type { SendOutcome } from '../../../lib/outbox/evidence';
import type { Carrier } from '../../../lib/outbox/send-row';
import { duplicate } from './made-row';

/** What becomes of one create call. */
export interface Fate {
  /** Whether it arrives; if it does, the service makes a parcel unless the recipient has one. */
  readonly arrives: 'now' | 'later' | 'never';
  readonly answer: 'answered' | 'lost' | 'worker ended' | 'refused';
  readonly lookUp: 'answered' | 'in part' | 'unreachable';
}

export class WorkerEnded extends Error {}

/** A service with one recipient, which checks for duplicates in one step, behind a line that loses things. */
export class MadeService {
  readonly codes: string[] = [];
  fate: Fate = { arrives: 'now', answer: 'answered', lookUp: 'answered' };
  #late = 0;

  /** What was on its way arrives. */
  arrive(): void {
    for (; this.#late > 0; this.#late -= 1) this.#make();
  }

  readonly carrier: Carrier = {
    serialize: () => '{}',
    lookUpRecipient: async () => {
      if (this.fate.lookUp === 'unreachable')
        return { found: 'unreachable', reason: 'offline', retryAt: null };
      if (this.codes.length > 0) return { found: 'present' };
      return { found: this.fate.lookUp === 'answered' ? 'absent' : 'not-checked' };
    },
    create: async () => this.#create(),
  };

  #create(): SendOutcome {
    const { arrives, answer } = this.fate;
    if (answer === 'refused') return { type: 'refused', refusal: { ...duplicate, code: 'closed-village' } };
    if (arrives === 'later') this.#late += 1;
    const code = arrives === 'now' ? this.#make() : null;
    if (answer === 'worker ended') throw new WorkerEnded();
    if (answer === 'lost' || arrives !== 'now') return { type: 'lost', answer: null };
    return code === null ? { type: 'refused', refusal: duplicate } : { type: 'created', parcelCode: code };
  }

  #make(): string | null {
    if (this.codes.length > 0) return null;
    const code = `P-${crypto.randomUUID()}`;
    this.codes.push(code);
    return code;
  }
}
