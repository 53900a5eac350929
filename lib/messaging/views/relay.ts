import type { FailureCode } from '../../failure';

/** The relay of this browser's shop; nothing of its secrets is in it. */
export type RelayView =
  | { readonly state: 'none' }
  | {
      readonly state: 'wished' | 'joined';
      readonly url: string;
      readonly shop: string;
      /** What colleagues see of this browser. */
      readonly memberName: string;
      readonly accountId: string;
      /** It is the one that the relay was joined for; else that one was removed, and this is the one in use. */
      readonly isAccountKnown: boolean;
      /** The browser gives access to its address. */
      readonly hasAccess: boolean;
      /** When all there was had been taken in, in milliseconds since the epoch; `null`: never yet. */
      readonly caughtUpAt: number | null;
      readonly trouble: FailureCode | null;
      /** As far as is known here; `unknown-address`: the invitation does not say where events are to go. */
      readonly webhook: 'unknown-address' | 'not-set' | 'set';
      /** An event has come. */
      readonly isProven: boolean;
      /** The account is one for practice, where an event can be made. */
      readonly mayTest: boolean;
    };

/** There was no parcel to move, no status is known to move it to, or the event did not come in time. */
export type RelayTest = 'arrived' | 'no-parcel' | 'no-status' | 'not-arrived';
