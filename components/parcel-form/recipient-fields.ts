import type { KnownRecipient } from '../../lib/messaging/views/service';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';

/** The form's fields that are known of the recipient; the others stay as they are. */
export function fieldsOfRecipient(recipient: KnownRecipient): Partial<ParcelFields> {
  const { phone2, address } = recipient;
  return {
    firstName: [recipient.firstName, recipient.lastName ?? ''].join(' ').trim(),
    ...(phone2 !== null && phone2.trim() !== '' && { phone2 }),
    ...(address?.village && { village: address.village }),
    ...(address && address.streetName.trim() !== '' && { streetName: address.streetName }),
  };
}
