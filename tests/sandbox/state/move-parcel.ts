import type { FieldErrors } from '../answers';
import type { ParcelState } from './parcel-state';
import type { State } from './state';
import { timestamp } from './timestamp';

export interface Step {
  readonly parcel_status_id: number;
  readonly parcel_position_id: number;
  readonly returned_reason_id?: number | undefined;
}

/** What is wrong with a step: ids the seed does not define, or a return reason for no return. */
export function findStepErrors({ seed: { lifecycle } }: State, step: Step): FieldErrors {
  const status = lifecycle.statuses.find(({ id }) => id === step.parcel_status_id);
  const reason = step.returned_reason_id;
  const errors: Record<string, string[]> = {};
  if (status === undefined) errors.parcel_status_id = ['is not one of the parcel statuses'];
  if (!lifecycle.positions.some(({ id }) => id === step.parcel_position_id)) {
    errors.parcel_position_id = ['is not one of the parcel positions'];
  }
  if (reason !== undefined && !lifecycle.returned_reasons.some(({ id }) => id === reason)) {
    errors.returned_reason_id = ['is not one of the return reasons'];
  } else if (reason !== undefined && status !== undefined && status.kind !== 'returned') {
    errors.returned_reason_id = ['is only for returned parcels'];
  }
  return errors;
}

/** Sets status and position; the return reason is that of this step. */
export function moveParcel({ record }: ParcelState, step: Step): void {
  record.parcel_status_id = step.parcel_status_id;
  record.parcel_position_id = step.parcel_position_id;
  record.returned_reason_id = step.returned_reason_id ?? null;
  record.updated_at = timestamp();
}

/** The step after a parcel's present one; the first when it is off the journey, none at the end. */
export function findNextStep({ seed: { lifecycle } }: State, { record }: ParcelState): Step | undefined {
  const index = lifecycle.journey.findIndex(
    (step) =>
      step.parcel_status_id === record.parcel_status_id &&
      step.parcel_position_id === record.parcel_position_id,
  );
  return lifecycle.journey[index + 1];
}
