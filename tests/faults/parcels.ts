import type { InputOf } from '../../lib/messaging/protocol';
import { EMPTY_FIELDS } from '../../lib/parcel/empty-fields';
import { madeOrder } from '../e2e/made-order';
import type { Scene } from './scene';

export function phoneOf(orderId: number): string {
  return madeOrder(orderId).billing.phone;
}

/** What the form sends for an order. */
export function formMessage(
  accountId: string,
  orderId: number,
  { phone = phoneOf(orderId), force = false } = {},
): InputOf<'parcel/create'> {
  const number = String(orderId);
  return {
    key: `form ${number}`,
    order: { store: 'https://shop.example/wp-admin/', orderId: number, number, link: null },
    accountId,
    identityVersion: 1,
    currency: 'ILS',
    confirmed: [],
    fields: {
      ...EMPTY_FIELDS,
      firstName: 'سلمى',
      phone,
      village: { id: VILLAGE, cityId: CITY, name: 'جنين', city: 'جنين' },
      streetName: 'شارع المدارس',
      totalPrice: '120',
      description: 'قميص أزرق',
      referenceNumber: number,
    },
    force,
    again: false,
  };
}

/** An open village of the sandbox's directory. */
const VILLAGE = 738;
const CITY = 4;

/** A parcel of before, made by nobody of ours. @returns its code */
export async function makeEarlier({ world }: Scene, phone: string): Promise<string> {
  const response = await fetch(`${world.sandbox.url}/parcels/create`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      recipient: { first_name: 'سلمى', phone },
      address: { city_id: CITY, village_id: VILLAGE, street_name: 'شارع المدارس' },
      total_price: 50,
      description: 'طرد سابق',
      reference_number: 'earlier',
      Service_API_KEY: world.account().key,
    }),
  });
  const answer = (await response.json()) as { parcel_code?: string };
  if (answer.parcel_code === undefined) throw new Error(`No earlier parcel: ${JSON.stringify(answer)}`);
  return answer.parcel_code;
}
