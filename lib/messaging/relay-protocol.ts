import { answers } from './answers';
import { nothing } from './inputs';
import type { RelayTest, RelayView } from './views/relay';

/** The messages about the shop's relay; they carry nothing, since what they are about is kept in the database. */
export const relayProtocol = {
  'relay/view': answers<RelayView>()('page', nothing),
  /** Joins the relay whose invitation was kept, once access to it was given. */
  'relay/join': answers<null>()('page', nothing),
  'relay/leave': answers<null>()('page', nothing),
  /** Has the service send its events to the relay. */
  'relay/set-webhook': answers<null>()('page', nothing),
  /** Moves a parcel of a practice account, and waits for the event of it. */
  'relay/test': answers<RelayTest>()('page', nothing),
} as const;
