import { z } from 'zod';
import { Refusal } from '../answers';
import { filledText, requireFields } from '../checks/fields';
import { hasPermission } from '../state/employees';
import { parcelAnswer } from '../state/parcel-answer';
import { findParcel } from '../state/parcels';
import { timestamp } from '../state/timestamp';
import type { Call, Operation } from './operation';

const bodySchema = z.object({ parcel_id: filledText });

function refuse(status: number, message: string, error: string): Refusal {
  return new Refusal({ status, body: { success: false, message, errors: [error] } });
}

function requirePermission({ state, caller: { customer, employee } }: Call): void {
  if (employee !== null && customer.isPremium && !hasPermission(state, employee, 'DELETE_PARCELS')) {
    throw refuse(403, 'unauthorized', 'NO_PERMISSION');
  }
}

/** Specification, POST /parcels/restore-parcel. */
export const restoreParcel: Operation = {
  name: 'parcels/restore-parcel',
  path: '/parcels/restore-parcel',
  method: 'POST',
  contentType: 'application/json',
  databaseError: null,

  run(call) {
    const { state, caller, choices } = call;
    requirePermission(call);
    const { parcel_id: code } = requireFields(call, bodySchema);
    const parcel = findParcel(state, caller.customer, code);
    if (parcel === undefined) throw refuse(404, 'parcel not found', 'PARCEL_NOT_FOUND');
    if (parcel.record.deleted_at === null)
      throw refuse(409, 'parcel is not deleted', 'PARCEL_IS_NOT_DELETED');
    parcel.record.deleted_at = null;
    parcel.record.updated_at = timestamp();
    if (choices.restoreSendsEvent) call.tell(parcel, 'updated');
    return { status: 200, body: { success: true, parcel: parcelAnswer(state, parcel) }, commit: {} };
  },
};
