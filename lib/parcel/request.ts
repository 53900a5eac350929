import type { CreateParcelRequest } from '../courier/parcels';
import { Failure } from '../failure';
import type { Decimal } from '../order';
import type { PhoneRules } from './countries';
import { error } from './finding';
import type { Finding, ParcelFieldName, ParcelFields } from './parcel-draft';
import { parseAmount } from './parse-amount';
import { oneForm } from './phone';
import { plainText } from './plain-text';
import { type AccountRules, checkFields } from './preflight';
import { isPhone } from './rules';
import { isBlank, sentText } from './sent-text';

/** Fields that cannot be sent as they are, by their names; never their content. */
export class ParcelFieldsError extends Failure {
  override readonly name = 'ParcelFieldsError';
  readonly fields: readonly ParcelFieldName[];

  constructor(findings: readonly Finding[]) {
    super('fields-wrong');
    this.fields = [...new Set(findings.map(({ field }) => field))];
    this.message = `Cannot be sent: ${this.fields.join(', ')}`;
  }
}

/**
 * The service's request (spec, POST /parcels/create), without the key. Empty optional fields and false flags are left
 * out; amounts are exact; `address.city_id`, which the spec shows in its example alone, is always there.
 * @throws ParcelFieldsError when a field has an error by `checkFields`.
 */
export function readCreateRequest(fields: ParcelFields, account: AccountRules): CreateParcelRequest {
  const errors = checkFields(fields, { account }).filter(({ severity }) => severity === 'error');
  const { village } = fields;
  if (errors.length > 0 || village === null) throw new ParcelFieldsError(errors);
  return {
    recipient: {
      first_name: sentText(fields.firstName),
      phone: readPhone(fields, 'phone', account),
      ...optional('phone2', isBlank(fields.phone2) ? null : readPhone(fields, 'phone2', account)),
    },
    address: { city_id: village.cityId, village_id: village.id, street_name: sentText(fields.streetName) },
    total_price: readDecimal(fields, 'totalPrice'),
    ...optional('actual_price', optionalDecimal(fields, 'actualPrice')),
    description: sentText(fields.description),
    ...optional('note', optionalText(fields.note)),
    ...optional('customer_private_note', optionalText(fields.customerPrivateNote)),
    ...optional('weight', optionalDecimal(fields, 'weight')),
    ...optional('length', optionalWhole(fields, 'length')),
    ...optional('width', optionalWhole(fields, 'width')),
    ...optional('height', optionalWhole(fields, 'height')),
    ...optional('is_replacement', fields.isReplacement || null),
    ...optional('is_favorite_recipient', fields.isFavoriteRecipient || null),
    ...optional('planned_date', optionalText(plainText(fields.plannedDate))),
    ...optional('reference_number', optionalText(fields.referenceNumber)),
    ...optional('parcel_type', optionalWhole(fields, 'parcelType')),
  };
}

/**
 * In the order in which they are sent. Of several each has its place in the reference number ("149 1/2"); none says
 * what the goods are worth (`actual_price`): which of them are in which parcel is not known.
 * @throws ParcelFieldsError as `readCreateRequest`
 */
export function readCreateRequests(
  fields: ParcelFields,
  account: AccountRules,
): readonly CreateParcelRequest[] {
  const { parcels, referenceNumber } = fields;
  const whole = readCreateRequest(fields, account);
  if (parcels.length === 0) return [whole];
  const { actual_price: _, ...each } = whole;
  return parcels.map(({ amount, description }, index) => ({
    ...each,
    total_price: readAmount('parcels', amount),
    description: sentText(description),
    reference_number: sentText(`${referenceNumber} ${index + 1}/${parcels.length}`),
  }));
}

function optional<Name extends string, Value>(
  name: Name,
  value: Value | null,
): { readonly [N in Name]?: Value } {
  return (value === null ? {} : { [name]: value }) as { readonly [N in Name]?: Value };
}

function optionalText(text: string): string | null {
  return isBlank(text) ? null : sentText(text);
}

type NumberField = 'totalPrice' | 'actualPrice' | 'weight' | 'length' | 'width' | 'height' | 'parcelType';

function readDecimal(fields: ParcelFields, field: NumberField): Decimal {
  return readAmount(field, fields[field]);
}

function readAmount(field: ParcelFieldName, text: string): Decimal {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new ParcelFieldsError([error(field, 'number-form')]);
  return parsed.value;
}

function optionalDecimal(fields: ParcelFields, field: NumberField): Decimal | null {
  return isBlank(fields[field]) ? null : readDecimal(fields, field);
}

function optionalWhole(fields: ParcelFields, field: NumberField): number | null {
  const decimal = optionalDecimal(fields, field);
  return decimal === null ? null : Number(decimal);
}

/** In the account's one form, however it was written. */
function readPhone(fields: ParcelFields, field: 'phone' | 'phone2', rules: PhoneRules): string {
  const phone = oneForm(fields[field], rules);
  if (!isPhone(phone)) throw new ParcelFieldsError([error(field, 'phone-form')]);
  return phone;
}
