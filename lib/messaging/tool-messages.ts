import * as z from 'zod/mini';
import { CONTENT, sentPhotosSchema } from '../contents/content';
import type { ParcelContent } from '../courier/schemas/parcel-content';
import type { User } from '../courier/schemas/user';
import { EMPLOYEE } from '../employees/employee';
import { FATES } from '../ledger/fate';
import { PASSPHRASE_LENGTH, type SealedKeys } from '../transfer/sealed-keys';
import { recordName } from '../villages/record-name-schema';
import { page } from './define-message';
import { id, wholeNumber } from './inputs';
import type { RelayTest, RelayView } from './views/relay';
import type { DirectoryView, ListReading } from './views/service';
import type { EventView, JourneyMove, RestoredView } from './views/tools';

export const toolMessages = {
  'directory/refresh': page({ accountId: id }).answers<DirectoryView>(),
  'directory/decide': page({ accountId: id, use: z.enum(['new', 'old']) }),
  'directory/unhide': page({ accountId: id, villageId: wholeNumber }),
  /** What was understood of a list's names. */
  'directory/reading': page({ accountId: id }).answers<ListReading | null>(),
  /** Gives a record a name to be matched by; `null` takes it back. */
  'directory/name-record': page({ accountId: id, villageId: wholeNumber, name: z.nullable(recordName) }),
  /** Moves a parcel of a practice account (spec, POST /parcels/test-parcel). */
  'journey/move': page({
    accountId: id,
    parcelCode: id,
    step: z.object({
      statusId: z.int(),
      positionId: z.int(),
      returnedReasonId: z.nullable(z.int()),
    }),
  }).answers<JourneyMove>(),
  'webhook/set': page({ accountId: id, address: z.string().check(z.maxLength(2_000)) }).answers<{
    readonly message: string | null;
  }>(),
  /** What an event that was sent to the webhook says, and of which parcel. */
  'webhook/read': page({ accountId: id, text: z.string().check(z.maxLength(100_000)) }).answers<EventView>(),
  /** Keeps what an account's owner says now that some of the service's status numbers mean; of others all stays. */
  'statuses/mean': page({
    accountId: id,
    said: z.array(z.object({ number: z.int(), fate: z.nullable(z.enum(FATES)) })).check(z.maxLength(1000)),
  }),
  /** Changes an employee of a premium account (spec, POST /premium-customer/employees/{id}). */
  'employee/update': page({ accountId: id, update: EMPLOYEE.valuesSchema }).answers<User>(),
  /** Changes a content of a parcel (spec, POST /parcel-content/update/{id}); `attempt` names it for a cancel. */
  'content/update': page({
    accountId: id,
    attempt: id,
    values: CONTENT.valuesSchema,
    photos: sentPhotosSchema,
  }).answers<ParcelContent>(),
  'content/cancel': page({ attempt: id }),
  /** The keys of all accounts, encrypted under a passphrase; `without`: accounts whose key cannot be read. */
  'accounts/export-keys': page({
    passphrase: z.string().check(z.minLength(PASSPHRASE_LENGTH), z.maxLength(1_000)),
  }).answers<{
    readonly sealed: SealedKeys;
    readonly without: readonly string[];
  }>(),
  /** Revives a deleted parcel: sent after the person was told so and pressed once more. */
  'parcel/restore': page({ accountId: id, parcelCode: id }).answers<RestoredView>(),
} as const;

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
