import { z } from 'zod';

/**
 * What the specification leaves open, decided here and nowhere else. Each value can be set in the seed
 * (`choices`) or while running (`control.choose`), so that a client can be tried against every plausible
 * service. Choices with a single plausible value are listed in the README.
 */
export const choicesSchema = z.strictObject({
  /** A key that is present but belongs to nobody: `unauthorized` at 200 like a missing key, or HTTP 401. */
  invalidKey: z.enum(['unauthorized-200', '401']).default('unauthorized-200'),
  /** Field values the Errors table does not name: 422 with `errors` keyed by field, or 200 with a list. */
  invalidFields: z.enum(['422', '200']).default('422'),
  /** Fields the specification does not list. `refused` finds misspelt optional fields. */
  unknownFields: z.enum(['ignored', 'refused']).default('ignored'),
  /** `"50"` where the specification says numeric. */
  numericStrings: z.enum(['refused', 'accepted']).default('refused'),
  /** `null` for a field that may be left out. */
  optionalNull: z.enum(['refused', 'accepted']).default('refused'),
  /** Create with a village that is not in the listing, or is deleted. */
  unknownVillageOnCreate: z.enum(['invalid-field', 'hidden-village']).default('invalid-field'),
  /** Fees of such a village: a field error, 404 with `error`, or a cost of 0.00. */
  unknownVillageFees: z.enum(['invalid-field', '404', 'zero']).default('invalid-field'),
  /** Nobody found by phone: the Errors table's row, or `success: true` with an empty list. Both are stated. */
  recipientNotFound: z.enum(['error', 'empty-list']).default('error'),
  /** Whether 0599…, 599…, +970599… and +972599… are one phone in the search and the duplicate check. */
  phoneMatching: z.enum(['any-form', 'as-written']).default('any-form'),
  /** `duplicate` in the duplicate refusal: as this request wrote it, or 0 and nine digits. */
  duplicatePhone: z.enum(['as-sent', 'national']).default('as-sent'),
  /** Whether the duplicate check and the insertion are one step, or two requests can both pass the check. */
  duplicateCheck: z.enum(['atomic', 'not-atomic']).default('atomic'),
  /** Milliseconds between the check and the insertion when they are not one step. */
  duplicateGapMs: z.int().nonnegative().default(50),
  /** A rejected size: `success: true` or `false`, `rejectSize: true` either way. */
  rejectedSize: z.enum(['success', 'failure']).default('success'),
  /** The lifecycle simulation for a live customer. */
  simulateOutsideTesting: z.enum(['403', '404']).default('403'),
  /** Hidden villages stand in the listing like any other: only the refusal tells. */
  listHiddenVillages: z.boolean().default(true),
  /** Deleted cities and villages stand in the listing with `deleted_at` set. */
  listDeletedVillages: z.boolean().default(true),
  /** Whether restoring a parcel counts as an update of its information and sends an event. */
  restoreSendsEvent: z.boolean().default(false),
  /**
   * Whether connections stay open. Chromium and Firefox send a POST again by themselves when a connection
   * used before breaks without an answer: with `keep-alive` a dropped create is often repeated, forced ones
   * included, and the extension sees only the second answer. With `close` it sees the drop.
   */
  connections: z.enum(['close', 'keep-alive']).default('close'),
});

export type Choices = z.output<typeof choicesSchema>;
