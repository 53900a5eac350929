import { z } from 'zod';
import { refuseFields, refuseRequest, refuseWithError } from '../answers';
import { filledText, requireFields } from '../checks/fields';
import { findStepErrors, moveParcel } from '../state/move-parcel';
import { findLiveParcel } from '../state/parcels';
import type { Call, Operation } from './operation';

const bodySchema = z.object({
  parcel_code: filledText,
  parcel_status_id: z.int(),
  parcel_position_id: z.int(),
  returned_reason_id: z.int().optional(),
});

function requireTestingEnvironment({ choices, caller }: Call): void {
  if (caller.customer.environment === 'testing') return;
  throw choices.simulateOutsideTesting === '403'
    ? refuseWithError(403, 'available only in the testing environment')
    : refuseRequest(404, 'not found');
}

/** Specification, POST /parcels/test-parcel. A parcel in the recycle bin is not found. */
export const simulateParcel: Operation = {
  name: 'parcels/test-parcel',
  path: '/parcels/test-parcel',
  method: 'POST',
  contentType: 'application/json',
  databaseError: null,

  run(call) {
    requireTestingEnvironment(call);
    const { parcel_code: code, ...step } = requireFields(call, bodySchema);
    const parcel = findLiveParcel(call.state, call.caller.customer, code);
    if (parcel === undefined) throw refuseWithError(404, 'not found');
    const errors = findStepErrors(call.state, step);
    if (Object.keys(errors).length > 0) throw refuseFields(call.choices, errors);
    moveParcel(parcel, step);
    call.tell(parcel, 'moved');
    return {
      status: 200,
      body: {
        success: true,
        failedToSubmit: false,
        parcelResultStatus: {
          allowed_parcels: [code],
          allowed_companion_parcels: [],
          rejected_parcels: [],
          rejected_companion_parcels: [],
        },
      },
      commit: {},
    };
  },
};
