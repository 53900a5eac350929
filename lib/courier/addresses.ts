import type { CourierClient } from './client';
import { LOOK_UP_RETRIES, type Operation } from './operation';
import { type CityListing, cityListingSchema } from './schemas/city';

const listing: Operation<CityListing> = {
  name: 'listCitiesAndVillages',
  path: 'address/getCitiesAndVillages',
  retries: LOOK_UP_RETRIES,
  // A village is some 250 bytes: room for 30,000 of them.
  largestAnswer: 8 * 1024 * 1024,
  answer: cityListingSchema,
};

/**
 * Every city with its villages, closed and deleted ones among them (spec, POST /address/getCitiesAndVillages).
 * @throws CourierError
 */
export async function listCitiesAndVillages(
  client: CourierClient,
  signal?: AbortSignal,
): Promise<CityListing> {
  return client.call(listing, { kind: 'json', fields: {} }, signal);
}
