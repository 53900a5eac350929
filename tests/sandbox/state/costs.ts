import { roundAmount } from '../checks/amount';
import { type Dimensions, volume } from '../checks/dimensions';
import type { Customer, VillageState } from './state';

export interface Cost {
  readonly delivered: number;
  readonly returned: number;
}

/**
 * Shipping cost by the village's region type. How the service computes it is not specified; here region
 * type 2 takes the customer's `al_quds_…` costs, 3 `occupied_lands_…`, and all others the plain ones.
 */
export function shippingCost({ info }: Customer, village: VillageState): Cost {
  switch (village.record.region_type) {
    case 2:
      return { delivered: info.al_quds_delivered_parcel_cost, returned: info.al_quds_returned_parcel_cost };
    case 3:
      return {
        delivered: info.occupied_lands_delivered_parcel_cost,
        returned: info.occupied_lands_returned_parcel_cost,
      };
    default:
      return { delivered: info.delivered_parcel_cost, returned: info.returned_parcel_cost };
  }
}

/** The part of the price above the customer's threshold, times the customer's percentage. */
export function extraPrice({ info, numberRule }: Customer, price: number): Cost {
  const above = Math.max(0, price - info.price_extra_fee_threshold);
  return {
    delivered: roundAmount(above * info.price_extra_fee_percentage, numberRule),
    returned: roundAmount(above * info.price_extra_fee_percentage_returned, numberRule),
  };
}

/** `extra_size_factor` for every 1,000 cubic units above the customer's default parcel. */
export function sizeFee({ info, numberRule }: Customer, dimensions: Dimensions): number {
  const ordinary = info.default_parcel_length * info.default_parcel_width * info.default_parcel_height;
  const above = Math.max(0, volume(dimensions) - ordinary);
  return roundAmount((above / 1000) * info.extra_size_factor, numberRule);
}
