import * as z from 'zod/mini';
import { answers } from './answers';
import { id, nothing, storeIdentity, storeOrderId } from './inputs';
import type { NoteToWrite, NoteView } from './views/notes';

/** The messages about the notes on stores' orders that name their parcels. */
export const noteMessages = {
  /** The next parcel that the caller's store is to be told of; `orderId`: of this order alone, at a person's press. */
  'notes/claim': answers<NoteToWrite | null>()(
    'content',
    z.object({ store: storeIdentity, orderId: z.nullable(storeOrderId), opened: z.boolean() }),
  ),
  'notes/settle': answers<null>()(
    'content',
    z.object({
      store: storeIdentity,
      rowId: id,
      takesBack: z.boolean(),
      outcome: z.enum(['written', 'refused', 'not-taken', 'unreachable']),
    }),
  ),
  /** How far the notes in the stores are, of those that take some. */
  'notes/list': answers<readonly NoteView[]>()('page', nothing),
} as const;
