import type { NumberRule } from '../checks/amount';
import type { Choices } from '../choices';
import type { CityRecord, VillageRecord } from '../seed/city-schema';
import type { CustomerInfo } from '../seed/customer-schema';
import type { LoadedSeed } from '../seed/seed-schema';
import type { ParcelState } from './parcel-state';

export interface VillageState {
  readonly city: CityRecord;
  record: VillageRecord;
  /** Cannot be chosen as an address; no field of a Village says so. */
  hidden: boolean;
}

/** Address of the specification, without the city and village it embeds. */
interface AddressRecord {
  readonly id: number;
  readonly city_id: number;
  readonly village_id: number;
  readonly street_name: string;
  readonly location_updated_at: null;
  readonly additional_information: null;
  readonly order: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly location_updated_by_user_id: null;
  readonly hasLocation: boolean;
}

export interface RecipientState {
  readonly id: number;
  /** Who may find this recipient. */
  readonly customerId: number;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly note: string | null;
  readonly phone: string;
  readonly phone2: string | null;
  readonly is_blocked: 0 | 1;
  isFavorite: boolean;
  readonly created_at: string;
  updated_at: string;
  readonly address: AddressRecord;
}

export interface EmployeeState {
  readonly id: number;
  readonly key: string | null;
  type: 'employee' | 'sales_representative';
  first_name: string;
  second_name: string;
  last_name: string;
  readonly email: string;
  phone_number: string;
  business_name: string;
  fixed_commission_value: number;
  percent_commission_value: number;
  start_work_at: string;
  end_work_at: string;
  active: boolean;
  permissions: readonly number[];
  readonly created_at: string;
  updated_at: string;
}

export interface Product {
  readonly id: number;
  readonly name: string;
  readonly price: number;
}

export interface Customer {
  readonly id: number;
  readonly key: string;
  readonly businessName: string;
  readonly environment: 'testing' | 'live';
  readonly numberRule: NumberRule;
  readonly isPremium: boolean;
  readonly mayCreateParcels: boolean;
  webhookUrl: string | null;
  readonly info: CustomerInfo;
  readonly employees: readonly EmployeeState[];
  readonly products: readonly Product[];
}

/** Whom a key belongs to: a customer, or an employee acting for one. */
export interface Caller {
  readonly customer: Customer;
  readonly employee: EmployeeState | null;
}

/** Everything the service holds. */
export interface State {
  readonly seed: LoadedSeed;
  choices: Choices;
  readonly cities: readonly CityRecord[];
  readonly villages: ReadonlyMap<number, VillageState>;
  readonly callers: ReadonlyMap<string, Caller>;
  /** The one dealt with last stands last. */
  readonly recipients: RecipientState[];
  readonly parcels: Map<string, ParcelState>;
  /** Ids of whatever has no own numbering in the seed. */
  nextId: number;
}

/** The next id, never used twice. */
export function takeId(state: State): number {
  state.nextId += 1;
  return state.nextId;
}
