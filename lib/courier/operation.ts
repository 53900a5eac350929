import type * as z from 'zod/mini';
import type { OperationName } from './errors';
import type { ServiceRefusal } from './refusals';

/** Look-ups change nothing, so a lost answer may be asked for again: twice more, with backoff. */
export const LOOK_UP_RETRIES = 2;

export interface Operation<Value> {
  readonly name: OperationName;
  /** `POST` where it is left out. */
  readonly method?: 'PUT';
  /** Under the service's base address, without a leading slash. */
  readonly path: string;
  /** Left out for whatever changes something at the service: whether that is sent again is never the client's to decide. */
  readonly retries?: number;
  /** Bytes of the largest answer that is read; 1 MiB where it is left out. */
  readonly largestAnswer?: number;
  /** What a 2xx answer must look like to be a success. */
  readonly answer: z.ZodMiniType<Value>;
  /** A failure that holds it proves nothing, whatever else it says: for a creation the parcel's code. */
  readonly findTrace?: (answer: unknown) => string | null;
  /** The operation's rows of the spec's Errors table, the most telling first; left out where it has none. */
  readonly refusals?: readonly ServiceRefusal[];
}
