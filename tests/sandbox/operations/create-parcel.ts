import { z } from 'zod';
import { type FieldErrors, refuseFields, refuseWithError, refuseWithErrors } from '../answers';
import { findAmountError } from '../checks/amount';
import { type Dimensions, isAcceptedSize, isSide } from '../checks/dimensions';
import { filledText, phoneText, requireFields, textUpTo } from '../checks/fields';
import { nationalPhone } from '../checks/phone';
import { hasPermission } from '../state/employees';
import { addParcel, hasParcelFor } from '../state/parcels';
import { isBlocked } from '../state/recipients';
import type { VillageState } from '../state/state';
import { findVillage } from '../state/villages';
import type { Call, Operation } from './operation';

const DEFAULT_SIDE = 40;

const bodySchema = z.object({
  recipient: z.object({ first_name: filledText, phone: phoneText, phone2: phoneText.optional() }),
  address: z.object({ city_id: z.int().optional(), village_id: z.int(), street_name: filledText }),
  total_price: z.number(),
  actual_price: z.number().optional(),
  description: textUpTo(255).refine((text) => [...text].length >= 3, 'must be at least 3 characters'),
  note: textUpTo(1023).optional(),
  customer_private_note: textUpTo(2047).optional(),
  weight: z.number().nonnegative().optional(),
  /** Anything here: what is no valid side has its own row in the Errors table. */
  length: z.unknown().optional(),
  width: z.unknown().optional(),
  height: z.unknown().optional(),
  is_replacement: z.boolean().optional(),
  is_favorite_recipient: z.boolean().optional(),
  planned_date: z.iso.date().optional(),
  reference_number: z.string().optional(),
  parcel_type: z.int().optional(),
  forceDuplicate: z.boolean().optional(),
});

type Body = z.output<typeof bodySchema>;

function requirePermission({ state, caller }: Call): void {
  const { customer, employee } = caller;
  const may =
    customer.mayCreateParcels && (employee === null || hasPermission(state, employee, 'CREATE_PARCELS'));
  if (!may) throw refuseWithErrors('unauthorized operation');
}

function requireBody(call: Call): Body {
  const { state, caller, choices } = call;
  const body = requireFields(call, bodySchema, ['total_price', 'actual_price', 'weight']);
  const errors: Record<string, FieldErrors[string]> = {};
  for (const field of ['total_price', 'actual_price'] as const) {
    const wrong = findAmountError(body[field] ?? 0, caller.customer.numberRule);
    if (wrong !== null) errors[field] = [wrong];
  }
  const { parcel_type: type, address } = body;
  if (type !== undefined && !state.seed.parcel_types.some(({ id }) => id === type)) {
    errors.parcel_type = ['is not one of the parcel types'];
  }
  const village = state.villages.get(address.village_id);
  if (address.city_id !== undefined && village !== undefined && address.city_id !== village.record.city_id) {
    errors['address.city_id'] = ['is not the city of the village'];
  }
  if (Object.keys(errors).length > 0) throw refuseFields(choices, errors);
  return body;
}

function requireVillage({ state, choices }: Call, id: number): VillageState {
  const village = findVillage(state, id);
  if (village === undefined) {
    throw choices.unknownVillageOnCreate === 'hidden-village'
      ? refuseWithErrors('hidden village')
      : refuseFields(choices, { 'address.village_id': ['is not a listed village'] });
  }
  if (village.record.is_closed === 1) throw refuseWithErrors('closed village');
  if (village.hidden) throw refuseWithErrors('hidden village');
  return village;
}

function requireDimensions({ state }: Call, body: Body): Dimensions {
  const { length = DEFAULT_SIDE, width = DEFAULT_SIDE, height = DEFAULT_SIDE } = body;
  if (isSide(length) && isSide(width) && isSide(height)) {
    const dimensions = { length, width, height };
    if (isAcceptedSize(dimensions, state.seed.maximum_side)) return dimensions;
  }
  throw refuseWithError(200, 'أبعاد الطرد غير متناسبة');
}

function requireRecipientNotBlocked({ state }: Call, { phone, phone2 }: Body['recipient']): void {
  if (isBlocked(state, phone2 === undefined ? [phone] : [phone, phone2])) {
    throw refuseWithErrors('Recipient is blocked', { recipient_blocked: true });
  }
}

function requirePriceWithinLimit({ caller }: Call, totalPrice: number): void {
  const limit = caller.customer.info.max_price_for_parcel;
  if (totalPrice > limit) throw refuseWithErrors(`can't create parcel with total price more than ${limit}`);
}

function requireNoDuplicate({ state, choices, caller }: Call, phone: string): void {
  if (!hasParcelFor(state, caller.customer, phone)) return;
  throw refuseWithErrors('phone number is duplicated from same customer parcels phone', {
    duplicate: choices.duplicatePhone === 'as-sent' ? phone : nationalPhone(phone),
  });
}

/** Specification, POST /parcels/create. The refusals come in the order of the lines of `run`. */
export const createParcel: Operation = {
  name: 'parcels/create',
  path: '/parcels/create',
  method: 'POST',
  contentType: 'application/json',
  databaseError: { status: 200, body: { success: false, errors: ['failed to add'] } },

  async run(call) {
    requirePermission(call);
    const body = requireBody(call);
    const village = requireVillage(call, body.address.village_id);
    requireRecipientNotBlocked(call, body.recipient);
    const dimensions = requireDimensions(call, body);
    requirePriceWithinLimit(call, body.total_price);
    if (body.forceDuplicate !== true) requireNoDuplicate(call, body.recipient.phone);
    if (call.choices.duplicateCheck === 'not-atomic') await call.gap();

    const parcelCode = call.takeParcelCode();
    addParcel(
      call.state,
      call.caller.customer,
      village,
      {
        parcel_code: parcelCode,
        recipient: {
          first_name: body.recipient.first_name,
          last_name: null,
          phone: body.recipient.phone,
          phone2: body.recipient.phone2 ?? null,
          note: null,
          is_blocked: 0,
          address: { village_id: body.address.village_id, street_name: body.address.street_name },
        },
        description: body.description,
        total_price: body.total_price,
        ...(body.actual_price === undefined ? {} : { actual_price: body.actual_price }),
        note: body.note ?? null,
        customer_private_note: body.customer_private_note ?? null,
        reference_number: body.reference_number ?? null,
        deleted_at: null,
        contents: [],
        companion_parcels: [],
      },
      {
        dimensions,
        weight: body.weight ?? null,
        isReplacement: body.is_replacement === true,
        isFavoriteRecipient: body.is_favorite_recipient === true,
        plannedDate: body.planned_date ?? null,
        parcelType: body.parcel_type ?? null,
      },
    );
    return { status: 200, body: { success: true, parcel_code: parcelCode }, commit: { parcelCode } };
  },
};
