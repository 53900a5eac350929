import * as z from 'zod/mini';
import { FATES } from '../ledger/fate';
import { answers } from './answers';
import { id, nothing, number } from './inputs';
import type { RelayTest, RelayView } from './views/relay';

/** The messages about the shop's relay; most carry nothing, since what they are about is kept in the database. */
export const relayMessages = {
  'relay/view': answers<RelayView>()('page', nothing),
  /** Joins the relay whose invitation was kept, once access to it was given. */
  'relay/join': answers<null>()('page', nothing),
  'relay/leave': answers<null>()('page', nothing),
  /** Has the service send its events to the relay. */
  'relay/set-webhook': answers<null>()('page', nothing),
  /** Moves a parcel of a practice account, and waits for the event of it. */
  'relay/test': answers<RelayTest>()('page', nothing),
  /** A person has these returned parcels before them. */
  'returned/seen': answers<null>()('page', z.object({ codes: z.array(id) })),
  /** Keeps what an account's owner says now that some of the service's status numbers mean; of others all stays. */
  'statuses/mean': answers<null>()(
    'page',
    z.object({
      accountId: id,
      said: z.array(z.object({ number, fate: z.nullable(z.enum(FATES)) })).check(z.maxLength(1000)),
    }),
  ),
} as const;
