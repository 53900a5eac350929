import type { CourierClient } from '../../lib/courier/client';
import { findRecipientsByPhoneNumber } from '../../lib/courier/recipients';
import type { Recipient } from '../../lib/courier/schemas/recipient';
import type { KnownRecipient } from '../../lib/messaging/views';
import { parsePhone, phoneForms } from '../../lib/parcel/phone';
import { callCourier } from './accounts';

/** Spec, Limits: recipients in a phone search result. */
const MOST = 5;

/**
 * The recipients behind a phone, whichever of its forms the service knows them by: whether one form finds the
 * others is not shown. Text that is no phone finds nobody.
 */
export function findKnownRecipients(accountId: string, phone: string): Promise<readonly KnownRecipient[]> {
  const reading = parsePhone(phone);
  if (reading.kind !== 'allowed') return Promise.resolve([]);
  return callCourier(accountId, async (client) => {
    const found = await findByEveryForm(client, reading.phone);
    return found.slice(0, MOST).flatMap(viewOf);
  });
}

async function findByEveryForm(client: CourierClient, phone: string): Promise<readonly Recipient[]> {
  const answers = await Promise.all(
    phoneForms(phone).map((form) => findRecipientsByPhoneNumber(client, { phone_number: form })),
  );
  return [...new Map(answers.flat().map((recipient) => [recipient.id, recipient])).values()];
}

/** Someone whose address is lost cannot fill a form. */
function viewOf(recipient: Recipient): readonly KnownRecipient[] {
  const { address } = recipient;
  if (address === null) return [];
  return [
    {
      id: recipient.id,
      firstName: recipient.first_name,
      lastName: recipient.last_name,
      phone: recipient.phone,
      phone2: recipient.phone2,
      blocked: recipient.is_blocked === 1,
      note: recipient.note,
      villageId: address.village_id,
      cityId: address.city_id,
      villageName: address.village?.name ?? '',
      cityName: address.city?.name ?? '',
      streetName: address.street_name ?? '',
    },
  ];
}
