import { testParcel } from '../../../lib/courier/parcels';
import { Failure } from '../../../lib/failure';
import type { InputOf } from '../../../lib/messaging/protocol';
import type { JourneyMove } from '../../../lib/messaging/views/tools';
import { meetNumbers } from '../../../lib/number-names/kept-names';
import { numbersOfStep } from '../../../lib/number-names/number-names';
import { shownValue } from '../../../lib/tools/shown-value';
import { callCourier } from '../accounts/courier';

/** Spec, POST /parcels/test-parcel. @throws Failure `testing-only`, and whatever the service refuses with */
export async function moveParcel({
  accountId,
  parcelCode,
  step,
}: InputOf<'journey/move'>): Promise<JourneyMove> {
  const result = await callCourier(accountId, (client, account) => {
    if (account.environment !== 'testing') throw new Failure('testing-only');
    return testParcel(client, {
      parcel_code: parcelCode,
      parcel_status_id: step.statusId,
      parcel_position_id: step.positionId,
      ...(step.returnedReasonId !== null && { returned_reason_id: step.returnedReasonId }),
    });
  });
  await meetNumbers(accountId, numbersOfStep(step));
  const status = result.parcelResultStatus;
  return {
    moved: status.allowed_parcels.includes(parcelCode),
    failedToSubmit: result.failedToSubmit,
    allowed: status.allowed_parcels,
    allowedCompanions: status.allowed_companion_parcels.map(shownValue),
    rejected: status.rejected_parcels.map(shownValue),
    rejectedCompanions: status.rejected_companion_parcels.map(shownValue),
  };
}
