import { page } from './define-message';
import { id } from './inputs';
import type { RelayTest, RelayView } from './views/relay';

/** About the shop's relay. */
export const relayMessages = {
  'relay/view': page().answers<RelayView>(),
  /** Joins the relay whose invitation was kept, once access to it was given. */
  'relay/join': page(),
  'relay/leave': page(),
  /** The account whose parcels it tells of, once the one that it was joined for was removed. */
  'relay/follow-account': page({ accountId: id }),
  /** Has the service send its events to the relay. */
  'relay/set-webhook': page(),
  /** Moves a parcel of a practice account, and waits for the event of it. */
  'relay/test': page().answers<RelayTest>(),
} as const;
