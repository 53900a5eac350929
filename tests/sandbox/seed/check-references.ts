import { findAmountError } from '../checks/amount';
import type { SeedCustomer } from './customer-schema';
import type { SeedParcel, SeedRecipient } from './parcel-schema';
import type { LoadedSeed } from './seed-schema';

class Problems {
  readonly list: string[] = [];

  unless(holds: boolean, place: string, text: string): void {
    if (!holds) this.list.push(`${place}: ${text}`);
  }

  /** Notes every value that was there before. */
  unique(kind: string, places: readonly (readonly [place: string, value: string | number])[]): void {
    const seen = new Map<string | number, string>();
    for (const [place, value] of places) {
      const first = seen.get(value);
      this.unless(first === undefined, place, `${kind} ${value} is already that of ${first}`);
      seen.set(value, first ?? place);
    }
  }
}

function checkRecipient(problems: Problems, place: string, recipient: SeedRecipient, villages: Set<number>) {
  const id = recipient.address.village_id;
  problems.unless(villages.has(id), `${place}.address.village_id`, `no village ${id}`);
}

function checkParcel(
  problems: Problems,
  place: string,
  parcel: SeedParcel,
  { customer, seed, villages }: { customer: SeedCustomer; seed: LoadedSeed; villages: Set<number> },
) {
  const { parcel_status_id: status, parcel_position_id: position } = parcel;
  const isStatus = status === undefined || seed.lifecycle.statuses.some(({ id }) => id === status);
  const isPosition = position === undefined || seed.lifecycle.positions.some(({ id }) => id === position);
  checkRecipient(problems, `${place}.recipient`, parcel.recipient, villages);
  problems.unless(isStatus, `${place}.parcel_status_id`, `no status ${status}`);
  problems.unless(isPosition, `${place}.parcel_position_id`, `no position ${position}`);
  for (const field of ['total_price', 'actual_price'] as const) {
    const wrong = findAmountError(parcel[field] ?? 0, customer.number_rule);
    problems.unless(wrong === null, `${place}.${field}`, wrong ?? '');
  }
  for (const [index, content] of parcel.contents.entries()) {
    const { companion_parcel_id: companion, product_id: product } = content;
    const isCompanion = companion === null || parcel.companion_parcels.some(({ id }) => id === companion);
    const isProduct = product === null || customer.products.some(({ id }) => id === product);
    problems.unless(
      isCompanion,
      `${place}.contents[${index}].companion_parcel_id`,
      `no companion ${companion}`,
    );
    problems.unless(isProduct, `${place}.contents[${index}].product_id`, `no product ${product}`);
  }
}

/** What the shape alone cannot say: everything a seed points to exists, and nothing is there twice. */
export function checkReferences(seed: LoadedSeed): readonly string[] {
  const problems = new Problems();
  const villages = new Set(seed.cities.flatMap((city) => city.villages.map(({ id }) => id)));
  const customers = seed.customers.map((customer, index) => ({ customer, place: `customers[${index}]` }));
  const parcels = customers.flatMap(({ customer, place }) =>
    customer.parcels.map((parcel, index) => ({ customer, parcel, place: `${place}.parcels[${index}]` })),
  );
  const employees = customers.flatMap(({ customer, place }) =>
    customer.employees.map((employee, index) => ({ employee, place: `${place}.employees[${index}]` })),
  );

  problems.unique(
    'city id',
    seed.cities.map(({ id }, index) => [`cities[${index}].id`, id]),
  );
  problems.unique(
    'village id',
    seed.cities.flatMap((city, index) =>
      city.villages.map(({ id }, number) => [`cities[${index}].villages[${number}].id`, id] as const),
    ),
  );
  for (const [index, { id }] of seed.villages.entries()) {
    problems.unless(villages.has(id), `villages[${index}].id`, `no village ${id}`);
  }
  for (const [index, step] of seed.lifecycle.journey.entries()) {
    const { parcel_status_id: status, parcel_position_id: position } = step;
    const place = `lifecycle.journey[${index}]`;
    problems.unless(
      seed.lifecycle.statuses.some(({ id }) => id === status),
      place,
      `no status ${status}`,
    );
    problems.unless(
      seed.lifecycle.positions.some(({ id }) => id === position),
      place,
      `no position ${position}`,
    );
  }

  problems.unique('key', [
    ...customers.map(({ customer, place }) => [`${place}.key`, customer.key] as const),
    ...employees.flatMap(({ employee, place }) =>
      employee.key === null ? [] : [[`${place}.key`, employee.key] as const],
    ),
  ]);
  problems.unique('user id', [
    ...customers.map(({ customer, place }) => [`${place}.id`, customer.id] as const),
    ...employees.map(({ employee, place }) => [`${place}.id`, employee.id] as const),
  ]);
  problems.unique(
    'parcel code',
    parcels.map(({ parcel, place }) => [`${place}.parcel_code`, parcel.parcel_code]),
  );
  for (const list of ['contents', 'companion_parcels'] as const) {
    const entries = parcels.flatMap(({ parcel, place }) =>
      parcel[list].map(({ id }, index) => [`${place}.${list}[${index}].id`, id] as const),
    );
    problems.unique('id', entries);
  }
  for (const { customer, place } of customers) {
    for (const [index, recipient] of customer.recipients.entries()) {
      checkRecipient(problems, `${place}.recipients[${index}]`, recipient, villages);
    }
  }
  for (const { customer, parcel, place } of parcels)
    checkParcel(problems, place, parcel, { customer, seed, villages });
  return problems.list;
}
