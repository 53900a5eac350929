import * as z from 'zod/mini';
import { ORDER_LIMITS } from '../order-limits';
import { content, page } from './define-message';
import { id, storeIdentity, storeOrderId } from './inputs';
import { perSite } from './rate';
import type { FollowTurn, NoteToWrite, NoteView } from './views/notes';

const orderField = z.enum(['tracking', 'status']);
/** After a bulk a page asks once for each order; not more than a store could bear. */
const AFTER_BULK = 600;
const stands = z.string().check(z.maxLength(ORDER_LIMITS.line));

export const noteMessages = {
  /** The next parcel that the caller's store is to be told of; `orderId`: of this order alone, at a person's press. */
  'notes/claim': content({
    store: storeIdentity,
    orderId: z.nullable(storeOrderId),
    opened: z.boolean(),
  })
    .atMost(perSite(AFTER_BULK))
    .answers<NoteToWrite | null>(),
  'notes/script': content().unpaced('it brings our own script to its own tab'),
  'notes/settle': content({
    store: storeIdentity,
    rowId: id,
    /** That was to be written. */
    parcelCode: z.optional(id),
    takesBack: z.boolean(),
    outcome: z.enum(['written', 'refused', 'not-taken', 'unreachable']),
  }).unpaced('what was claimed is settled, and claims are paced'),
  /** What of the caller's store's orders is to follow its parcel next. */
  'follow/claim': content({ store: storeIdentity }).atMost(perSite(AFTER_BULK)).answers<FollowTurn>(),
  'follow/settle': content({
    store: storeIdentity,
    rowId: id,
    what: orderField,
    claimId: id,
    found: z.union([
      z.object({ outcome: z.enum(['read', 'written', 'changed']), value: stands }),
      z.object({ outcome: z.enum(['refused', 'unreachable']) }),
    ]),
  }).unpaced('what was claimed is settled, and claims are paced'),
  /** The statuses that the caller's store offers. Each changes the settings; a page reads them once. */
  'follow/statuses': content({
    store: storeIdentity,
    statuses: z
      .array(z.object({ id: storeOrderId, name: z.string().check(z.maxLength(200)) }))
      .check(z.maxLength(200)),
  }).atMost(perSite(10)),
  /** A person has seen what would be written into a store's orders. */
  'follow/answer': page({ origin: z.string(), what: orderField, wanted: z.boolean() }),
  /** What the store refused is tried once more, at a person's press. */
  'follow/again': page({ rowId: id, what: orderField }),
  /** How far the notes in the stores are, of those that take some. */
  'notes/list': page().answers<readonly NoteView[]>(),
} as const;
