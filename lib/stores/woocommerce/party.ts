import type { Fact, Party } from '../../order';
import { joinNames, patternFact } from '../facts';

/** One of the order's two addresses; `field` reads a part by WooCommerce's own name for it. */
export function readParty(field: (name: string) => Fact<string>): Party {
  return {
    name: joinNames(field('first_name'), field('last_name')),
    company: field('company'),
    phone: field('phone'),
    address1: field('address_1'),
    address2: field('address_2'),
    city: field('city'),
    state: field('state'),
    postcode: field('postcode'),
    country: patternFact(field('country'), /^[A-Z]{2}$/),
  };
}
