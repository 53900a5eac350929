import { listCitiesAndVillages } from '../../../lib/courier/addresses';
import type { CourierClient } from '../../../lib/courier/client';
import { updateParcelContent } from '../../../lib/courier/contents';
import { updateEmployee } from '../../../lib/courier/employees';
import {
  calculateFees,
  calculateSizeExtraFee,
  createParcel,
  restoreParcel,
  testParcel,
} from '../../../lib/courier/parcels';
import { findRecipientsByPhoneNumber } from '../../../lib/courier/recipients';
import { updateWebhookUrl } from '../../../lib/courier/webhook';
import { PARCEL } from './fake-service';

/** Every operation of the client, with a request that is as the spec has it. */
type Call = (client: CourierClient, signal?: AbortSignal) => Promise<unknown>;

const employee = {
  type: 'employee',
  first_name: 'a',
  active: true,
  business_name: 'b',
  phone_number: '1',
} as const;

const size = { village_id: 1, length: 1, width: 1, height: 1 };
export const LOOK_UPS: Record<string, Call> = {
  calculateFees: (client, signal) => calculateFees(client, { village_id: 1 }, signal),
  calculateSizeExtraFee: (client, signal) => calculateSizeExtraFee(client, size, signal),
  listCitiesAndVillages: (client, signal) => listCitiesAndVillages(client, signal),
  findRecipientsByPhoneNumber: (client, signal) =>
    findRecipientsByPhoneNumber(client, { phone_number: '0591234567' }, signal),
};
export const CHANGES: Record<string, Call> = {
  createParcel: (client, signal) => createParcel(client, PARCEL, signal),
  restoreParcel: (client, signal) => restoreParcel(client, { parcel_id: 'P-1' }, signal),
  testParcel: (client, signal) =>
    testParcel(client, { parcel_code: 'P-1', parcel_status_id: 1, parcel_position_id: 1 }, signal),
  updateParcelContent: (client, signal) => updateParcelContent(client, 1, { item_name: 'a' }, signal),
  updateEmployee: (client, signal) => updateEmployee(client, 1, employee, signal),
  updateWebhookUrl: (client, signal) =>
    updateWebhookUrl(client, { webhook_url: 'https://a.example' }, signal),
};
export const CALLS = { ...LOOK_UPS, ...CHANGES };
