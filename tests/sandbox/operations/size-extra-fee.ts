import { z } from 'zod';
import { refuseFields, refuseWithError } from '../answers';
import { isAcceptedSize } from '../checks/dimensions';
import { filledText, requireFields } from '../checks/fields';
import { sizeFee } from '../state/costs';
import { findLiveParcel } from '../state/parcels';
import { findVillage } from '../state/villages';
import type { Call, Operation } from './operation';

const side = z.int().positive();

const bodySchema = z.object({
  village_id: z.int(),
  length: side,
  width: side,
  height: side,
  parcel_id: filledText.optional(),
  companion_id: z.int().optional(),
});

type Body = z.output<typeof bodySchema>;

/** A companion is looked for in the parcel when one is named, else in all parcels of the customer. */
function requireParcelAndCompanion(
  { state, caller }: Call,
  { parcel_id: code, companion_id: companion }: Body,
): void {
  const parcel = code === undefined ? undefined : findLiveParcel(state, caller.customer, code);
  if (code !== undefined && parcel === undefined) throw refuseWithError(200, 'Parcel not found');
  if (companion === undefined) return;
  const among = parcel === undefined ? [...state.parcels.values()] : [parcel];
  const isCompanion = among.some(
    ({ customer, companions }) =>
      customer === caller.customer && companions.some(({ id }) => id === companion),
  );
  if (!isCompanion) throw refuseWithError(200, 'Companion parcel not found');
}

/** Specification, POST /parcels/calculateSizeExtraFee. */
export const sizeExtraFee: Operation = {
  name: 'parcels/calculateSizeExtraFee',
  path: '/parcels/calculateSizeExtraFee',
  method: 'POST',
  contentType: 'application/json',
  databaseError: null,

  run(call) {
    const { state, caller, choices } = call;
    const body = requireFields(call, bodySchema);
    if (findVillage(state, body.village_id) === undefined) {
      throw refuseFields(choices, { village_id: ['is not a listed village'] });
    }
    requireParcelAndCompanion(call, body);
    if (!isAcceptedSize(body, state.seed.maximum_side)) {
      const message = 'أبعاد الطرد غير مقبولة';
      const success = choices.rejectedSize === 'success';
      return { status: 200, body: { success, rejectSize: true, result: `0 - ${message}`, message, fee: 0 } };
    }
    const fee = sizeFee(caller.customer, body);
    const message = fee > 0 ? 'رسوم إضافية على حجم الطرد' : 'لا رسوم إضافية على حجم الطرد';
    return {
      status: 200,
      body: { success: true, rejectSize: false, result: `${fee} - ${message}`, message, fee },
    };
  },
};
