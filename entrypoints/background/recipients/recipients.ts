import type { CourierClient } from '../../../lib/courier/client';
import { findRecipientsInEveryForm } from '../../../lib/courier/recipients';
import type { ServiceRecipient } from '../../../lib/courier/schemas/recipient';
import type { KnownRecipient } from '../../../lib/messaging/views/service';
import type { PhoneRules } from '../../../lib/parcel/countries';
import type { VillageChoice } from '../../../lib/parcel/parcel-draft';
import { oneForm, parsePhone } from '../../../lib/parcel/phone';
import { choiceOf } from '../../../lib/parcel/village-choice';
import type { StoredDirectory } from '../../../lib/villages/stored';
import { callCourier, requireAccount } from '../accounts/courier';
import { directoryOf } from '../directories/directories';

/** Spec, Limits: recipients in a phone search result. */
const MOST_FOUND = 5;

/** Whether one form of a phone finds what the others do is not shown. Text that is no phone finds nobody. */
export async function findKnownRecipients(
  accountId: string,
  phone: string,
): Promise<readonly KnownRecipient[]> {
  const reading = parsePhone(phone, await requireAccount(accountId));
  if (reading.kind !== 'allowed') return [];
  return callCourier(accountId, async (client, account) => {
    const found = await findByEveryForm(client, reading.phone);
    const directory = await directoryOf(accountId);
    return found.slice(0, MOST_FOUND).map((recipient) => viewOf(recipient, directory, account));
  });
}

/** @throws CourierError where a form was not answered and the others found nobody: that is not "nobody known". */
async function findByEveryForm(client: CourierClient, phone: string): Promise<readonly ServiceRecipient[]> {
  const answers = await findRecipientsInEveryForm(client, phone);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (found.length === 0 && failed !== undefined) throw failed.reason;
  return [...new Map(found.map((recipient) => [recipient.id, recipient])).values()];
}

function viewOf(
  recipient: ServiceRecipient,
  directory: StoredDirectory | null,
  rules: PhoneRules,
): KnownRecipient {
  const { address, phone, phone2 } = recipient;
  return {
    id: recipient.id,
    firstName: recipient.first_name ?? '',
    lastName: recipient.last_name,
    phone: oneForm(phone, rules),
    phone2: phone2 === null ? null : oneForm(phone2, rules),
    blocked: recipient.is_blocked === null ? null : recipient.is_blocked === 1,
    note: recipient.note,
    address: address && {
      village: villageOf(address, directory),
      streetName: address.street_name ?? '',
    },
  };
}

/** By the name it has in the directory, where it is listed. A village without a name would be chosen unseen. */
function villageOf(
  address: NonNullable<ServiceRecipient['address']>,
  directory: StoredDirectory | null,
): VillageChoice | null {
  const listed = directory?.villages.find(({ id }) => id === address.village_id);
  if (listed !== undefined) return choiceOf(listed);
  const { village, city, village_id: id, city_id: cityId } = address;
  return village && { id, cityId, name: village.name, city: city?.name ?? '' };
}
