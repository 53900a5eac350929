import { plainText } from '../parcel/plain-text';

/** Spec, Authentication 1: the key is a field of the body, and this is its name. */
export const KEY_FIELD = 'Service_API_KEY';

const LONGEST = 64;
/** Begins with no digit: such a name would come first in the body, and its bytes would be others. */
const NAME = /^[A-Za-z_][A-Za-z0-9_.-]*$/;

/** The bodies' own fields (spec, Endpoints): the key would stand in place of what is sent. */
const TAKEN: ReadonlySet<string> = new Set(
  `
  recipient address total_price actual_price description note customer_private_note weight length width height
  is_replacement is_favorite_recipient planned_date reference_number parcel_type forceDuplicate parcel_id parcel_code
  parcel_status_id parcel_position_id returned_reason_id village_id companion_id price companion_parcel_id product_id
  item_name item_price quantity item_image content_photo phone_number type first_name second_name last_name
  fixed_commission_value percent_commission_value start_work_at end_work_at active business_name password city_id street
  permissions webhook_url __proto__
  `
    .trim()
    .split(/\s+/),
);

/** Whether a body's field may be called so for the key: a plain name that no other field has. */
export function isKeyField(name: string): boolean {
  return name.length <= LONGEST && NAME.test(name) && !TAKEN.has(name);
}

/** The name as typed: `undefined`: the specification's own; `null`: a body's field cannot be called so. */
export function readKeyField(typed: string): string | null | undefined {
  const name = plainText(typed);
  if (name === '' || name === KEY_FIELD) return undefined;
  return isKeyField(name) ? name : null;
}
