import type { InputOf } from '../../lib/messaging/protocol';
import type { FormView } from '../../lib/messaging/views/form';
import type { RowView } from '../../lib/messaging/views/row';
import { MANUAL } from '../../lib/order-key';
import { codesOf, collectedBy, type OrderParcels } from '../../lib/outbox/meaning-of-parts';
import type { Finding, ParcelFields } from '../../lib/parcel/parcel-draft';
import { parseAmount } from '../../lib/parcel/parse-amount';
import type { Account } from '../../lib/settings/account';

/** To which customer, and about what. */
export type About = Omit<InputOf<'message/write'>, 'language' | 'countryCode'>;

type MadeParcel = OrderParcels &
  Pick<RowView, 'id' | 'accountId' | 'phone' | 'recipientName' | 'orderNumber' | 'createdAt' | 'currency'> & {
    readonly village: { readonly name: string } | null;
  };

/** A parcel that was made; of an order that goes in several, all of them: its customer pays for the whole. */
export function aboutParcel(row: MadeParcel): About {
  return {
    kind: 'made',
    subject: row.id,
    accountId: row.accountId,
    phone: row.phone,
    name: row.recipientName,
    number: row.orderNumber ?? '',
    codes: codesOf(row),
    amount: collectedBy(row),
    currency: row.currency,
    village: row.village?.name ?? '',
    madeAt: row.createdAt,
  };
}

/** An order that is to be confirmed before it is shipped; the one form without an order is of another each time. */
export function aboutOrder(
  { key, order }: Pick<FormView, 'key' | 'order'>,
  { firstName, phone, totalPrice, village }: ParcelFields,
  { id: accountId, currency }: Pick<Account, 'id' | 'currency'>,
): About {
  const amount = parseAmount(totalPrice);
  // What was written in another currency is no amount of this account's.
  const isOwn = amount.ok && (amount.currency ?? currency) === currency;
  return {
    kind: 'confirm',
    subject: key === MANUAL ? null : key,
    accountId,
    phone,
    name: firstName,
    number: order.number ?? '',
    codes: [],
    amount: isOwn && !amount.value.startsWith('-') ? amount.value : null,
    currency,
    village: village?.name ?? '',
    madeAt: null,
  };
}

/** Something is in doubt, and not whose phone it is: that parcels came back from it is what its owner is asked about. */
export function mayBeAsked(findings: readonly Finding[]): boolean {
  const open = findings.filter(({ severity }) => severity !== 'notice');
  return (
    open.length > 0 && open.every(({ field, code }) => field !== 'phone' || code === 'recipient-returned')
  );
}
