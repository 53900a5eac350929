import type { SeedCustomer } from '../seed/customer-schema';
import type { LoadedSeed } from '../seed/seed-schema';
import { buildEmployee } from './employees';
import { addParcel } from './parcels';
import { rememberRecipient } from './recipients';
import type { Caller, Customer, State, VillageState } from './state';
import { applyVillageChange } from './villages';

function buildCustomer(seed: SeedCustomer): Customer {
  return {
    id: seed.id,
    key: seed.key,
    businessName: seed.business_name,
    environment: seed.environment,
    numberRule: seed.number_rule,
    isPremium: seed.is_premium,
    mayCreateParcels: seed.may_create_parcels,
    webhookUrl: seed.webhook_url,
    info: seed.info,
    employees: seed.employees.map((employee) => buildEmployee(employee, seed)),
    products: seed.products,
  };
}

function buildVillages(seed: LoadedSeed): ReadonlyMap<number, VillageState> {
  const villages = new Map<number, VillageState>();
  for (const city of seed.cities) {
    for (const record of city.villages) villages.set(record.id, { city, record, hidden: false });
  }
  for (const change of seed.villages) {
    const village = villages.get(change.id);
    if (village !== undefined) applyVillageChange(village, change);
  }
  return villages;
}

function listCallers(customer: Customer): [string, Caller][] {
  const employees = customer.employees.flatMap((employee): [string, Caller][] =>
    employee.key === null ? [] : [[employee.key, { customer, employee }]],
  );
  return [[customer.key, { customer, employee: null }], ...employees];
}

/** Ids the state gives out begin above every id of the seed. */
function firstFreeId(seed: LoadedSeed): number {
  const parcels = seed.customers.flatMap((customer) => customer.parcels);
  const ids = parcels.flatMap(({ contents, companion_parcels }) => [...contents, ...companion_parcels]);
  return ids.reduce((highest, { id }) => Math.max(highest, id), 1000);
}

/** The service's state as the seed has it. */
export function buildState(seed: LoadedSeed): State {
  const customers = seed.customers.map((customer) => ({ seed: customer, customer: buildCustomer(customer) }));
  const state: State = {
    seed,
    choices: seed.choices,
    cities: seed.cities,
    villages: buildVillages(seed),
    callers: new Map(customers.flatMap(({ customer }) => listCallers(customer))),
    recipients: [],
    parcels: new Map(),
    nextId: firstFreeId(seed),
  };
  for (const { customer, seed: seedCustomer } of customers) {
    for (const recipient of seedCustomer.recipients) {
      const village = state.villages.get(recipient.address.village_id);
      if (village !== undefined) rememberRecipient(state, customer, recipient, village);
    }
    for (const parcel of seedCustomer.parcels) {
      const village = state.villages.get(parcel.recipient.address.village_id);
      if (village === undefined) continue;
      addParcel(state, customer, village, parcel, {
        dimensions: {
          length: customer.info.default_parcel_length,
          width: customer.info.default_parcel_width,
          height: customer.info.default_parcel_height,
        },
        weight: null,
        isReplacement: false,
        isFavoriteRecipient: false,
        plannedDate: null,
        parcelType: null,
      });
    }
  }
  return state;
}
