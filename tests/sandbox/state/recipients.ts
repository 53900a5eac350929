import { samePhone } from '../checks/phone';
import type { CityRecord } from '../seed/city-schema';
import type { SeedRecipient } from '../seed/parcel-schema';
import { type Customer, type RecipientState, type State, takeId, type VillageState } from './state';
import { timestamp } from './timestamp';

/** Specification, Limits: recipients in a phone search result. */
const MOST_FOUND = 5;

function addRecipient(
  state: State,
  customer: Customer,
  { address, ...details }: SeedRecipient,
  village: VillageState,
): RecipientState {
  const now = timestamp();
  const times = { created_at: now, updated_at: now };
  const recipient: RecipientState = {
    id: takeId(state),
    customerId: customer.id,
    ...details,
    isFavorite: false,
    ...times,
    address: {
      id: takeId(state),
      city_id: village.record.city_id,
      village_id: village.record.id,
      street_name: address.street_name,
      location_updated_at: null,
      additional_information: null,
      order: 1,
      ...times,
      location_updated_by_user_id: null,
      hasLocation: false,
    },
  };
  state.recipients.push(recipient);
  return recipient;
}

/** City of the specification, without its villages. */
function cityAnswer({ id, name, deleted_at }: CityRecord) {
  return { id, name, deleted_at };
}

/**
 * The customer's recipient with this name, phone and address, or a new one. Either way it is the one dealt
 * with last from now on.
 */
export function rememberRecipient(
  state: State,
  customer: Customer,
  recipient: SeedRecipient,
  village: VillageState,
): RecipientState {
  const index = state.recipients.findIndex(
    (known) =>
      known.customerId === customer.id &&
      known.phone === recipient.phone &&
      known.phone2 === recipient.phone2 &&
      known.first_name === recipient.first_name &&
      known.address.village_id === village.record.id &&
      known.address.street_name === recipient.address.street_name,
  );
  const [known] = index === -1 ? [] : state.recipients.splice(index, 1);
  if (known === undefined) return addRecipient(state, customer, recipient, village);
  known.updated_at = timestamp();
  state.recipients.push(known);
  return known;
}

/** The customer's recipients with this phone, first or second, the latest first, at most five. */
export function findRecipients(state: State, customer: Customer, phone: string): readonly RecipientState[] {
  const hasPhone = (own: string | null) => own !== null && samePhone(state.choices, own, phone);
  return state.recipients
    .filter(
      ({ customerId, phone: first, phone2 }) =>
        customerId === customer.id && (hasPhone(first) || hasPhone(phone2)),
    )
    .reverse()
    .slice(0, MOST_FOUND);
}

/** Whether any of the phones is a blocked recipient's: blocking counts for every customer. */
export function isBlocked(state: State, phones: readonly string[]): boolean {
  return state.recipients
    .filter(({ is_blocked }) => is_blocked === 1)
    .flatMap(({ phone, phone2 }) => (phone2 === null ? [phone] : [phone, phone2]))
    .some((blocked) => phones.some((phone) => samePhone(state.choices, blocked, phone)));
}

/** Recipient of the specification, with its address, city and village as they are now. */
export function recipientAnswer(state: State, recipient: RecipientState) {
  const village = state.villages.get(recipient.address.village_id);
  return {
    id: recipient.id,
    address_id: recipient.address.id,
    first_name: recipient.first_name,
    last_name: recipient.last_name,
    note: recipient.note,
    phone: recipient.phone,
    phone2: recipient.phone2,
    is_blocked: recipient.is_blocked,
    recipient_info_id: null,
    created_at: recipient.created_at,
    updated_at: recipient.updated_at,
    address: {
      ...recipient.address,
      city: village === undefined ? null : cityAnswer(village.city),
      village: village === undefined ? null : village.record,
    },
  };
}
