import * as z from 'zod/mini';
import type { CourierClient } from './client';
import { LOOK_UP_RETRIES, type Operation } from './operation';
import { flag, integer, list, orNull, resource } from './schemas/fields';

const timestamp = z.string();
const placeName = z.string().check(z.minLength(1));

/** Spec, Village. Whether it is closed must be said: a closed village must not be selectable. */
const villageSchema = resource({
  id: integer,
  city_id: integer,
  name: placeName,
  driver_region_id: orNull(integer),
  region_id: orNull(integer),
  region_type: orNull(integer),
  note: orNull(z.string()),
  is_closed: flag,
  deleted_at: orNull(timestamp),
});
type Village = z.infer<typeof villageSchema>;

/** Spec, City, without its villages. */
const citySchema = resource({
  id: integer,
  name: placeName,
  deleted_at: orNull(timestamp),
});
type City = z.infer<typeof citySchema>;

interface CityWithVillages extends City {
  readonly villages: readonly Village[];
}

/** The listing, and how many of its records were not as the spec has them and are left out. */
interface CityListing {
  readonly cities: readonly CityWithVillages[];
  readonly skipped: number;
}

const listedCity = resource({ ...citySchema.shape, villages: list(z.unknown()) });

/** One bad record among a thousand is left out and counted; records of which none is good are no listing. */
const cityListingSchema: z.ZodMiniType<CityListing> = z.pipe(
  z.array(z.unknown()),
  z.transform((records, context) => {
    const listing = readListing(records);
    const isEmpty = listing.cities.every((city) => city.villages.length === 0);
    if (listing.skipped > 0 && isEmpty) {
      context.issues.push({ code: 'custom', message: 'no village is as the spec has it', input: records });
    }
    return listing;
  }),
);

function readListing(records: readonly unknown[]): CityListing {
  let skipped = 0;
  const good = <Value>(schema: z.ZodMiniType<Value>, values: readonly unknown[]): Value[] =>
    values.flatMap((value) => {
      const parsed = z.safeParse(schema, value);
      if (parsed.success) return [parsed.data];
      skipped += 1;
      return [];
    });
  const cities = good(listedCity, records).map((city) => ({
    ...city,
    villages: good(villageSchema, city.villages),
  }));
  return { cities, skipped };
}

const listing: Operation<CityListing> = {
  name: 'listCitiesAndVillages',
  path: 'address/getCitiesAndVillages',
  retries: LOOK_UP_RETRIES,
  // A village is some 250 bytes: room for 30,000 of them.
  largestAnswer: 8 * 1024 * 1024,
  answer: cityListingSchema,
};

/** Closed and deleted ones among them (spec, POST /address/getCitiesAndVillages). @throws CourierError */
export async function listCitiesAndVillages(
  client: CourierClient,
  signal?: AbortSignal,
): Promise<CityListing> {
  return client.call(listing, { kind: 'json', fields: {} }, signal);
}
