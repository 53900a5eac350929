import type { PartyShape } from '../map-order';

/** The parts of an order's two addresses by WooCommerce's own names. */
export const ADDRESS: PartyShape = {
  name: 'first_name + last_name',
  company: 'company',
  phone: 'phone',
  address1: 'address_1',
  address2: 'address_2',
  city: 'city',
  state: 'state',
  postcode: 'postcode',
  country: 'country',
};
