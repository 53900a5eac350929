import type { ParcelFieldName } from '../../lib/parcel/parcel-draft';
import type { Refusal } from '../../lib/press/press-rule';

/** What of a form decides what a press on it does. */
export interface PressedForm {
  readonly sending: boolean;
  /** Only the fee for the village just picked is waited for. */
  readonly awaitsFee: boolean;
  /** The fields to be mended or looked at before sending, from top to bottom. */
  readonly blocked: readonly ParcelFieldName[];
  /** The field that was refused and is still the same. */
  readonly heldBack: ParcelFieldName | null;
  /** The service has a parcel to this phone. */
  readonly duplicate: boolean;
  /** A second parcel of the order was asked for. */
  readonly another: boolean;
}

/** What a press does: `show-field` leads to what holds the parcel up, `say-why` tells why it did not count. */
export type PressStep =
  | { readonly act: 'nothing' }
  | { readonly act: 'show-field'; readonly field: ParcelFieldName }
  | { readonly act: 'say-why'; readonly refusal: Refusal }
  | { readonly act: 'ship' };

/** @param refusal why the press is not the person's (`lib/press`); `null`: it is */
export function stepOfPress(
  { sending, awaitsFee, blocked, heldBack }: Omit<PressedForm, 'duplicate' | 'another'>,
  refusal: Refusal | null,
): PressStep {
  if (sending || awaitsFee) return { act: 'nothing' };
  const [field = heldBack] = blocked;
  if (field !== null) return { act: 'show-field', field };
  return refusal === null ? { act: 'ship' } : { act: 'say-why', refusal };
}

/** A second parcel is asked for by its own button alone, which stands in the place of the one that ships. */
export function needsOwnButton({ another, duplicate, blocked }: Omit<PressedForm, 'sending'>): boolean {
  return another || (duplicate && blocked.length === 0);
}
