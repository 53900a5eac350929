import type { Logger } from 'pino';
import type { SharedReads } from '../changes/shared-reads';
import type { Wake } from '../changes/wake';
import type { Database } from '../database/database';
import type { EventTaker } from '../events/take-events';
import type { Member } from '../shops/members';
import type { Pace } from '../shops/pace';
import type { Metrics } from './metrics';
import type { SourceCheck } from './sources';

export interface Relay {
  readonly database: Database;
  readonly events: EventTaker;
  readonly wake: Wake;
  /** What waiting readers ask together. */
  readonly reads: SharedReads;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly sources: SourceCheck;
  readonly memberPace: Pace;
  readonly memberWrites: Pace;
  /** Aborts when the relay stops: what is held open ends. */
  readonly stopping: AbortSignal;
}

/** What one request carries from step to step. */
export interface Env {
  Variables: { member: Member; isHeld: boolean };
}
