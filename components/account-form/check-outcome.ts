import type { FailureCode, FailureParams } from '../../lib/failure';
import type { DirectoryView } from '../../lib/messaging/views/service';

/** What became of asking the service for the account's cities and villages. */
export type CheckOutcome =
  | { readonly kind: 'checking' }
  | { readonly kind: 'received'; readonly directory: DirectoryView }
  | {
      readonly kind: 'failed';
      readonly code: FailureCode;
      readonly params: FailureParams;
      readonly serviceText: string | null;
    };
