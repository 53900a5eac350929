import { z } from 'zod';
import { type Answer, refuseFields, refuseWithError } from '../answers';
import { requireFields } from '../checks/fields';
import { type Cost, extraPrice, shippingCost } from '../state/costs';
import { findVillage } from '../state/villages';
import type { Operation } from './operation';

const bodySchema = z.object({ village_id: z.int(), price: z.number().nonnegative().optional() });

function feesAnswer(shipping: Cost, extra: Cost): Answer {
  return {
    status: 200,
    body: {
      delivery_cost: shipping.delivered.toFixed(2),
      returned_delivery_cost: shipping.returned.toFixed(2),
      extra_price: extra.delivered,
      returned_extra_price: extra.returned,
    },
  };
}

/** Specification, POST /parcels/fees: the answer has no `success`. Closed and hidden villages have a cost too. */
export const fees: Operation = {
  name: 'parcels/fees',
  path: '/parcels/fees',
  method: 'POST',
  contentType: 'application/json',
  databaseError: null,

  run(call) {
    const { state, choices, caller } = call;
    const { village_id: id, price = 0 } = requireFields(call, bodySchema, ['price']);
    const village = findVillage(state, id);
    if (village !== undefined) {
      return feesAnswer(shippingCost(caller.customer, village), extraPrice(caller.customer, price));
    }
    switch (choices.unknownVillageFees) {
      case 'invalid-field':
        throw refuseFields(choices, { village_id: ['is not a listed village'] });
      case '404':
        throw refuseWithError(404, 'village not found');
      case 'zero':
        return feesAnswer({ delivered: 0, returned: 0 }, extraPrice(caller.customer, price));
    }
  },
};
