import type { ColleagueEntry } from '../../../lib/ledger/colleague-entries';
import { type LedgerEntry, toEntry } from '../../../lib/ledger/entry';
import type { OutboxRow } from '../../../lib/outbox/row';
import type { Account } from '../../../lib/settings/account';
import { ACCOUNT } from './made-form';

const PLACE = { village: 'قباطية', city: 'جنين' };

/** A created parcel of the ledger; later ones are older. */
export function ledgerEntry(
  index: number,
  change: Partial<OutboxRow> = {},
  account: Account | null = ACCOUNT,
  printed = false,
): LedgerEntry {
  const row: OutboxRow = {
    id: `row-${index}`,
    store: 'https://shop.example/wp-admin/',
    orderId: `${1000 + index}`,
    copy: 0,
    orderNumber: `${1000 + index}`,
    orderLink: `https://shop.example/wp-admin/post.php?post=${1000 + index}&action=edit`,
    accountId: account?.id ?? 'gone',
    identityVersion: 1,
    phoneKey: '599123456',
    forced: false,
    request: {
      recipient: { first_name: `أحمد ${index}`, phone: '0599123456' },
      address: { village_id: 742, city_id: 4, street_name: 'شارع البلدية' },
      total_price: '175',
      description: 'زيت زيتون',
      note: 'الطابق الثاني',
    },
    revision: 0,
    state: 'created',
    attempts: [],
    sent: null,
    waiting: null,
    parcelCode: `SB${2000 + index}`,
    codeFrom: 'service',
    refusal: null,
    settlement: null,
    lookedAgain: null,
    quotedFee: { deliveryCost: '20.00', extraPrice: '0' },
    createdAt: new Date(2026, 0, 15, 12).getTime() - index * 60_000,
    updatedAt: 1,
    ...change,
  };
  return toEntry(row, { account, place: PLACE, printed, report: null, isSearched: true });
}

/** Rana's parcel, as the relay tells of it. */
export function colleagueEntry(change: Partial<ColleagueEntry> = {}): ColleagueEntry {
  return {
    ...{
      id: 'A'.repeat(43),
      colleague: 'Rana',
      state: 'created',
      settlement: null,
      wrongSince: null,
      made: true,
    },
    parcelCode: 'SB-900',
    parcelStatus: null,
    fate: 'only-made',
    limitEnd: null,
    place: null,
    totalPrice: '80',
    fee: '20',
    currency: 'ILS',
    accountId: ACCOUNT.id,
    accountName: ACCOUNT.name,
    testing: false,
    createdAt: new Date(2026, 0, 15, 12).getTime(),
    searched: 'sb 900\nrana',
    ...change,
  };
}
